internal import ApusClient
internal import ApusJSON
internal import ApusLanguage
internal import ApusOpenAPI
internal import ApusSurroundings

/// Finds where to log in: what a line names, what is known by name, what the API's refusal or description says, or what the
/// server says of itself.
struct LoginServerFinder {
  let wish: LoginWish
  let base: WebURL?
  /// The last answer.
  let last: Exchange?
  let described: [SecurityScheme]
  let variables: Variables
  let transport: any Transport

  func server() async throws -> OAuthServer {
    if let token = wish.token { return try given(token) }
    if let word = wish.server {
      let text = try word.text(with: variables, in: "a server")
      if let known = OAuthServer.known.first(where: { $0.name == text.lowercased() }) { return known.server }
      guard text.contains("://") else {
        let names = OAuthServer.known.map(\.name)
        throw LineProblem(
          "expected \(names.joined(separator: ", ")) or a URL, found \(text)", at: word.range,
          try: nearest(to: text, among: names).map { "auth oauth2 \($0) --client ID" })
      }
      return try await server(of: word.url(with: variables))
    }
    guard let base else {
      throw LineProblem(.usageCommand, "a login needs a base to belong to", at: wish.range, try: "use github")
    }
    if let known = OAuthServer.known.first(where: { $0.origin == base.origin }) { return known.server }
    return try await found(for: base)
  }

  private func given(_ token: Word) throws(LineProblem) -> OAuthServer {
    var server = OAuthServer(tokenEndpoint: try token.url(with: variables, below: base))
    if let word = wish.authorize { server.authorizationEndpoint = try word.url(with: variables, below: base) }
    if let word = wish.device { server.deviceEndpoint = try word.url(with: variables, below: base) }
    return server
  }

  // MARK: Asking around

  private func found(for base: WebURL) async throws -> OAuthServer {
    if let place = resourceMetadata(for: base) { return try await server(ofResource: place, base) }
    if let server = try await server(describedFor: base) { return server }
    let own = base.withoutUser.with(path: "/", query: nil)
    if let server = try await OAuthServer.said(by: own, over: transport) { return server }
    // RFC 9728, 3.1: a resource below another path has it in its name.
    let place = "/.well-known/oauth-protected-resource"
    let below = base.path.withoutFinalSlash
    let paths = below.isEmpty ? [place] : [place + below, place]
    for path in paths {
      let resource = own.with(path: path, query: nil)
      guard let bytes = try await OAuthServer.metadata(at: resource, over: transport) else { continue }
      return try await server(of: OAuthServer.issuers(inResource: bytes, of: base)[0])
    }
    throw CommandFailure(
      .oauthEndpoint, "nothing says where to log in for \(base.origin)",
      note: "--token-url, with --authorize-url or --device-url, does", try: ["help auth"])
  }

  /// Where the last refusal of this origin says that more is told (RFC 9728).
  private func resourceMetadata(for base: WebURL) -> WebURL? {
    guard let last, let head = last.response, last.hops.last?.sent.url.origin == base.origin else {
      return nil
    }
    for text in head.headers.values(of: "WWW-Authenticate") {
      guard let mark = text.firstRange(of: "resource_metadata=\"") else { continue }
      return try? WebURL(String(text[mark.upperBound...].prefix { $0 != "\"" }))
    }
    return nil
  }

  private func server(describedFor base: WebURL) async throws -> OAuthServer? {
    for scheme in described {
      if case .openID(let place?) = scheme.kind, let url = url(place, base) {
        let path = url.path.replacing("/.well-known/openid-configuration", with: "")
        return try await server(of: url.with(path: path, query: nil))
      }
      guard case .oauth2 = scheme.kind, let token = url(scheme.endpoints["tokenUrl"], base) else { continue }
      return OAuthServer(
        authorizationEndpoint: url(scheme.endpoints["authorizationUrl"], base), tokenEndpoint: token,
        deviceEndpoint: url(scheme.endpoints["deviceAuthorizationUrl"], base))
    }
    return nil
  }

  private func url(_ text: String?, _ base: WebURL) -> WebURL? {
    guard let text else { return nil }
    return (try? WebURL(text)) ?? (text.hasPrefix("/") ? base.with(path: text, query: nil) : nil)
  }

  private func server(ofResource place: WebURL, _ base: WebURL) async throws -> OAuthServer {
    guard let bytes = try await OAuthServer.metadata(at: place, over: transport) else {
      throw CommandFailure(.oauthEndpoint, "\(place.text) does not say where to log in", try: ["help auth"])
    }
    let issuers = try OAuthServer.issuers(inResource: bytes, of: base)
    return try await server(of: issuers[0])
  }

  private func server(of issuer: WebURL) async throws -> OAuthServer {
    if let server = try await OAuthServer.said(by: issuer, over: transport) { return server }
    throw CommandFailure(
      .oauthEndpoint, "\(issuer.withoutUser.text) says nowhere that it is an authorization server",
      note: "--token-url, with --authorize-url or --device-url, names its places", try: ["help auth"])
  }
}
