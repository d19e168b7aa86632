internal import ApusEncodings
internal import ApusJSON

/// What somebody is asked in a browser: the address to open, and what has to come back (RFC 6749, 4.1, with RFC 7636).
public struct OAuthAuthorization: Sendable {
  /// The address to open.
  public let url: WebURL
  /// Where the browser is sent afterwards.
  public let redirect: String
  /// What the browser has to bring back.
  public let state: Secret
  let proof: PKCE
  let nonce: Secret?
  private let server: OAuthServer

  /// What makes one login unlike any other.
  package struct Marks: Sendable {
    let state, nonce, verifier: String

    /// The same ones each time, for a server that plays.
    package init(fixed text: String) {
      (state, nonce) = ("\(text)-state", "\(text)-nonce")
      verifier = String("\(text)-\(String(repeating: "0", count: 43))".prefix(43))
    }

    /// Ones that nobody can guess.
    package init() { (state, nonce, verifier) = (PKCE.random(), PKCE.random(), PKCE.random()) }
  }

  /// - Parameters:
  ///   - redirect: an address that the client is registered with. One on the loopback address may have any port.
  /// - Throws: `OAuthError` for a server that asks nobody, for one that says it takes no proof of the method S256, and for one
  ///   with whom others could listen: it has no TLS, and is not on this machine.
  public init(_ server: OAuthServer, _ client: OAuthClient, redirect: String) throws(OAuthError) {
    try self.init(server, client, redirect: redirect, marks: Marks())
  }

  package init(
    _ server: OAuthServer, _ client: OAuthClient, redirect: String, marks: Marks
  ) throws(OAuthError) {
    guard let endpoint = server.authorizationEndpoint else {
      throw OAuthError(.oauthEndpoint, "the server has no address where somebody can be asked in a browser")
    }
    guard server.takesS256 else {
      throw OAuthError(.oauthEndpoint, "the server does not offer PKCE with S256, and nothing weaker is used")
    }
    // Before somebody says yes to what would end there.
    for place in [endpoint, server.tokenEndpoint] { try place.checkIsPrivate() }
    self.server = server
    self.redirect = redirect
    proof = PKCE(verifier: marks.verifier)
    state = Secret(marks.state, name: "state")
    nonce = client.isOpenID ? Secret(marks.nonce, name: "nonce") : nil
    var items = [
      QueryItem(name: "response_type", value: "code"), QueryItem(name: "client_id", value: client.id),
      QueryItem(name: "redirect_uri", value: redirect), QueryItem(name: "state", value: marks.state),
      QueryItem(name: "code_challenge", value: proof.challenge),
      QueryItem(name: "code_challenge_method", value: "S256"),
    ]
    if let scope = client.scope { items.insert(QueryItem(name: "scope", value: scope), at: 3) }
    if nonce != nil { items.append(QueryItem(name: "nonce", value: marks.nonce)) }
    url = endpoint.appending(path: "", query: items)
  }

  /// Whether what a browser brought has this login's state: anything else was sent by somebody else.
  package func owns(_ query: [QueryItem]) -> Bool {
    query.first { $0.name == "state" }?.value?.utf8.elementsEqual(state.reveal().utf8) ?? false
  }

  /// The code that the browser brought back.
  ///
  /// - Parameter query: what stands behind `?` of the address it was sent to.
  /// - Throws: `OAuthError`: `oauth.state` for what does not belong to this login, `oauth.refused` for a no.
  public func code(from query: [QueryItem]) throws(OAuthError) -> Secret {
    func value(_ name: String) -> String? { query.first { $0.name == name }?.value }
    guard owns(query) else {
      let flaw = value("state") == nil ? "missing" : "another"
      throw OAuthError(.oauthState, "what came back does not belong to this login: its state is \(flaw)")
    }
    if let issuer = server.issuer, let said = value("iss"), said != issuer {
      let other = OAuthError.short(said)
      throw OAuthError(.oauthState, "what came back is from \(other), and \(issuer) was asked")
    }
    if server.namesItself, value("iss") == nil {
      throw OAuthError(.oauthState, "what came back does not say who answers, and this server always does")
    }
    if let word = value("error") {
      throw OAuthError(refusedBy: "the server", word, value("error_description"))
    }
    guard let code = value("code"), !code.isEmpty else {
      throw OAuthError(.oauthAnswer, "what came back has neither a code nor an error")
    }
    return Secret(code, name: "code")
  }

  /// Refuses an ID token that was made for another login. Nothing else of it is verified.
  func check(_ tokens: OAuthTokens) throws(OAuthError) {
    guard let nonce, let token = tokens.idToken else { return }
    let parts = token.reveal().split(separator: ".", omittingEmptySubsequences: false)
    let claims = parts.count > 1 ? Base64.decoded(parts[1]).flatMap { try? JSONDocument($0).root } : nil
    guard let came = claims?["nonce"]?.string, came.utf8.elementsEqual(nonce.reveal().utf8) else {
      throw OAuthError(.oauthState, "the ID token does not belong to this login: its nonce is another")
    }
  }
}
