internal import ApusClient
internal import ApusLanguage
package import ApusSurroundings
internal import ApusSystem
internal import ApusText
internal import ApusWords

/// `lesson check FILE…`: reads lessons, and proves each on the practice API.
package struct LessonCheck {
  private let world: LessonWorld
  private let output: Output

  package init(in world: LessonWorld, on output: Output) { (self.world, self.output) = (world, output) }

  /// Checks files, and folders of them.
  ///
  /// - Returns: why not all is well; nil where it is. What is no lesson ends in a mistake of usage.
  package func run(_ names: [String]) async throws -> CommandFailure? {
    let shelf = LessonShelf(world.environment.files, in: nil)
    var count = 0
    for name in names {
      let sources: [LessonSource] =
        switch try shelf.found(name, at: 0..<0) {
        case .lesson(let source): [source]
        case .pack(let pack): pack
        }
      for source in sources { count += try await check(source, on: shelf) }
    }
    guard count > 0 else { return nil }
    return CommandFailure(
      .expectFailed, count == 1 ? said("1 thing is wrong") : said("\(count) things are wrong"),
      try: ["help lesson"])
  }

  private func check(_ source: LessonSource, on shelf: LessonShelf) async throws -> Int {
    let name = String(source.command.dropFirst("tour ".count))
    let findings = try await LessonProof(source, in: world).findings()
    tell(findings, in: name)
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
