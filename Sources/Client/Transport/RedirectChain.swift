/// Decides where a redirect leads and what may go there. Transports ask it; they follow nothing by themselves.
///
/// The rules are RFC 9110's (15.4) with the safe choice where it leaves one: headers stay with their origin but for a
/// few that tell nothing, a body with a secret or with what is kept for its origin does too, https never becomes http,
/// and nothing but http and https is asked.
package struct RedirectChain {
  package struct Step: Sendable {
    package let request: Request
    /// Names of what was left behind.
    package let withheld: [String]
  }

  private let limit: Int
  private var count = 0
  /// `nil` before the first redirect.
  private var seen: Set<String>?

  package init(from request: Request) { limit = request.options.limits.redirects }

  /// The request that follows `response`; `nil` when it is not a redirect, or following is off.
  package mutating func next(
    after response: ResponseHead, to request: Request
  ) throws(RedirectRefusal) -> Step? {
    guard request.options.followsRedirects, [301, 302, 303, 307, 308].contains(response.status) else {
      return nil
    }
    let url = try target(of: response, from: request.url)
    count += 1
    guard count <= limit else {
      throw RedirectRefusal(code: .redirectLimit, message: "more than \(limit) redirects")
    }
    if url.origin != request.url.origin, request.options.mayRedirect?(url.origin) == false {
      throw RedirectRefusal(
        code: .redirectUnsafe, message: "a redirect to \(url.origin) is not followed: nobody allowed it")
    }
    let step = Self.step(from: request, to: url, status: response.status)
    try refuseBoundBody(of: step.request, to: url, from: request.url)
    // A cookie may be all that was missing, so a request that comes back with one is not a loop yet.
    let isNewStart = response.headers.contains("Set-Cookie") && request.options.usesCookies
    var seen = isNewStart ? [] : seen ?? [Self.key(request)]
    guard seen.insert(Self.key(step.request)).inserted else {
      throw RedirectRefusal(code: .redirectLoop, message: "the redirects lead back to \(url)")
    }
    self.seen = seen
    return step
  }

  /// Some bodies are for whom they were sent to. From http to https of the same host it only gets safer.
  private func refuseBoundBody(
    of request: Request, to target: WebURL, from source: WebURL
  ) throws(RedirectRefusal) {
    guard target.origin != source.origin, !(target.scheme == "https" && target.host == source.host),
      let part = request.boundPartOfBody
    else { return }
    throw RedirectRefusal(
      code: .redirectUnsafe,
      message: "a redirect to \(target.origin) is not followed: it would send \(part) there, "
        + "which was meant for \(source.origin)")
  }

  private static func key(_ request: Request) -> String { "\(request.method) \(request.url.text)" }

  private func target(of response: ResponseHead, from url: WebURL) throws(RedirectRefusal) -> WebURL {
    let locations = response.headers.values(of: "Location")
    guard Set(locations).count < 2 else {
      throw RedirectRefusal(
        code: .redirectLocation, message: "a \(response.status) with \(locations.count) Locations that differ"
      )
    }
    guard let location = locations.first, !location.isEmpty else {
      throw RedirectRefusal(
        code: .redirectLocation, message: "a \(response.status) without a Location to go to")
    }
    if let scheme = foreignScheme(of: location) {
      throw RedirectRefusal(code: .redirectUnsafe, message: "a redirect to \(scheme): is not followed")
    }
    let next: WebURL
    do {
      next = try url.resolving(location)
    } catch {
      throw RedirectRefusal(
        code: .redirectLocation, message: "the Location cannot be followed: \(error.reason)")
    }
    guard url.scheme != "https" || next.scheme == "https" else {
      throw RedirectRefusal(code: .redirectUnsafe, message: "a redirect from https to http is not followed")
    }
    let fragment = next.fragment ?? url.fragment
    return next.with(path: next.path, query: next.query, fragment: fragment)
  }

  private func foreignScheme(of location: String) -> String? {
    guard let colon = location.firstIndex(of: ":") else { return nil }
    let scheme = location[..<colon].lowercased()
    guard let first = scheme.utf8.first, first &- UInt8(ascii: "a") < 26 else { return nil }
    guard scheme.utf8.allSatisfy({ isTokenByte($0) }) else { return nil }
    return scheme == "http" || scheme == "https" ? nil : scheme
  }

  private static func step(from request: Request, to url: WebURL, status: Int) -> Step {
    var next = request
    next.url = url
    let keepsPost = request.method == .post && request.options.keepsPostAfter.contains(status)
    if request.method != .get, request.method.becomesGet(after: status), !keepsPost {
      next.method = .get
      next.body = nil
      for name in [
        "Content-Type", "Content-Length", "Content-Encoding", "Content-Language", "Transfer-Encoding",
      ] {
        next.headers = next.headers.removing(name)
      }
    }
    guard url.origin != request.url.origin else { return Step(request: next, withheld: []) }
    let (stripped, withheld) = next.leavingOrigin()
    return Step(request: stripped, withheld: withheld)
  }
}

extension HTTPMethod {
  /// Whether a redirect with this status is followed by a GET without a body.
  package func becomesGet(after status: Int) -> Bool {
    (status == 303 && self != .head) || ((status == 301 || status == 302) && self == .post)
  }
}

extension Request {
  /// What of the body is for one origin alone, in words: fields that are kept for it, or a secret; `nil` when nothing
  /// is.
  package var boundPartOfBody: String? {
    guard body != nil else { return nil }
    let kept = options.keepsHeadersOnRedirect ? [] : options.keptFields
    return kept.isEmpty ? secretInBody : kept.joined(separator: ", ")
  }

  /// The same request with nothing in it that belongs to one origin only, and the names of what was taken out.
  package func leavingOrigin() -> (request: Request, withheld: [String]) {
    var next = self
    next.headers = headers.removing("Host")
    if options.keepsHeadersOnRedirect { return (next, []) }
    var withheld = next.headers.filter { !$0.belongsAnywhere }.map(\.name)
    next.headers = HeaderFields(next.headers.filter(\.belongsAnywhere))
    if let login = options.login {
      next.options.login = nil
      withheld.append("\(login.scheme.name) credentials")
    }
    if options.tls.clientCertificate != nil {
      next.options.tls.clientCertificate = nil
      next.options.tls.clientKey = nil
      withheld.append("client certificate")
    }
    return (next, withheld)
  }
}
