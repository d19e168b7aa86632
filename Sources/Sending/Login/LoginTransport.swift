internal import ApusClient

/// Carries what a login asks: by the name of the program, since some servers refuse who says none, and for no longer than the
/// requests may take that it is for.
struct LoginTransport: Transport {
  let base: any Transport
  /// `nil` where nothing is to be said.
  let userAgent: String?
  let deadlines: Deadlines

  func send(_ request: Request) async throws(TransportError) -> Exchange {
    var asked = request
    asked.options.deadlines = deadlines
    if let userAgent, !request.headers.contains("User-Agent") {
      asked.headers = request.headers.adding(HeaderField(name: "User-Agent", value: userAgent))
    }
    return try await base.send(asked)
  }
}
