internal import ApusClient

/// Has each request say which program asks, unless it says so itself: some servers refuse those that do not.
struct NamingTransport: Transport {
  let base: any Transport
  /// `nil` where nothing is to be said.
  let userAgent: String?

  func send(_ request: Request) async throws(TransportError) -> Exchange {
    guard let userAgent, !request.headers.contains("User-Agent") else { return try await base.send(request) }
    var named = request
    named.headers = request.headers.adding(HeaderField(name: "User-Agent", value: userAgent))
    return try await base.send(named)
  }
}
