internal import ApusClient
package import ApusExplorer
package import ApusLanguage
internal import ApusLessons
internal import ApusRendering
package import ApusSurroundings
internal import ApusTeaching
internal import ApusText
internal import ApusWords

/// `tour [NAME]`
package struct TourCommand: Drives {
  private static let lesson = Operand(
    "LESSON", .words(Lesson.all.map { Operand.Choice($0.name, "a lesson") }))
  private static let start = Operand("STEP", .number)
  private static let live = CommandOption("--live", "asks the service itself, which changes nothing there")
  private static let record = CommandOption(
    "--record", "writes down what you do, for whoever grades it",
    takes: Operand("FILE", .file, "a file", try: "tour first-request --record ann"))
  private static let trust = CommandOption("--trust", "lets the lesson of a file do all that lines can do")
  private static let reset = CommandOption("--reset", "forgets what was done, in one lesson or in all")

  package static let spec = CommandSpec(
    section: .teaching,
    summary: "learn by doing: lessons in the practice API, a step at a time",
    forms: [
      [], [.operand(lesson), .option(live), .option(trust), .option(record)],
      [.operand(lesson), .operand(start), .option(live), .option(trust), .option(record)], [.with(reset)],
      [.with(reset), .operand(lesson)],
    ],
    examples: [
      CommandSpec.Example("tour", "the lessons there are, and what you did in each"),
      CommandSpec.Example("tour first-request", "the first one"),
      CommandSpec.Example("tour first-request 3", "the same, from its third step on"),
      CommandSpec.Example("tour github", "GitHub's API; tour github --live asks GitHub"),
    ],
    details: [
      """
      Enter runs a line that is shown. What you are to do you type, and it is checked by what was sent and what came: \
      `hint` helps, and at last shows an answer. `skip`, `back`, `again` and `quit` lead through.
      """,
      "A lesson has a session of its own, with cookies and a practice API of its own: yours stays as it is.",
      """
      LESSON may be a file, too, or a folder of them: then the first that is not done begins; `help lesson` says how to write one. Somebody else's lesson asks \
      before it sends to another host, reads or writes a file, uses a variable of the environment or starts a program. \
      \(trust.sentence).
      """,
      "\(reset.sentence).",
    ])

  private let name: Word?
  private let step: (number: Int, range: Range<Int>)?
  private let isLive: Bool
  private let isTrusted: Bool
  private let file: Word?
  private let resets: Bool

  package init(_ line: LineArguments) throws(LineProblem) {
    name = line[Self.lesson]
    isLive = line.has(Self.live)
    file = line.value(Self.record)
    isTrusted = line.has(Self.trust)
    resets = line.has(Self.reset)
    step = if let word = line[Self.start] { (try word.number(atLeast: 1), word.range) } else { nil }
  }

  package func drive(_ context: Context) async throws -> Outcome {
    let progress = LessonProgress(context.environment)
    defer { note(progress?.takeDamaged(), on: context.output) }
    let shelf = LessonShelf(context.environment.files)
    if resets { return try reset(progress, shelf, on: context.output) }
    let done = progress?.entries() ?? [:]
    guard let name else {
      try context.output.show(LessonList(Lesson.all.compactMap(\.source), done: done))
      return .ok
    }
    var source: LessonSource
    switch try shelf.found(name.text, at: name.range) {
    case .lesson(let lesson): source = lesson
    case .pack(let pack):
      let list = LessonList(pack, done: done)
      try context.output.show(list)
      guard let open = list.open else { return .ok }
      source = open
    }
    if isTrusted { source.isFromElsewhere = false }
    if isLive {
      (source.service, source.name) = (try service(of: source, at: name), source.name + "-live")
      source.command += " --live"
    }
    let count = source.document.steps.count
    if let step, step.number > count {
      throw LineProblem(
        "\(name.text) has \(Units.count(count, "step"))", at: step.range, try: source.command)
    }
    if step == nil, let resumption = source.resumption(of: done[source.name]) {
      context.output.note(Line(resumption, .command) + Line(said(" goes on where you were."), .dim))
    }
    try await LessonSeat(context: context).begin(
      source, at: (step?.number ?? 1) - 1,
      recordingTo: try file?.template.filled(from: context.session.variables).visible(in: "a file name"))
    return .ok
  }

  private func reset(_ progress: LessonProgress?, _ shelf: LessonShelf, on output: Output) throws -> Outcome {
    var known: String?
    if let name, case .lesson(let source) = try shelf.found(name.text, at: name.range) { known = source.name }
    if let problem = progress?.reset(known) { throw CommandFailure(.requestBody, problem) }
    output.note(Line("forgotten: what was done in \(name?.text ?? "all lessons")", .dim))
    return .ok
  }

  /// The service whose lines can be asked live.
  private func service(of source: LessonSource, at word: Word) throws(LineProblem) -> String {
    let lesson = Lesson.all.first { $0.name == source.name }
    if let service = lesson?.service { return service }
    let names = Lesson.all.filter { $0.service != nil }.map(\.name).joined(separator: " and ")
    throw LineProblem(
      "only \(names) can be asked live; \(word.text) is for the practice API", at: word.range,
      try: source.command)
  }

  private func note(_ damaged: String?, on output: Output) {
    guard let damaged else { return }
    output.note(Line("what was done in lessons cannot be read; it is in \(damaged) now", .warning))
  }
}
