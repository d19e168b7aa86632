internal import ApusClient
package import ApusLanguage
package import ApusRedaction
package import ApusSavedSessions
package import ApusSurroundings
internal import ApusText

/// `export html FILE…`: saved sessions, played from their recordings and written for other eyes or another program.
package struct SessionExport {
  /// What they become.
  enum Kind: String, CaseIterable {
    case html, svg, cast, locust, k6, pact
  }

  private static let files = Operand("FILE", .file, "a saved session", try: "export html demo").several
  private static let file = Operand("FILE", .file, "a saved session", try: "export cast demo")
  private static let step = Operand("STEP", .number, "the number of a step").optional
  private static let version = CommandOption(
    "--version", "is that of asciicast",
    takes: Operand("2|3", .words([.init("2", "read everywhere"), .init("3", "the newest")])))
  private static let rows = CommandOption(
    "--rows", "is a CSV file: its columns are variables, and each run takes a row",
    takes: Operand("CSV", .file))

  private static let consumer = CommandOption("--consumer", "is who asks", takes: Operand("NAME"))
  private static let provider = CommandOption("--provider", "is who answers", takes: Operand("NAME"))

  package static let forms: [LineForm] = [
    [.word("html", "one page that needs nothing else"), .operand(files)],
    [
      .word("svg", "one screen as a picture: of the last step, or of that number"), .operand(file),
      .operand(step),
    ],
    [.word("cast", "a film of a terminal"), .operand(file), .option(version), .option(Pauses.option)],
    [.word("locust", "users for a test under load"), .operand(files), .option(Pauses.option), .option(rows)],
    [.word("k6", "a script for a test under load, with thresholds"), .operand(file), .option(Pauses.option)],
    [
      .word("pact", "a contract that a provider is held to"), .operand(file), .option(consumer),
      .option(provider),
    ],
  ]

  /// What the forms do not show.
  package static let details = [
    "A saved session is played from its recording, and nothing is sent. A page loads nothing, runs nothing that a server "
      + "sent, and can be read without its script.",
    "Locust, k6 and Pact get requests with {{id}} for what was taken of an answer, and `expect` lines and rules as checks; "
      + "secrets come from the environment, and what is left out is said.",
    "\(Pauses.option.sentence). \(rows.sentence). \(version.sentence); \(consumer.sentence), \(provider.sentence).",
  ]

  let kind: Kind
  let step: (number: Int, word: Word)?
  let pauses: Pauses
  let version: SessionCast.Version
  let rows: Word?
  let consumer: String?
  let provider: String?
  private let files: [Word]

  /// `nil` for a line that exports something else.
  package init?(_ line: LineArguments) throws(LineProblem) {
    guard let kind = line.subword.flatMap(Kind.init) else { return nil }
    self.kind = kind
    _ = try line.require(Self.files)
    try Self.refuse(Self.options.filter { !Self.options(of: kind).contains($0.name) }, in: line)
    files = line.words(Self.files)
    step = try line[Self.step].map { word throws(LineProblem) in (try word.number(atLeast: 1), word) }
    pauses = try line.value(Pauses.option).map { word throws(LineProblem) in try Pauses(word) } ?? .recorded
    version =
      try line.value(Self.version).map { word throws(LineProblem) in
        guard let version = Int(word.text).flatMap(SessionCast.Version.init) else {
          throw LineProblem("expected 2 or 3, found \(word.text)", at: word.range, try: "--version 3")
        }
        return version
      } ?? .two
    rows = line.value(Self.rows)
    consumer = line.value(Self.consumer)?.text
    provider = line.value(Self.provider)?.text
  }

  /// Those of all kinds.
  package static let options = [version, Pauses.option, rows, consumer, provider]

  private static func options(of kind: Kind) -> [String] {
    switch kind {
    case .html, .svg: []
    case .cast: [version.name, Pauses.option.name]
    case .locust: [Pauses.option.name, rows.name]
    case .k6: [Pauses.option.name]
    case .pact: [consumer.name, provider.name]
    }
  }

  /// One that does nothing there is refused: whoever gave it expects that it does.
  package static func refuse(_ options: [CommandOption], in line: LineArguments) throws(LineProblem) {
    guard let word = line.first(of: options) else { return }
    throw LineProblem(
      "\(word.text) has no effect on `export \(line.subword ?? "")`", at: word.range, try: "help export")
  }

  /// - Parameters:
  ///   - variables: what the files' names may be made of.
  ///   - redactor: knows what is secret here, whatever is in the files.
  package func write(
    with runner: any LineRunner, in environment: Environment, variables: Variables, redactor: Redactor,
    _ output: Output
  ) async throws {
    var work = SessionExportWork(
      export: self, runner: runner, environment: environment, variables: variables, redactor: redactor)
    let sessions = try files.map { try work.session($0) }
    let text = try await work.text(of: sessions)
    try output.write(exported: Array(text.utf8), checkedBy: work.redactor)
    for note in work.leftOut { output.note(Line("left out: ", .warning) + Line(note)) }
    if !work.secretNames.isEmpty {
      output.note(Line("to be set before it runs: \(work.secretNames.joined(separator: ", "))", .dim))
    }
  }
}
