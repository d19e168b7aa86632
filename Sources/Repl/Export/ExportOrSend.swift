internal import ApusClient
internal import ApusExplorer
internal import ApusLanguage
internal import ApusRedaction
internal import ApusSavedSessions
internal import ApusSurroundings

/// What the name of another program asks for: alone or with numbers an export, with anything else that line to be sent.
struct ExportOrSend: Sendable {
  private enum Wish: Sendable {
    case export(RecordTargets, at: Range<Int>)
    case send(RequestLine)
  }

  private let wish: Wish

  init(_ line: LineArguments) throws(LineProblem) {
    if PastedLine.syntax(of: line.line.text) != nil {
      wish = .send(try RequestLine(anyDialect: line.line.words))
    } else {
      wish = .export(try RecordTargets(line.words(.record)), at: line.name.range)
    }
  }

  func run(
    _ sender: Sender, _ output: Output, export: ([RedactedRequest]) throws -> String,
    leavingOut: (RedactedRequest) -> [String] = { _ in [] }
  ) async throws -> Outcome {
    switch wish {
    case .send(let line): return try await sender.sendAll(line)
    case .export(let targets, let range):
      let answers = sender.answers
      let last = try answers.lastRecord(at: range)
      let records = targets.isEmpty ? [last] : try targets.records(in: answers)
      try ExportWriter(answers.session.redactors.exporting(records), output).write(
        records, as: export, leavingOut: leavingOut)
      return .ok
    }
  }
}
