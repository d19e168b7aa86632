import ApusClient
import Foundation

/// Exchanges that never took place.
enum Exchanges {
  static func request(
    _ method: HTTPMethod = .get, _ url: String = "https://api.github.test/users/octocat",
    headers: HeaderFields = ["Accept": "application/json"], body: RequestBody? = nil
  ) throws -> Request {
    Request(method: method, url: try WebURL(url), headers: headers, body: body)
  }

  static let headers = HeaderFields([
    HeaderField(name: "content-type", value: "application/json; charset=utf-8"),
    HeaderField(name: "etag", value: "W/\"5be8f7e5\""),
    HeaderField(
      name: "content-security-policy",
      value:
        "default-src 'none'; img-src https://a.test https://b.test; style-src 'unsafe-inline'; frame-ancestors"
    ),
    HeaderField(name: "x-a-header-with-a-very-long-name-indeed", value: "1"),
    HeaderField(name: "set-cookie", value: "a=1; Path=/"),
    HeaderField(name: "set-cookie", value: "b=2; Path=/"),
  ])

  /// One hop over TLS with every phase measured.
  static func simple(
    status: Int = 200, reason: String = "", version: String = "HTTP/2",
    body: String = String(repeating: "x", count: 1311)
  ) throws -> Exchange {
    let request = try request()
    let head = ResponseHead(version: version, status: status, reason: reason, headers: headers)
    let hop = Hop(
      sent: sent(request), response: head, timing: timing(4100, 11_000, 21_000, 60, 48_300, 2200),
      connection: connection())
    return exchange(request, [hop], ReceivedBody(bytes: Array(body.utf8), wireByteCount: 412))
  }

  /// A redirect to another origin, which gets a token no more.
  static func redirected() throws -> Exchange {
    let request = try request(
      .post, "http://old.test/users?page=2",
      headers: HeaderFields([
        HeaderField(name: "Authorization", value: Secret("token")), HeaderField(name: "Accept", value: "*/*"),
      ]))
    let first = Hop(
      sent: SentRequest(method: .post, url: request.url, headers: request.headers, bodyByteCount: 52),
      response: ResponseHead(
        version: "HTTP/1.1", status: 301, reason: "Moved Permanently",
        headers: ["Location": "https://new.test/users?page=2"]),
      timing: timing(1200, 8000, nil, 90, 30_000, 300))
    let second = Hop(
      sent: SentRequest(
        method: .get, url: try WebURL("https://new.test/users?page=2"), headers: ["Accept": "*/*"],
        withheld: ["Authorization"]),
      informational: [ResponseHead(version: "HTTP/2", status: 103, headers: ["Link": "</a.css>"])],
      response: ResponseHead(version: "HTTP/2", status: 200, headers: ["Content-Type": "text/plain"]),
      trailers: ["Checksum": "90ab"], timing: timing(900, 12_000, 25_000, 70, 51_000, 1800),
      connection: connection())
    return exchange(request, [first, second], ReceivedBody(bytes: Array("hello".utf8)))
  }

  /// The server closed the connection after the request.
  static func broken() throws -> Exchange {
    let request = try request()
    var connection = Connection(remoteAddress: "::1", remotePort: 8080, isReused: true)
    connection.tlsVersion = "TLSv1.3"
    let hop = Hop(
      sent: sent(request), timing: timing(nil, nil, nil, 50, 120_000, nil), connection: connection)
    return exchange(request, [hop], ReceivedBody())
  }

  /// The same after attempts that took no time, on connections that were dead.
  static func repeated(_ count: Int) throws -> Exchange {
    let answered = try simple()
    let attempt = Hop(sent: sent(answered.request), connection: Connection(isReused: true))
    return exchange(
      answered.request, Array(repeating: attempt, count: count) + answered.hops, answered.body)
  }

  static func exchange(_ request: Request, _ hops: [Hop], _ body: ReceivedBody) -> Exchange {
    Exchange(request: request, startedAt: Date(timeIntervalSince1970: 0), hops: hops, body: body)
  }

  private static func sent(_ request: Request) -> SentRequest {
    SentRequest(method: request.method, url: request.url, headers: request.headers)
  }

  private static func connection() -> Connection {
    var connection = Connection(remoteAddress: "140.82.121.6", remotePort: 443)
    connection.tlsVersion = "TLSv1.3"
    connection.certificates = [
      Certificate(
        subject: "CN=github.test", issuer: "CN=Test CA", notBefore: "Mar  7 00:00:00 2026 GMT",
        notAfter: "Mar  7 23:59:59 2027 GMT")
    ]
    return connection
  }

  /// Phases in microseconds: DNS, connect, TLS, request, wait, download.
  static func timing(_ phases: Int?...) -> Timing {
    let durations = phases.map { $0.map { Duration.microseconds($0) } } + Array(repeating: nil, count: 6)
    var timing = Timing(total: durations.reduce(.zero) { $0 + ($1 ?? .zero) })
    timing.dns = durations[0]
    timing.connect = durations[1]
    timing.tls = durations[2]
    timing.request = durations[3]
    timing.wait = durations[4]
    timing.download = durations[5]
    return timing
  }
}
