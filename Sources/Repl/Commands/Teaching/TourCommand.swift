package import ApusExplorer
package import ApusLanguage
internal import ApusRendering
internal import ApusSavedSessions
package import ApusSurroundings
internal import ApusTeaching

/// `tour [NAME]`
package struct TourCommand: Drives {
  private static let lesson = Operand("NAME", .words(Lesson.all.map { Choice($0.name, "a lesson") }))
  private static let start = Operand("STEP", .number)
  private static let live = CommandOption("--live", "asks the service itself, which changes nothing there")

  package static let spec = CommandSpec(
    section: .teaching,
    summary: "learn by doing: lessons in the practice API, a step at a time",
    forms: [[], [.operand(lesson), .option(live)], [.operand(lesson), .operand(start), .option(live)]],
    examples: [
      CommandSpec.Example("tour", "the lessons there are"),
      CommandSpec.Example("tour first-request", "the first one"),
      CommandSpec.Example("tour first-request 5", "the same, from its fifth step on"),
      CommandSpec.Example("tour github", "GitHub's API; tour github --live asks GitHub"),
    ],
    details: [
      "Enter runs the line that is shown; any other line runs too. `skip`, `back` and `quit` lead through.",
      "A lesson has a session of its own: yours is as it was afterwards.",
    ])

  private let name: Word?
  private let step: (number: Int, range: Range<Int>)?
  private let isLive: Bool

  package init(_ line: LineArguments) throws(LineProblem) {
    name = line[Self.lesson]
    isLive = line.has(Self.live)
    step = if let word = line[Self.start] { (try word.number(atLeast: 1), word.range) } else { nil }
  }

  package func drive(_ context: Context) async throws -> Outcome {
    guard let name else {
      try context.output.show(LessonList(Lesson.all.compactMap(\.tour)))
      return .ok
    }
    let lesson = try Lesson.named(name)
    guard let tour = lesson.tour else { throw LineProblem("\(lesson.name) cannot be read", at: name.range) }
    let service = isLive ? try lesson.liveService(at: name) : nil
    if let step, step.number > tour.steps.count {
      throw LineProblem(
        "\(lesson.name) has \(Units.count(tour.steps.count, "step"))", at: step.range,
        try: "tour \(lesson.name)")
    }
    try await TourGuide(context).begin(tour, at: (step?.number ?? 1) - 1, asking: service)
    return .ok
  }
}
