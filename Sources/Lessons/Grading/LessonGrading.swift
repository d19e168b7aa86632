internal import ApusClient
internal import ApusLanguage
internal import ApusRedaction
internal import ApusSavedSessions
package import ApusSurroundings
internal import ApusSystem
internal import ApusTeaching
internal import ApusText
internal import ApusWords

/// `lesson grade FILE…`: what recordings of lessons show, for whoever teaches. Nothing is sent.
package struct LessonGrading {
  package enum Form: Sendable { case text, json, csv }

  private let world: LessonWorld
  private let output: Output
  private let form: Form

  package init(in world: LessonWorld, on output: Output, as form: Form = .text) {
    (self.world, self.output, self.form) = (world, output, form)
  }

  /// Grades recordings, and folders of them. One that cannot be graded keeps no other from its grade.
  ///
  /// - Parameter lesson: the file of the lesson; nil finds the lesson by the name that a recording has for it.
  /// - Returns: why not every goal is met; nil where each is.
  /// - Throws: what is no recording of a lesson, when the others are graded and shown.
  package func run(_ names: [String], lesson: String?) async throws -> CommandFailure? {
    // What is no lesson is told before anything is graded.
    if let lesson { _ = try LessonShelf(world.environment.files).source(ofFile: lesson) }
    let search = SessionSearch(world.environment.files)
    let paths = try names.flatMap { try search.places(of: $0) }.map(\.path)
    var grades: [LessonGrade] = []
    var refused: [(path: String, failure: CommandFailure)] = []
    for path in paths {
      do {
        grades.append(try await grade(path, lesson))
      } catch let failure as CommandFailure {
        refused.append((path, failure))
      }
    }
    if !grades.isEmpty || refused.isEmpty { try output.show(LessonGradesView(grades, form)) }
    for (path, failure) in refused.dropLast() { output.note(FailedFile(failure, in: path)) }
    if let last = refused.last { throw last.failure }
    let open = grades.reduce(0) { $0 + $1.goals.count - $1.metCount }
    guard open > 0 else { return nil }
    return CommandFailure(
      .expectFailed, open == 1 ? said("1 goal is not met") : said("\(open) goals are not met"),
      try: ["help lesson"])
  }

  private func grade(_ path: String, _ given: String?) async throws -> LessonGrade {
    let saved = try SavedSession(reading: path, with: world.environment.files, needsCassette: false)
    // A grade is the same wherever it is made: in the language of what was recorded, and for programs in English.
    let language = form == .text ? saved.document.frontMatter.language : .english
    var told = try await language.speaking { try await grade(saved, path, given) }
    told.language = language
    return told
  }

  private func grade(_ saved: SavedSession, _ path: String, _ given: String?) async throws -> LessonGrade {
    let given = try given.map { try LessonShelf(world.environment.files).source(ofFile: $0) }
    guard let lesson = LessonGrader.lesson(of: saved.document) else {
      throw CommandFailure(.usageArgument, "\(path) is no recording of a lesson", try: ["help lesson"])
    }
    try refuseMissingHalf(of: saved)
    guard let source = given ?? Lesson.all.first(where: { $0.name == lesson.name })?.source else {
      throw CommandFailure(
        .usageArgument, "\(path) is of the lesson \(lesson.name), which is none of the program's",
        try: ["lesson grade --lesson \(ItemPrinter().quoted(lesson.name)) \(ItemPrinter().quoted(path))"])
    }
    var redactor = Redactor()
    let played = try await PlayedSession(
      saved, runner: world.runner, environment: world.environment, redactor: &redactor)
    var grader = LessonGrader(source, file: path)
    var grade = grader.grade(played)
    grade.remarks += digestRemarks(on: saved)
    if let end = saved.missingEnd { grade.remarks.append(said("\(end): the end is missing")) }
    for step in played.steps where !step.isAsWritten {
      grade.remarks.append(said("line \(step.step.place.number) does not go as it is written"))
    }
    return grade
  }

  /// Whoever grades did not record it: asking again would be another's work, so the other file is to be asked for.
  private func refuseMissingHalf(of saved: SavedSession) throws {
    guard let recording = recording(of: saved), case .failure(let problem) = recording.contents else {
      return
    }
    throw CommandFailure(
      .usageArgument,
      "\(recording.path) cannot be read: \(problem.reason); a recording of a lesson is two files: ask for both",
      try: ["help lesson"])
  }

  /// The entries of the recording that are not as they were written.
  private func digestRemarks(on saved: SavedSession) -> [String] {
    guard let recording = recording(of: saved) else { return [said("there is no recording beside it")] }
    guard case .success(let bytes) = recording.contents else { return [] }
    return RecordedEntries(bytes, of: recording.name).remarks
  }

  /// The file beside it that holds the exchanges; `nil` where it names none.
  private func recording(
    of saved: SavedSession
  ) -> (name: String, path: String, contents: Result<[UInt8], FileProblem>)? {
    guard let name = saved.document.frontMatter.cassette else { return nil }
    let path = FilePath.folder(of: saved.path) + name
    let files = world.environment.files
    return (name, path, files.contents(files.expanded(path)))
  }
}
