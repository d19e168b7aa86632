package import ApusAnswers
package import ApusClient
internal import ApusExplorer
package import ApusLanguage

extension WebSocketCommand {
  /// What it is called.
  private static let names = ["ws", "websocket"]

  /// The conversation that a record's line wanted and did not get, at another place; `nil` for any other record.
  package init?(of record: Record, at url: WebURL) throws(LineProblem) {
    guard record.failure?.code == .webSocketRefused, case let words = Words(record.line),
      let name = words.words.first?.text.lowercased(), Self.names.contains(name)
    else { return nil }
    func command(_ words: Words) throws(LineProblem) -> WebSocketCommand {
      try WebSocketCommand(LineArguments(CommandLine(words), by: Self.spec.syntax))
    }
    self = try command(Words(command(words).line(at: url)))
  }
}
