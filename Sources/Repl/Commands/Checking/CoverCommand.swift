internal import ApusClient
package import ApusExplorer
package import ApusLanguage
internal import ApusServing
package import ApusSurroundings

/// `cover --spec FILE DIR…`
package struct CoverCommand: Sets {
  private static let file = Operand("DIR", .file, "saved sessions", try: "cover --spec FILE DIR").several
  private static let description = CommandOption(
    "--spec", "is the description", takes: Operand("FILE", .file))
  private static let minimum = CommandOption(
    "--min", "fails below that many hundredths of its answers", takes: Operand("N", .number))

  package static let spec = CommandSpec(
    section: .saving,
    summary: "tell which operations of a description some sessions ask for, and what came",
    forms: [[.option(description), .operand(file)]], options: [minimum],
    examples: [
      CommandSpec.Example("get /openapi.json > api.json", "a description"),
      CommandSpec.Example("get /github/users/octocat", "something to save"),
      CommandSpec.Example("save octocat", "a session"),
      CommandSpec.Example("cover --spec api.json octocat", "each operation, by the statuses that came"),
    ],
    details: [
      "A folder stands for all sessions below it. Nothing is sent. \(minimum.sentence), and the exit status is 1."
    ])

  private let (files, description): ([Word], Word?)
  private let end: Range<Int>
  private let minimum: Int

  package init(_ line: LineArguments) throws(LineProblem) {
    (files, description, end) = (line.words(Self.file), line.value(Self.description), line.line.end)
    guard let word = line.value(Self.minimum) else {
      minimum = 0
      return
    }
    guard let number = Int(word.text.hasSuffix("%") ? String(word.text.dropLast()) : word.text),
      (0...100).contains(number)
    else { throw LineProblem("expected a number from 0 to 100", at: word.range, try: "--min 80") }
    minimum = number
  }

  package func set(
    _ session: inout Session, in surroundings: Surroundings, _ output: Output
  ) async throws -> Outcome {
    let variables = session.variables
    func name(_ word: Word) throws -> String {
      try word.template.filled(from: variables).visible(in: "a file name")
    }
    guard let description else {
      throw LineProblem("expected --spec and a description", at: end, try: "cover --spec FILE DIR")
    }
    let coverage = try await Coverage(
      of: name(description), in: files.map(name), with: surroundings.environment)
    try output.show(CoverageView(coverage))
    guard coverage.percentage < minimum else { return .ok }
    throw CommandFailure(
      .expectFailed, "\(coverage.percentage)% of the answers were seen, and \(minimum)% are wanted",
      try: ["help cover"])
  }
}
