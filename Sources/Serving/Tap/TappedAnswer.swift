internal import ApusClient
internal import ApusFormats
internal import ApusPractice

/// What came from the other server, as it goes back to the program here.
enum TappedAnswer {
  /// - Parameters:
  ///   - asked: what the program asked, which tells by which name it knows this server.
  ///   - server: the other one.
  static func answer(_ recording: Recording, to asked: MockRequest, from server: WebURL) -> MockAnswer {
    let exchange = recording.exchange
    guard let head = exchange.response, recording.failure == nil || !exchange.body.bytes.isEmpty else {
      let reason = recording.failure.map { "\($0.code): \($0.message)" } ?? "nothing came"
      return .problem(502, "\(server.origin) did not answer. \(reason)")
    }
    let fields = head.headers.filter { !ofConnection.contains($0.name.lowercased()) }.map { field in
      (field.name, field.isNamed("Set-Cookie") ? cookie(field.shown) : field.shown)
    }
    var answer = MockAnswer(head.status, fields)
    // Only what leads on is changed: the body arrives as it came.
    let origin = ServedOrigin("\(server.scheme)://\(server.authority)")
    answer = origin.moved(answer, to: asked) ?? answer
    answer.body = exchange.body.bytes
    if recording.failure != nil { answer.ending = .cut }
    return answer
  }

  /// A cookie for this server, which has no TLS and another name.
  private static func cookie(_ text: String) -> String {
    text.split(separator: ";").filter { part in
      let name = part.prefix { $0 != "=" }.filter { $0 != " " }.lowercased()
      return name != "domain" && name != "secure"
    }.joined(separator: ";")
  }

  /// Fields of the other connection, and what spoke of the bytes on it: they are decoded by now.
  private static let ofConnection: Set = [
    "connection", "keep-alive", "transfer-encoding", "content-length", "content-encoding", "upgrade",
    "alt-svc",
    "strict-transport-security", "trailer",
  ]
}
