internal import ApusClient
internal import ApusLanguage
package import ApusSurroundings
internal import ApusSystem
internal import ApusText
internal import ApusWords
internal import Synchronization

/// `lesson check FILE…`: reads lessons, and proves each on the practice API.
package struct LessonCheck {
  private let world: LessonWorld
  private let output: Output
  private let isTrusted: Bool
  private let questions: AskedOnce

  /// - Parameter isTrusted: whether lessons may do all that lines can do; by default, what they want beyond the
  ///   practice API is asked once, whatever is tried how often.
  package init(in world: LessonWorld, on output: Output, isTrusted: Bool = false) {
    let questions = AskedOnce(world.environment.confirm)
    var world = world
    world.environment.confirm = { questions.answer(to: $0) }
    (self.world, self.output, self.isTrusted, self.questions) = (world, output, isTrusted, questions)
  }

  /// Checks files, and folders of them.
  ///
  /// - Returns: why not all is well; nil where it is. What is no lesson ends in a mistake of usage.
  package func run(_ names: [String]) async throws -> CommandFailure? {
    let shelf = LessonShelf(world.environment.files, in: nil)
    var count = 0
    var refused: String?
    for name in names {
      let sources: [LessonSource] =
        switch try shelf.found(name, at: 0..<0) {
        case .lesson(let source): [source]
        case .pack(let pack): pack
        }
      for source in sources { count += try await check(source, on: shelf) }
      if questions.takeRefused(), refused == nil { refused = name }
    }
    guard count > 0 else { return nil }
    return CommandFailure(
      .expectFailed, count == 1 ? said("1 thing is wrong") : said("\(count) things are wrong"),
      try: [refused.map { "lesson check --trust \(ItemPrinter().quoted($0))" } ?? "help lesson"])
  }

  private func check(_ source: LessonSource, on shelf: LessonShelf) async throws -> Int {
    let name = String(source.command.dropFirst("tour ".count))
    var proven = source
    if isTrusted { proven.isFromElsewhere = false }
    let proof = LessonProof(proven, in: world)
    let findings = try await proof.findings()
    tell((findings + proof.remarks()).sorted { $0.line < $1.line }, in: name)
    var count = findings.count
    var languages: [String] = []
    for language in SpokenLanguage.allCases {
      guard let texts = shelf.translation(of: source, into: language) else { continue }
      languages.append(language.rawValue)
      let wrong = try translationFindings(texts.bytes, texts.file, language, source)
      tell(wrong, in: texts.file)
      count += wrong.count
    }
    guard count == 0 else { return count }
    let goals = source.document.goalCount
    var holds = goals == 1 ? said("holds: 1 goal") : said("holds: \(goals) goals")
    if !languages.isEmpty { holds += said(", also in \(languages.joined(separator: ", "))") }
    try output.show(Lines([Line(name, .command) + Line("  ") + Line(holds, .ok)]))
    return 0
  }

  private func translationFindings(
    _ bytes: [UInt8], _ file: String, _ language: SpokenLanguage, _ source: LessonSource
  ) throws(CommandFailure) -> [LessonFinding] {
    do throws(LessonProblem) {
      let translation = try LessonTranslation(parsing: bytes, file: file, into: language)
      return Translations.applying(translation, to: source.document).findings
    } catch {
      throw CommandFailure(.usageArgument, error.description, try: ["help lesson"])
    }
  }

  private func tell(_ findings: [LessonFinding], in file: String) {
    for finding in findings {
      output.note(Line("\(file):\(finding.line): ", .dim) + Line(finding.message, .warning))
    }
  }
}

/// Puts each question once, and remembers the answer: a proof goes through a lesson many times.
private final class AskedOnce: Sendable {
  private struct State {
    var answers: [String: Bool] = [:]
    var hasRefused = false
  }

  private let state = Mutex(State())
  private let ask: @Sendable (String) -> Bool

  init(_ ask: @escaping @Sendable (String) -> Bool) { self.ask = ask }

  func answer(to question: String) -> Bool {
    let answer = state.withLock { $0.answers[question] } ?? ask(question)
    state.withLock { state in
      state.answers[question] = answer
      if !answer { state.hasRefused = true }
    }
    return answer
  }

  /// Whether something was refused since the last call.
  func takeRefused() -> Bool {
    state.withLock { state in
      defer { state.hasRefused = false }
      return state.hasRefused
    }
  }
}
