/// One request, complete: what a transport is asked to send.
///
/// The transport adds only what the wire needs: `Host`, the body's length, and `Accept-Encoding` when
/// `options.decompresses` is on and the field is not set. A field set here is sent as it is, but for a
/// `Content-Length`, which must be the body's and is sent once, and `Transfer-Encoding: chunked`, which is done too.
public struct Request: Sendable {
  /// GET by default.
  public var method: HTTPMethod
  /// Where it goes.
  public var url: WebURL
  /// Sent as they are. None by default.
  public var headers: HeaderFields
  /// `nil` sends no body and no `Content-Type`.
  public var body: RequestBody?
  /// How it is to be sent.
  public var options: RequestOptions
  /// What it was made of; `nil` for a request that was made by hand.
  public internal(set) var endpoint: (any Endpoint.Type)?

  /// A request; a GET without headers and a body, sent as usual, by default.
  public init(
    method: HTTPMethod = .get, url: WebURL, headers: HeaderFields = [:], body: RequestBody? = nil,
    options: RequestOptions = RequestOptions()
  ) {
    self.method = method
    self.url = url
    self.headers = headers
    self.body = body
    self.options = options
  }
}

extension Request {
  /// Refuses what would break the wire's rules or let a value write lines of its own.
  package func check() throws(RequestError) {
    if let problem = url.problem { throw RequestError(.requestURL, problem.description) }
    for field in headers { try field.check() }
    guard url.target.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7f }) else {
      throw RequestError(.requestURL, "the URL has a blank or a control character in it: \(url)")
    }
    try checkFraming()
  }
}

extension HeaderField {
  /// Refuses a name or a value that no header can have.
  package func check() throws(RequestError) {
    guard !name.isEmpty, name.utf8.allSatisfy(isTokenByte) else {
      throw RequestError(.requestHeader, "a header cannot be named \(name.debugDescription)")
    }
    guard hasPlainValue else {
      throw RequestError(.requestHeader, "the value of \(name) has a line break or a NUL in it")
    }
  }

  fileprivate var hasPlainValue: Bool {
    let text =
      switch value {
      case .text(let text): text
      case .secret(let secret): secret.reveal()
      }
    return text.utf8.allSatisfy { $0 != 0x0d && $0 != 0x0a && $0 != 0 }
  }
}

extension Request {
  /// Refuses what would leave the server in doubt about where the request goes or where it ends.
  func checkFraming() throws(RequestError) {
    if method == .connect, url.path != "/" || url.query != nil {
      throw RequestError(
        .requestURL, "CONNECT names a host and a port, and this URL has a path or a query: \(url)")
    }
    let hosts = headers.values(of: "Host")
    guard hosts.count < 2 else {
      throw RequestError(.requestHeader, "a request has one Host, and this one has \(hosts.count)")
    }
    let codings = headers.values(of: "Transfer-Encoding")
    if !codings.isEmpty { try check(transferEncoding: codings) }
    let lengths = headers.values(of: "Content-Length")
    if !lengths.isEmpty { try check(lengths) }
  }

  /// A transport makes chunks of a body that says so, and nothing else.
  private func check(transferEncoding codings: [String]) throws(RequestError) {
    guard codings.count == 1, codings[0].lowercased() == "chunked" else {
      throw RequestError(
        .requestHeader, "the Transfer-Encoding of a request can be chunked and nothing else here")
    }
    guard body != nil else {
      throw RequestError(.requestHeader, "the Transfer-Encoding announces a body, and there is none")
    }
    guard !headers.contains("Content-Length") else {
      throw RequestError(
        .requestHeader, "a request has a Transfer-Encoding or a Content-Length, never both")
    }
    guard options.httpVersion != .http10 else {
      throw RequestError(.requestHeader, "HTTP/1.0 knows no Transfer-Encoding")
    }
  }

  private func check(_ lengths: [String]) throws(RequestError) {
    var count = 0
    if let body {
      // A file that cannot be read is another problem, which is told when it is opened.
      guard let size = (try? BodySource(body))?.byteCount else { return }
      count = size
    }
    for length in lengths where length != "\(count)" {
      throw RequestError(
        .requestHeader, "the Content-Length is \(length.debugDescription), and the body has \(count) bytes")
    }
  }
}

extension Request {
  /// What a transport says in `Accept-Encoding` by itself; `nil` where it says nothing. A part of a resource is a part
  /// of its bytes as they are: a server that may compress them has no part to send. What opens a WebSocket asks for no body.
  package func encodings(offering all: String?) -> String? {
    let opensWebSocket = options.webSocket != nil || headers["Upgrade"]?.lowercased() == "websocket"
    guard options.decompresses, !opensWebSocket, !headers.contains("Accept-Encoding") else { return nil }
    return headers.contains("Range") ? "identity" : all
  }
}
