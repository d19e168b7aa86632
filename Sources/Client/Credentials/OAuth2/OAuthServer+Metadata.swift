internal import ApusJSON

extension OAuthServer {
  /// The places where a server's metadata may be, by its name: RFC 8414, then OpenID Connect's own.
  package static func metadataURLs(of issuer: WebURL) -> [WebURL] {
    let path = issuer.path.withoutFinalSlash
    func url(_ path: String) -> WebURL { issuer.withoutUser.with(path: path, query: nil) }
    var urls = [
      url("/.well-known/oauth-authorization-server" + path), url(path + "/.well-known/openid-configuration"),
    ]
    if !path.isEmpty { urls.append(url("/.well-known/openid-configuration" + path)) }
    return urls
  }

  /// Reads a server's metadata (RFC 8414, OpenID Connect Discovery).
  ///
  /// - Parameters:
  ///   - metadata: JSON.
  ///   - issuer: who was asked; it has to say the same of itself, so that nobody answers in another's place.
  /// - Throws: `OAuthError` for what is no metadata, or that of another.
  package init(metadata: [UInt8], of issuer: WebURL) throws(OAuthError) {
    guard let root = try? JSONDocument(metadata).root, let name = root["issuer"]?.string else {
      throw OAuthError(.oauthEndpoint, "what \(issuer.origin) says of itself is no metadata of OAuth 2")
    }
    func url(_ member: String) -> WebURL? { root[member]?.string.flatMap { try? WebURL($0) } }
    guard let said = try? WebURL(name), said.origin == issuer.origin,
      said.path.withoutFinalSlash == issuer.path.withoutFinalSlash
    else {
      let other = OAuthError.short(name)
      throw OAuthError(
        .oauthEndpoint, "\(issuer.withoutUser.text) calls itself \(other), which is another server",
        said: other)
    }
    guard let token = url("token_endpoint") else {
      let own = OAuthError.short(name)
      throw OAuthError(.oauthEndpoint, "\(own) names no token endpoint", said: own)
    }
    let scopes = root["scopes_supported"]?.array.compactMap(\.string) ?? []
    self.init(
      issuer: name, authorizationEndpoint: url("authorization_endpoint"), tokenEndpoint: token,
      deviceEndpoint: url("device_authorization_endpoint"), revocationEndpoint: url("revocation_endpoint"),
      keys: url("jwks_uri"), scopes: Array(scopes.prefix(200)))
    let methods = root["token_endpoint_auth_methods_supported"]?.array.compactMap(\.string) ?? []
    if methods.contains("client_secret_post"), !methods.contains("client_secret_basic") {
      secretPlace = .body
    }
    takesSecretInForm = methods.isEmpty || methods.contains("client_secret_post")
    let proofs = root["code_challenge_methods_supported"]?.array.compactMap(\.string) ?? []
    takesS256 = proofs.isEmpty || proofs.contains("S256")
    namesItself = root["authorization_response_iss_parameter_supported"]?.boolean ?? false
  }

  /// The servers that a protected resource names in its metadata (RFC 9728), the first it likes best.
  ///
  /// - Throws: `OAuthError` for what is no such metadata, or that of another resource.
  package static func issuers(inResource metadata: [UInt8], of url: WebURL) throws(OAuthError) -> [WebURL] {
    guard let root = try? JSONDocument(metadata).root, let name = root["resource"]?.string else {
      throw OAuthError(.oauthEndpoint, "what \(url.origin) says of itself names no resource")
    }
    guard let said = try? WebURL(name), said.origin == url.origin else {
      let other = OAuthError.short(name)
      throw OAuthError(
        .oauthEndpoint, "the metadata of \(url.origin) is that of \(other), another resource", said: other)
    }
    let servers =
      root["authorization_servers"]?.array.compactMap { $0.string.flatMap { try? WebURL($0) } } ?? []
    guard !servers.isEmpty else {
      throw OAuthError(.oauthEndpoint, "\(url.origin) names no authorization server")
    }
    return servers
  }
}

extension Node {
  /// The elements; none of what is no array.
  fileprivate var array: [Node] { kind == .array ? (0..<count).compactMap { self[$0] } : [] }
}
