internal import ApusClient
internal import ApusPractice
internal import ApusRecordings

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
    // What is asked here comes behind the other server's own path, which is not said here.
    let folder = server.path.withoutFinalSlash
    let fields = head.headers.filter { !ofConnection.contains($0.name.lowercased()) }.map { field in
      (field.name, value(of: field, folder))
    }
    var answer = MockAnswer(head.status, fields)
    // Only what leads on is changed: the body arrives as it came.
    let origin = ServedOrigin("\(server.scheme)://\(server.authority)\(folder)")
    answer = origin.moved(answer, to: asked) ?? answer
    answer.body = exchange.body.bytes
    if recording.failure != nil { answer.ending = .cut }
    return answer
  }

  private static func value(of field: HeaderField, _ folder: String) -> String {
    if field.isNamed("Set-Cookie") { return cookie(field.shown, folder) }
    return field.isNamed("Location") || field.isNamed("Content-Location")
      ? within(folder, field.shown) : field.shown
  }

  /// A path as it is asked for here; anything else stays as it is.
  private static func within(_ folder: String, _ text: String) -> String {
    let path = String(text.prefix { $0 != "?" && $0 != "#" })
    guard !folder.isEmpty, path.isUnder(folder) else { return text }
    let rest = text.dropFirst(folder.count)
    return rest.hasPrefix("/") ? String(rest) : "/" + rest
  }

  /// A cookie for this server, which has no TLS and another name.
  private static func cookie(_ text: String, _ folder: String) -> String {
    text.split(separator: ";").compactMap { part -> String? in
      let name = part.prefix { $0 != "=" }.filter { $0 != " " }.lowercased()
      guard name != "domain", name != "secure" else { return nil }
      guard name == "path", let sign = part.firstIndex(of: "=") else { return String(part) }
      return part[...sign] + within(folder, part[part.index(after: sign)...].filter { $0 != " " })
    }.joined(separator: ";")
  }

  /// Fields of the other connection, and what spoke of the bytes on it: they are decoded by now.
  private static let ofConnection: Set = [
    "connection", "keep-alive", "transfer-encoding", "content-length", "content-encoding", "upgrade",
    "alt-svc",
    "strict-transport-security", "trailer",
  ]
}
