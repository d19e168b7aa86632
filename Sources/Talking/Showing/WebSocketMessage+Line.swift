package import ApusClient
internal import ApusEncodings
internal import ApusJSON

extension WebSocketMessage {
  /// The message as one line for a program: JSON without line breaks, text as it is where it is one line, everything else
  /// as a string of JSON, bytes in Base64.
  package var line: [UInt8] {
    switch self {
    case .binary(let bytes): return Array(JSONString.quoted(Base64.encoded(bytes)).utf8)
    case .text(let text):
      guard text.utf8.contains(where: { $0 == 0x0a || $0 == 0x0d }) else { return Array(text.utf8) }
      if let document = try? JSONDocument(text) {
        return Array(JSONWriter(.compact).text(of: document.root).utf8)
      }
      return Array(JSONString.quoted(text).utf8)
    }
  }
}
