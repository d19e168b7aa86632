internal import ApusEncodings

/// Writes one line a request: method, URL, outcome, time. Credentials in it read `•••`.
public struct LoggingMiddleware: Middleware {
  private let write: @Sendable (String) -> Void

  /// - Parameter write: takes each line, without a line break, on whatever thread the request ended.
  public init(_ write: @escaping @Sendable (String) -> Void) { self.write = write }

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
    write("\(request.method) \(request.url.maskingCredentials) · \(outcome) · \(time.milliseconds) ms")
  }
}

extension WebURL {
  /// The URL as it may be logged: values of query keys that carry credentials read `•••`.
  package var maskingCredentials: String { with(path: path, query: maskedQuery).description }

  /// What stands in a request line, as it may be shown.
  package var maskingTarget: String { path + (maskedQuery.map { "?" + $0 } ?? "") }

  // A fragment is never sent, and may hold a token that a page was given: it is in neither.
  private var maskedQuery: String? {
    guard let query else { return nil }
    let pairs = query.split(separator: "&", omittingEmptySubsequences: false)
    let asksForToken = pairs.contains { $0.hasPrefix(SecretNames.grantType + "=") }
    let masked = pairs.map { pair in
      let name = pair.prefix { $0 != "=" }
      let value = PercentEncoding.decode(pair.dropFirst(name.count + 1))
      let isSecret = SecretNames.hides(
        PercentEncoding.decode(name), value, in: .query, besideGrantType: asksForToken)
      return isSecret ? "\(name)=\(Secret.mask)" : String(pair)
    }
    return masked.joined(separator: "&")
  }
}

extension Duration {
  var milliseconds: Int {
    Int(components.seconds) * 1_000 + Int(components.attoseconds / 1_000_000_000_000_000)
  }
}
