package import ApusClient
internal import ApusWords

extension WebSocketClosing {
  /// The number, what it means in the language that is spoken, and the words that came with it, as they are.
  ///
  /// - Parameter protocolName: what is spoken inside; `nil` for nothing that has codes of its own.
  package func told(in protocolName: String?) -> String {
    description(in: protocolName) { retold($0) }
  }
}
