internal import ApusClient
package import ApusLanguage
package import ApusRedaction
package import ApusSavedSessions
package import ApusSurroundings

/// `export html FILE…`: saved sessions, played from their recordings and written for other eyes or another program.
package struct SessionExport {
  /// What they become.
  private enum Kind: String, CaseIterable {
    case html, svg, cast
  }

  private static let files = Operand("FILE", .file, "a saved session", try: "export html demo").several
  private static let file = Operand("FILE", .file, "a saved session", try: "export cast demo")
  private static let step = Operand("STEP", .number, "the number of a step").optional
  private static let version = CommandOption(
    "--version", "is that of asciicast",
    takes: Operand("2|3", .words([Choice("2", "read everywhere"), Choice("3", "the newest")])))

  package static let forms: [LineForm] = [
    [.word("html", "one page that needs nothing else"), .operand(files)],
    [
      .word("svg", "one screen as a picture: of the last step, or of that number"), .operand(file),
      .operand(step),
    ],
    [.word("cast", "a film of a terminal"), .operand(file), .option(version), .option(Pauses.option)],
  ]

  private let kind: Kind
  private let files: [Word]
  private let step: (number: Int, word: Word)?
  private let pauses: Pauses
  private let version: SessionCast.Version

  /// `nil` for a line that exports something else.
  package init?(_ line: LineArguments) throws(LineProblem) {
    guard let kind = line.subword.flatMap(Kind.init) else { return nil }
    self.kind = kind
    _ = try line.require(Self.files)
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
  }

  /// - Parameters:
  ///   - variables: what the files' names may be made of.
  ///   - redactor: knows what is secret here, whatever is in the files.
  package func write(
    with runner: any LineRunner, in environment: Environment, variables: Variables, redactor: Redactor,
    _ output: Output
  ) async throws {
    var redactor = redactor
    var sessions: [PlayedSession] = []
    for word in files {
      let typed = try word.template.filled(from: variables).visible(in: "a file name")
      let path = try SessionFileName.path(of: typed, in: environment.files)
      let session = try SavedSession(reading: path, with: environment.files)
      sessions.append(
        try await PlayedSession(
          session, runner: runner, environment: environment, hasColour: kind == .svg || kind == .cast,
          redactor: &redactor))
    }
    let text = try text(of: sessions, redactor: &redactor)
    try output.write(exported: Array(text.utf8), checkedBy: redactor)
  }

  private func text(of sessions: [PlayedSession], redactor: inout Redactor) throws -> String {
    guard kind != .html, let session = sessions.first else {
      return SessionPage(sessions).html(redactor: &redactor)
    }
    if kind == .cast { return SessionCast(session, pauses: pauses).text(version) }
    return ScreenPicture(try picked(from: session)).svg
  }

  /// The step that is meant: the last where none is named.
  private func picked(from session: PlayedSession) throws -> PlayedStep {
    let count = session.steps.count
    guard let step else {
      guard let last = session.steps.last else {
        throw CommandFailure(.usageArgument, "\(session.path) has no step")
      }
      return last
    }
    guard session.steps.indices.contains(step.number - 1) else {
      throw LineProblem(
        "\(session.path) has \(count) step\(count == 1 ? "" : "s")", at: step.word.range,
        try: "export svg \(session.path) \(count)")
    }
    return session.steps[step.number - 1]
  }
}
