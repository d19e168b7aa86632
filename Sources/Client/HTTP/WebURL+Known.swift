extension WebURL {
  /// A URL known when the code is written.
  ///
  /// What is no host, such as `example.com/api` or `user@example.com`, no port, or a path with a query in it, makes a URL
  /// that every transport refuses as `request.url`, before anything is sent. The message names the place in the code.
  ///
  /// - Parameters:
  ///   - host: a name or an address; one of IPv6 stands in brackets.
  ///   - port: the scheme's own unless given.
  ///   - path: taken as written, behind a `/` in any case.
  ///   - file: where this stands in the code.
  ///   - line: where this stands in the code.
  public static func https(
    _ host: String, port: Int? = nil, path: String = "/", file: StaticString = #fileID, line: UInt = #line
  ) -> WebURL {
    WebURL(known: "https", host, port, path, at: "\(file):\(line)")
  }

  /// The same without TLS, for servers on this machine.
  public static func http(
    _ host: String, port: Int? = nil, path: String = "/", file: StaticString = #fileID, line: UInt = #line
  ) -> WebURL {
    WebURL(known: "http", host, port, path, at: "\(file):\(line)")
  }

  private init(known scheme: String, _ host: String, _ port: Int?, _ path: String, at place: String) {
    var problem: WebURLError?
    // With a user or a port in it, it would be read as another host than it is.
    let read = (try? Authority(host, in: host))?.host
    if read.map(Authority.text(ofHost:)) != host.lowercased() {
      problem = WebURLError(text: host, reason: "the URL's host is not a name or an address", madeAt: place)
    } else if let port, !(1...65_535).contains(port) {
      let reason = "the URL's port is not a number from 1 to 65535"
      problem = WebURLError(text: "\(host):\(port)", reason: reason, madeAt: place)
    } else if path.utf8.contains(where: { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }) {
      // It would be read as another path, and a query that is put behind it as a part of its own.
      let reason = "the URL's path has a query or a fragment in it: put the query in `query`"
      problem = WebURLError(text: path, reason: reason, madeAt: place)
    }
    // Without a host its text is no URL, so that it leads nowhere.
    self.init(
      scheme: scheme, host: problem == nil ? read ?? "" : "", port: problem == nil ? port : nil, path: path,
      query: nil, problem: problem)
  }
}
