internal import ApusClient
internal import ApusPractice

/// A request as it came from a program here, on its way to another server.
struct TappedRequest {
  /// What goes out.
  let request: Request
  /// What was asked for, behind the other server's own path.
  let target: String

  /// `nil` for a method that cannot be sent on.
  init?(_ asked: MockRequest, to server: WebURL) {
    guard let method = HTTPMethod(asked.method) else { return nil }
    target = asked.path + (asked.rawQuery.map { "?" + $0 } ?? "")
    let url = server.withoutUser.with(
      path: server.path.withoutFinalSlash + asked.path, query: asked.rawQuery)
    let named = asked.fields.filter { $0.name.lowercased() == "connection" }.flatMap {
      $0.value.split(separator: ",").map { $0.filter { $0 != " " }.lowercased() }
    }
    let fields = asked.fields.filter {
      !Self.ofConnection.contains($0.name.lowercased()) && !named.contains($0.name.lowercased())
    }
    let type = asked.field("Content-Type")
    var request = Request(
      method: method, url: url,
      headers: HeaderFields(fields.map { HeaderField(name: $0.name, value: $0.value) }))
    if !asked.body.isEmpty { request.body = RequestBody(.bytes(asked.body), contentType: type) }
    // Whoever asked decides where to go next, and how long to wait.
    request.options.followsRedirects = false
    request.options.deadlines.idle = nil
    self.request = request
  }

  /// Fields of this one connection (RFC 9110, 7.6.1), and those that are made anew for the next.
  private static let ofConnection: Set = [
    "host", "connection", "keep-alive", "proxy-connection", "proxy-authorization", "te", "trailer",
    "transfer-encoding", "upgrade", "content-length", "accept-encoding", "expect",
  ]
}
