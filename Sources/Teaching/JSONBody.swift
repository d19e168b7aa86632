package import ApusClient
internal import ApusEncodings
internal import ApusJSON

/// What can be said of a body as JSON.
package enum JSONBody {
  /// Whether the body may be looked into: the response says that it is JSON, or says nothing and it begins like it.
  package static func isLikely(_ exchange: Exchange) -> Bool {
    guard let head = exchange.response, !exchange.body.bytes.isEmpty else { return false }
    let type = head.headers["Content-Type"]?.lowercased() ?? ""
    if type.holds("json") || exchange.bodyForm == .events { return true }
    return (type.isEmpty || type.hasPrefix("text/plain")) && beginsLikeJSON(exchange.text.bytes)
  }

  /// Whether the body should be JSON, and neither one value a line nor events: the response says so, or the body is.
  package static func isPromised(_ exchange: Exchange) -> Bool {
    guard isLikely(exchange), exchange.bodyForm == .value else { return false }
    // What begins like JSON may be plain text, as it says.
    let type = exchange.response?.headers["Content-Type"]?.lowercased() ?? ""
    return type.holds("json") || (try? exchange.document()) != nil
  }

  /// Whether the body should be JSON and is not.
  package static func isBroken(_ exchange: Exchange) -> Bool {
    isPromised(exchange) && (try? exchange.document()) == nil
  }

  /// Whether the first byte that is no blank opens an object or a list.
  package static func beginsLikeJSON(_ bytes: [UInt8]) -> Bool {
    let first = bytes.first { !" \t\r\n".utf8.contains($0) }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }
}
