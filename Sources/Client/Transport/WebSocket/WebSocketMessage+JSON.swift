internal import ApusEncodings
internal import ApusJSON

extension WebSocketMessage {
  /// The message as a value of JSON.
  package var asJSON: [UInt8] {
    switch self {
    case .text(let text):
      let bytes = Array(text.utf8)
      if (try? JSONDocument(bytes)) != nil { return bytes }
      return Array(JSONString.quoted(text).utf8)
    case .binary(let bytes): return Array(JSONString.quoted(Base64.encoded(bytes)).utf8)
    }
  }
}
