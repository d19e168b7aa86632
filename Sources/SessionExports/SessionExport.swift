internal import ApusClient
package import ApusLanguage
package import ApusRedaction
package import ApusSavedSessions
package import ApusSurroundings

/// `export html FILE…`: saved sessions, played from their recordings and written for other eyes or another program.
package struct SessionExport {
  /// What they become.
  private enum Kind: String, CaseIterable {
    case html
  }

  private static let files = Operand("FILE", .file, "a saved session", try: "export html demo").several

  package static let forms: [LineForm] = [
    [.word("html", "one page that needs nothing else"), .operand(files)]
  ]

  private let kind: Kind
  private let files: [Word]

  /// `nil` for a line that exports something else.
  package init?(_ line: LineArguments) throws(LineProblem) {
    guard let kind = line.subword.flatMap(Kind.init) else { return nil }
    self.kind = kind
    _ = try line.require(Self.files)
    files = line.words(Self.files)
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
        try await PlayedSession(session, runner: runner, environment: environment, redactor: &redactor))
    }
    let text: String
    switch kind {
    case .html: text = SessionPage(sessions).html(redactor: &redactor)
    }
    try output.write(exported: Array(text.utf8), checkedBy: redactor)
  }
}
