package import APIClient
internal import JSON

/// What can be said of a body as JSON.
package enum JSONBody {
  /// Whether the response says that its body is JSON, or says nothing and begins like it.
  package static func isPromised(_ exchange: Exchange) -> Bool {
    guard let head = exchange.response, !exchange.body.bytes.isEmpty else { return false }
    let type = head.headers["Content-Type"]?.lowercased() ?? ""
    if type.contains("json") { return !type.contains("ndjson") && !type.contains("json-seq") }
    return (type.isEmpty || type.hasPrefix("text/plain")) && beginsLikeJSON(exchange.body.bytes)
  }

  /// Whether the first byte that is no blank opens an object or a list.
  package static func beginsLikeJSON(_ bytes: [UInt8]) -> Bool {
    let first = bytes.first { !" \t\r\n".utf8.contains($0) }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }
}
