package import ApusClient
package import ApusLanguage

extension PreparedRequest {
  /// A GET to where a response points, or what was asked there, where a redirect says so. Headers go along only within
  /// their origin. A body that a redirect keeps goes wherever it leads: somebody asks for that.
  package init(
    following place: PageTarget.Place, of record: Record, at range: Range<Int>
  ) throws(LineProblem) {
    var request = record.exchange.request
    guard case .reference(let target) = place else {
      if case .body(let bytes) = place {
        request.body = .bytes(bytes, contentType: request.body?.contentType)
      }
      self.init(request: request)
      return
    }
    let current = record.exchange.hops.last?.sent.url ?? request.url
    if !record.exchange.keepsBodyOnRedirect {
      request.method = .get
      request.body = nil
      request.headers = request.headers.removing("Content-Type")
    }
    // What was kept from another run has no options.
    let isHandshake = request.options.webSocket != nil || record.failure?.code == .webSocketRefused
    // Where no conversation began, what is asked next is a request like any other.
    request.options.webSocket = nil
    // What was said of one line's redirects holds for no other line.
    request.options.keepsHeadersOnRedirect = false
    do {
      request.url = try current.resolving(isHandshake ? WebSocketAddress.asHTTP(target) : target)
    } catch {
      throw LineProblem(
        .requestURL, "the last response points to what cannot be asked: \(error.reason)", at: range)
    }
    var withheld: [String] = []
    if request.url.origin != current.origin { (request, withheld) = request.leavingOrigin() }
    self.init(request: request)
    self.withheld = withheld
  }
}

extension Exchange {
  /// Whether the redirect it ended with wants the same method and body at another place.
  var keepsBodyOnRedirect: Bool {
    guard let sent = hops.last?.sent, let head = response, head.isRedirect, sent.bodyByteCount > 0 else {
      return false
    }
    // `--post301` and its like want it kept all the same.
    let keepsPost = sent.method == .post && request.options.keepsPostAfter.contains(head.status)
    return keepsPost || !sent.method.becomesGet(after: head.status)
  }

  /// Whether all that kept its redirect from being followed is what its body has for one origin alone, which `follow`
  /// sends on purpose.
  package var canFollowOnPurpose: Bool {
    guard keepsBodyOnRedirect, let source = hops.last?.sent.url, let location = response?.headers["Location"],
      let target = try? source.resolving(location)
    else { return false }
    return request.boundPartOfBody != nil && (source.scheme != "https" || target.scheme == "https")
  }
}
