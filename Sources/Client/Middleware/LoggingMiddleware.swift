/// Writes one line a request: method, URL, outcome, time. Credentials in it read `•••`.
///
/// What is a credential is told by the name of its query item, from the list that Apus hides by wherever it shows
/// something: `token`, `auth`, `code`, `jwt`, `session`, `X-Amz-Signature` and their kind.
public struct LoggingMiddleware: Middleware {
  private let ownNames: Set<String>
  private let write: @Sendable (String) -> Void

  /// - Parameters:
  ///   - names: more query items whose values read `•••`, whatever their case; none by default.
  ///   - write: takes each line, without a line break, on whatever thread the request ended.
  public init(hiding names: Set<String> = [], _ write: @escaping @Sendable (String) -> Void) {
    ownNames = Set(names.map { $0.lowercased() })
    self.write = write
  }

  /// Sends the request on, and writes its line when it has ended.
  ///
  /// - Throws: what `next` throws, when its line is written.
  public func send(_ request: Request, next: any Transport) async throws(TransportError) -> Exchange {
    do {
      let exchange = try await next.send(request)
      log(request, exchange.response.map { "\($0.status)" } ?? "no response", exchange.duration)
      return exchange
    } catch {
      log(request, "\(error.code)", error.exchange.duration)
      throw error
    }
  }

  private func log(_ request: Request, _ outcome: String, _ time: Duration) {
    write("\(request.method) \(request.url.logged(hiding: ownNames)) · \(outcome) · \(time.milliseconds) ms")
  }
}

extension Duration {
  var milliseconds: Int {
    Int(components.seconds) * 1_000 + Int(components.attoseconds / 1_000_000_000_000_000)
  }
}
