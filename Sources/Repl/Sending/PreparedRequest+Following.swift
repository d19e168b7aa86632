internal import APIClient

extension PreparedRequest {
  /// A GET to where a response points. Credentials go along only within their origin.
  init(following target: String, of record: Record, at range: Range<Int>) throws(LineProblem) {
    var request = record.exchange.request
    let current = record.exchange.hops.last?.sent.url ?? request.url
    request.method = .get
    request.body = nil
    request.headers = request.headers.removing("Content-Type")
    do {
      request.url = try current.resolving(target)
    } catch {
      throw LineProblem(
        .requestURL, "the last response points to what cannot be asked: \(error.reason)", at: range)
    }
    var withheld: [String] = []
    if request.url.origin != current.origin { (request, withheld) = request.withoutCredentials() }
    self.init(request: request, showing: Showing(), paging: Paging(), tail: nil, withheld: withheld)
  }
}
