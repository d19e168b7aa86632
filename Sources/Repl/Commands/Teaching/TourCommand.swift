package import Language
internal import LineEditing
internal import Rendering
internal import SavedSessions
package import Surroundings
internal import Teaching

/// `tour [NAME]`
package struct TourCommand: Drives {
  package static let spec = CommandSpec(
    section: .teaching,
    summary: "learn by doing: lessons in the practice API, a step at a time",
    usage: ["tour", "tour NAME", "tour NAME STEP"],
    examples: [
      CommandSpec.Example("tour", "the lessons there are"),
      CommandSpec.Example("tour first-request", "the first one"),
      CommandSpec.Example("tour first-request 5", "the same, from its fifth step on"),
    ],
    details: [
      "Enter runs the line that is shown; any other line runs too. `skip`, `back` and `quit` lead through.",
      "A lesson has a session of its own: yours is as it was afterwards.",
    ], arguments: [.words(Lesson.all.map { Candidate($0.name, meaning: "a lesson") })],
    traits: .isStepAlone)

  private let name: Word?
  private let step: (number: Int, range: Range<Int>)?

  package init(_ line: CommandLine) throws(LineProblem) {
    try line.allow(2)
    name = line.arguments.first
    step = try line.arguments.dropFirst().first.map { word throws(LineProblem) in
      (try word.number(atLeast: 1), word.range)
    }
  }

  package func drive(_ context: Context) async throws -> Outcome {
    guard let name else {
      try context.output.show(LessonList(lessons: Lesson.all.compactMap(\.tour)))
      return .ok
    }
    guard let lesson = Lesson.all.first(where: { $0.name == name.text.lowercased() })?.tour else {
      let names = Lesson.all.map(\.name)
      let meant = names.first { $0.hasPrefix(name.text.lowercased()) } ?? nearest(to: name.text, among: names)
      throw LineProblem(
        "there is no lesson \(name.text)", at: name.range, try: meant.map { "tour \($0)" } ?? "tour")
    }
    if let step, step.number > lesson.steps.count {
      throw LineProblem(
        "\(lesson.name) has \(Units.count(lesson.steps.count, "step"))", at: step.range,
        try: "tour \(lesson.name)")
    }
    try await TourGuide(context).begin(lesson, at: (step?.number ?? 1) - 1)
    return .ok
  }
}
