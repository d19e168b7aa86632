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
    let shelf = LessonShelf(world.environment.files)
    var count = 0
    for name in names {
      let sources: [LessonSource] =
        switch try shelf.found(name, at: 0..<0) {
        case .lesson(let source): [source]
        case .pack(let pack): pack
        }
      for source in sources { count += try await check(source) }
    }
    guard count > 0 else { return nil }
    return CommandFailure(
      .expectFailed, count == 1 ? said("1 thing is wrong") : said("\(count) things are wrong"),
      try: ["help lesson"])
  }

  private func check(_ source: LessonSource) async throws -> Int {
    var findings = try await LessonProof(source, in: world).findings()
    if let original = original(of: source),
      let difference = Translations.difference(of: source.document, from: original.document)
    {
      findings.append(difference)
    }
    let name = String(source.command.dropFirst("tour ".count))
    for finding in findings {
      output.note(Line("\(name):\(finding.line): ", .dim) + Line(finding.message, .warning))
    }
    guard findings.isEmpty else { return findings.count }
    let goals = source.document.goalCount
    let holds = goals == 1 ? said("holds: 1 goal") : said("holds: \(goals) goals")
    try output.show(Lines([Line(name, .command) + Line("  ") + Line(holds, .ok)]))
    return 0
  }

  /// `a.lesson.md` of `a.ja.lesson.md`, beside it.
  private func original(of source: LessonSource) -> LessonSource? {
    let ending = ".\(source.document.language)\(LessonShelf.end)"
    guard source.isFromElsewhere, source.name.hasSuffix(ending) else { return nil }
    let place = source.name.dropLast(ending.count) + LessonShelf.end
    return try? LessonShelf(world.environment.files).source(ofFile: String(place))
  }
}
