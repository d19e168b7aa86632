extension Request {
  /// Refuses what would leave the server in doubt about where the request goes or where it ends.
  func checkFraming() throws(RequestProblem) {
    if method == .connect, url.path != "/" || url.query != nil {
      throw RequestProblem(
        .requestURL, "CONNECT names a host and a port, and this URL has a path or a query: \(url)")
    }
    let hosts = headers.values(of: "Host")
    guard hosts.count < 2 else {
      throw RequestProblem(.requestHeader, "a request has one Host, and this one has \(hosts.count)")
    }
    let codings = headers.values(of: "Transfer-Encoding")
    if !codings.isEmpty { try check(transferEncoding: codings) }
    let lengths = headers.values(of: "Content-Length")
    if !lengths.isEmpty { try check(lengths) }
  }

  /// A transport makes chunks of a body that says so, and nothing else.
  private func check(transferEncoding codings: [String]) throws(RequestProblem) {
    guard codings.count == 1, codings[0].lowercased() == "chunked" else {
      throw RequestProblem(
        .requestHeader, "the Transfer-Encoding of a request can be chunked and nothing else here")
    }
    guard body != nil else {
      throw RequestProblem(.requestHeader, "the Transfer-Encoding announces a body, and there is none")
    }
    guard !headers.contains("Content-Length") else {
      throw RequestProblem(
        .requestHeader, "a request has a Transfer-Encoding or a Content-Length, never both")
    }
    guard options.httpVersion != .http10 else {
      throw RequestProblem(.requestHeader, "HTTP/1.0 knows no Transfer-Encoding")
    }
  }

  private func check(_ lengths: [String]) throws(RequestProblem) {
    var count = 0
    if let body {
      // A file that cannot be read is another problem, which is told when it is opened.
      guard let size = (try? BodySource(body))?.byteCount else { return }
      count = size
    }
    for length in lengths where length != "\(count)" {
      throw RequestProblem(
        .requestHeader, "the Content-Length is \(length.debugDescription), and the body has \(count) bytes")
    }
  }
}
