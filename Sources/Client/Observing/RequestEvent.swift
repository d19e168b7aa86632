/// That a request begins, or what came of it, for a log or for metrics. Credentials of its URL read `•••`, and nothing of
/// its headers and bodies is in it.
public struct RequestEvent: Sendable {
  /// Whether it is told before or behind the request.
  public enum Kind: Sendable, Hashable {
    /// It is about to be sent.
    case began
    /// It has an answer, or failed.
    case ended
  }

  /// Whether it is told before or behind the request.
  public let kind: Kind
  /// The same for both events of a request, and for no other in this process.
  public let id: UInt64
  /// The endpoint's name; `nil` for a request that was made by hand.
  public let endpoint: String?
  /// GET, POST and so on.
  public let method: HTTPMethod
  /// With every credential in it as `•••`, and what may be one, such as a short `code`, as in a `LoggingMiddleware`'s line.
  public let url: String
  /// The status that came; `nil` before, and without a response.
  public let status: Int?
  /// Why it failed, `http.404` and the like included; `nil` before, and for a success.
  public let code: ErrorCode?
  /// From asking to the last byte; `nil` before.
  public let duration: Duration?
  /// What that was spent on, as far as the transport can measure it.
  public let phases: [RequestPhase]
  /// Bytes of the request's body, over all redirects.
  public let sentByteCount: Int
  /// Bytes of the answer's body on the wire.
  public let receivedByteCount: Int
  /// How often it was sent, where a middleware behind this one sent it again.
  public let attemptCount: Int

  init(
    _ kind: Kind, _ id: UInt64, _ request: Request, _ exchange: Exchange? = nil, _ failure: ErrorCode? = nil,
    hiding names: Set<String> = []
  ) {
    self.kind = kind
    self.id = id
    endpoint = request.endpoint?.name
    method = request.method
    url = request.url.logged(hiding: names)
    let head = exchange?.response
    status = head?.status
    code = failure ?? head.flatMap { $0.isSuccess ? nil : .http($0.status) }
    duration = exchange?.duration
    phases = exchange?.phases ?? []
    sentByteCount = exchange?.hops.reduce(0) { $0 + $1.sent.bodyByteCount } ?? 0
    receivedByteCount = exchange?.body.wireByteCount ?? 0
    attemptCount = exchange?.attempts.count ?? 0
  }

  /// Everything in one line: `GET https://api.example.com/users · 200 · 41 ms`
  public var line: String {
    let outcome = kind == .began ? "begins" : code.map { "\($0)" } ?? status.map { "\($0)" } ?? "no response"
    let parts = ["\(method) \(url)", outcome] + (duration.map { ["\($0.milliseconds) ms"] } ?? [])
    return parts.joined(separator: " · ")
  }

  /// Each value by a name, as structured logs take them: durations are in milliseconds.
  public var metadata: [String: String] {
    var values = ["http.method": "\(method)", "http.url": url, "request.id": "\(id)"]
    values["endpoint"] = endpoint
    values["http.status"] = status.map { "\($0)" }
    values["error.code"] = code.map { "\($0)" }
    values["duration"] = duration.map { "\($0.milliseconds)" }
    for phase in phases { values["duration.\(phase.kind)"] = "\(phase.duration.milliseconds)" }
    if kind == .ended {
      values["bytes.sent"] = "\(sentByteCount)"
      values["bytes.received"] = "\(receivedByteCount)"
      values["attempts"] = "\(attemptCount)"
    }
    return values
  }
}
