package import ApusExplorer
package import ApusLanguage
internal import ApusRendering
package import ApusSurroundings
internal import ApusTeaching

/// `tour [NAME]`
package struct TourCommand: Drives {
  private static let lesson = Operand("NAME", .words(Lesson.all.map { Choice($0.name, "a lesson") }))
  private static let start = Operand("STEP", .number)

  package static let spec = CommandSpec(
    section: .teaching,
    summary: "learn by doing: lessons in the practice API, a step at a time",
    forms: [[], [.operand(lesson)], [.operand(lesson), .operand(start)]],
    examples: [
      CommandSpec.Example("tour", "the lessons there are"),
      CommandSpec.Example("tour first-request", "the first one"),
      CommandSpec.Example("tour first-request 5", "the same, from its fifth step on"),
    ],
    details: [
      "Enter runs the line that is shown; any other line runs too. `skip`, `back` and `quit` lead through.",
      "A lesson has a session of its own: yours is as it was afterwards.",
    ])

  private let name: Word?
  private let step: (number: Int, range: Range<Int>)?

  package init(_ line: LineArguments) throws(LineProblem) {
    name = line[Self.lesson]
    step = if let word = line[Self.start] { (try word.number(atLeast: 1), word.range) } else { nil }
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
