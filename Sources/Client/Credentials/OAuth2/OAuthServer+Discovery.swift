internal import ApusJSON

extension OAuthServer {
  /// What a server says of itself, where RFC 8414 and OpenID Connect have it.
  ///
  ///     let server = try await OAuthServer.found(at: WebURL("https://id.example"), over: transport)
  ///
  /// - Parameter issuer: its name, which it has to say itself.
  /// - Throws: `OAuthError`; of the code `oauth.endpoint` where it says nothing, or is another.
  public static func found(
    at issuer: WebURL, over transport: any Transport
  ) async throws(OAuthError) -> OAuthServer {
    if let server = try await said(by: issuer, over: transport) { return server }
    let name = issuer.withoutUser.text
    throw OAuthError(.oauthEndpoint, "\(name) says nowhere that it is an authorization server")
  }

  /// The same; `nil` where it says nothing.
  package static func said(
    by issuer: WebURL, over transport: any Transport
  ) async throws(OAuthError) -> OAuthServer? {
    for url in metadataURLs(of: issuer) {
      guard let bytes = try await metadata(at: url, over: transport) else { continue }
      return try OAuthServer(metadata: bytes, of: issuer)
    }
    return nil
  }

  /// JSON that is there; `nil` for anything else that a server answers.
  package static func metadata(
    at url: WebURL, over transport: any Transport
  ) async throws(OAuthError) -> [UInt8]? {
    guard url.isPrivate else {
      throw OAuthError(.oauthEndpoint, "\(url.origin) is not https: anybody on the way could answer")
    }
    var request = Request(url: url, headers: ["Accept": "application/json"])
    request.options.limits.bodyBytes = 1 << 20
    let exchange: Exchange
    do {
      exchange = try await transport.send(request)
    } catch {
      let message = "\(url.origin) was asked where to log in: \(error.message)"
      throw OAuthError(error.code, message, exchange: error.exchange)
    }
    guard exchange.response?.isSuccess ?? false, (try? exchange.document().root.kind) == .object else {
      return nil
    }
    return exchange.body.bytes
  }
}
