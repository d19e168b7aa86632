internal import ApusClient
package import ApusExplorer
package import ApusLanguage
internal import ApusLessons
internal import ApusRedaction
internal import ApusSavedSessions
package import ApusSurroundings

/// `lesson check FILE…`, `lesson new`, `lesson from SESSION`, `lesson grade FILE…`
package struct LessonCommand: Asks {
  private static let lessons = Operand("LESSON", .file, "a lesson", try: "lesson check caching.lesson.md")
    .several
  private static let recordings = Operand("FILE", .file, "a recorded lesson", try: "lesson grade ann").several
  private static let session = Operand("SESSION", .file, "a saved session", try: "lesson from octocat")
  private static let lesson = CommandOption(
    "--lesson", "is the lesson that they are of, where it is none of the program's",
    takes: Operand("LESSON", .file, "a lesson", try: "lesson grade --lesson a.lesson.md ann"))
  private static let trust = CommandOption("--trust", "lets the lesson of a file do all that lines can do")
  private static let json = CommandOption("--json", "tells it as JSON")
  private static let csv = CommandOption("--csv", "tells it as a table for a sheet")

  package static let spec = CommandSpec(
    section: .teaching,
    summary: "write lessons for others, prove them, and see what was done in them",
    forms: [
      [.word("check", "lesson check caching.lesson.md"), .option(trust), .operand(lessons)],
      [.word("new", "lesson new > caching.lesson.md")],
      [.word("from", "lesson from octocat"), .operand(session)],
      [
        .word("grade", "lesson grade ann"), .option(lesson), .option(json), .option(csv),
        .operand(recordings),
      ],
    ], expected: "check, new, from or grade", try: "lesson new",
    examples: [
      CommandSpec.Example("lesson new > own.lesson.md", "a lesson with every block in it"),
      CommandSpec.Example("lesson check own.lesson.md", "prove it on the practice API, twice"),
    ],
    details: LessonManual.paragraphs + ["\(trust.sentence)."])

  private enum Task {
    case check([Word], isTrusted: Bool)
    case new
    case from(Word)
    case grade([Word], lesson: Word?, LessonGrading.Form)
  }

  private let task: Task

  package init(_ line: LineArguments) throws(LineProblem) {
    switch line.subword {
    case "check": task = .check(line.words(Self.lessons), isTrusted: line.has(Self.trust))
    case "from": task = .from(try line.require(Self.session))
    case "grade":
      let form: LessonGrading.Form = line.has(Self.json) ? .json : line.has(Self.csv) ? .csv : .text
      task = .grade(line.words(Self.recordings), lesson: line.value(Self.lesson), form)
    default: task = .new
    }
  }

  package func ask(_ sender: Sender, _ output: Output) async throws -> Outcome {
    let world = LessonWorld(
      runner: CommandList.all, environment: sender.environment, transport: sender.transport)
    let variables = sender.session.variables
    func name(_ word: Word) throws -> String {
      try word.template.filled(from: variables).visible(in: "a file name")
    }
    switch task {
    case .new: try output.write(Array(LessonTemplate.text.utf8)[...])
    case .check(let words, let isTrusted):
      let check = LessonCheck(in: world, on: output, isTrusted: isTrusted)
      if let failure = try await check.run(words.map(name)) { throw failure }
    case .from(let word):
      let path = try SessionFileName.path(of: name(word), in: sender.environment.files)
      let saved = try SavedSession(reading: path, with: sender.environment.files)
      var redactor = Redactor()
      let played = try await PlayedSession(
        saved, runner: CommandList.all, environment: sender.environment, redactor: &redactor)
      try output.write(visible: LessonFromSession(played).text)
    case .grade(let words, let lesson, let form):
      let grading = LessonGrading(in: world, on: output, as: form)
      if let failure = try await grading.run(words.map(name), lesson: lesson.map(name)) { throw failure }
    }
    return .ok
  }
}
