package import ApusClient
package import ApusLanguage
package import ApusOpenAPI
package import ApusSurroundings
internal import ApusTeaching
internal import ApusText

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Leads somebody through a login with OAuth 2, and has what comes of it renewed.
package struct LoginDialogue {
  let environment: Environment
  let transport: any Transport
  let output: Output
  private let variables: Variables
  /// Has a secret be shown nowhere and recorded nowhere.
  let given: (String, String) -> Secret
  /// Has a text be recorded nowhere that is another in each run.
  let leftOut: (String, String) -> Void

  /// - Parameters:
  ///   - userAgent: what its requests say of the program; nothing where that is `nil`.
  ///   - deadlines: how long each of them may take.
  package init(
    _ environment: Environment, over transport: any Transport, userAgent: String?, deadlines: Deadlines,
    _ output: Output, with variables: Variables, given: @escaping (String, String) -> Secret,
    leftOut: @escaping (String, String) -> Void
  ) {
    self.environment = environment
    self.transport = LoginTransport(
      base: MeteredTransport(base: transport, console: output.console), userAgent: userAgent,
      deadlines: deadlines)
    self.output = output
    self.variables = variables
    self.given = given
    self.leftOut = leftOut
  }

  /// What is known of where somebody is.
  package struct Place {
    let base: WebURL?
    let practice: Origin?
    let last: Exchange?
    let described: [SecurityScheme]

    package init(base: WebURL?, practice: Origin?, last: Exchange?, described: [SecurityScheme]) {
      self.base = base
      self.practice = practice
      self.last = last
      self.described = described
    }
  }

  /// Logs in, or takes what an earlier run kept.
  ///
  /// - Parameter secret: the client's, by its id: as the line gives it, or as somebody types it.
  package func logIn(
    _ wish: LoginWish, at place: Place, secret: (_ client: String) throws -> Secret?
  ) async throws -> OAuthLogin {
    let known = wish.server.flatMap { word in OAuthServer.known.first { $0.name == word.text.lowercased() } }
    // A token of a service that is known goes there, wherever the base is.
    guard let origin = known?.origin ?? place.base?.origin else {
      throw LineProblem(.usageCommand, "a login needs a base to belong to", at: wish.range, try: "use github")
    }
    let id = try wish.client.map { word throws(LineProblem) in
      try word.text(with: variables, in: "a client's id")
    }
    let scopes = try wish.scopes.flatMap { word in
      try word.text(with: variables, in: "a scope").split { $0 == " " || $0 == "," }.map(String.init)
    }
    if wish.mayUseKept, let kept = try keptLogin(for: origin, id, scopes) { return kept }
    // A file that cannot be written is told before anybody has said yes.
    if wish.keeps { try KeptTokens(in: environment)?.checkWritable() }
    let server = try await explained {
      try await LoginServerFinder(
        wish: wish, base: place.base, last: place.last, described: place.described, variables: variables,
        transport: transport
      ).server()
    }
    guard let id else { throw noClient(wish, server) }
    let client = OAuthClient(id: id, secret: try secret(id), scopes: scopes)
    let grant = try wish.grant ?? usualGrant(of: server, client)
    if wish.approves { try checkPractice(server, place, wish) }
    try announceSecret(of: client, by: grant, to: server, for: origin, isNamed: wish.names(server))
    let flow = OAuthFlow(server, client, over: transport, now: now)
    let tokens = try await explained {
      switch grant {
      case .client: try await flow.tokensOfClient()
      case .device: try await byDevice(flow, approves: wish.approves)
      case .code: try await byCode(flow, wish)
      }
    }
    noteGaps(in: tokens, client, grant)
    let login = login(tokens, flow.server, client, for: origin, grant, keeps: wish.keeps)
    if wish.keeps { try await keep(login) }
    return login
  }

  /// Has the server take back what is in use, and deletes it where it is kept.
  package func revoke(_ login: OAuthLogin?, at range: Range<Int>) async throws {
    guard let login else {
      throw LineProblem(.usageCommand, "nothing is in use that a server gave", at: range, try: "auth")
    }
    try announceSecret(ofRevoking: login)
    // What the server does not take back can be forgotten all the same.
    try await explained(trying: "auth forget") {
      try await OAuthFlow(login.server, login.client, over: transport).revoke(login.tokens)
    }
    try await KeptTokens(in: environment)?.remove(login)
  }

  // MARK: What it is made of

  private func noClient(_ wish: LoginWish, _ server: OAuthServer) -> LineProblem {
    let known = OAuthServer.known.first { $0.server == server }
    let place = known.map { "; \($0.registration) registers one" } ?? ""
    let name = known.map { "\($0.name) " } ?? ""
    return LineProblem("expected --client ID\(place)", at: wish.range, try: "auth oauth2 \(name)--client ID")
  }

  /// A code is typed elsewhere where no browser can be opened here; nobody is asked where nobody can be.
  private func usualGrant(of server: OAuthServer, _ client: OAuthClient) throws(CommandFailure) -> OAuthGrant
  {
    let hasBrowser = server.authorizationEndpoint != nil
    if server.deviceEndpoint != nil, isRemote || !hasScreen || !hasBrowser { return .device }
    if hasBrowser { return .code }
    if client.secret != nil { return .client }
    throw CommandFailure(
      .oauthEndpoint, "the server names no place where somebody could say yes",
      note: "--authorize-url or --device-url does; with --secret the client asks for itself",
      try: ["help auth"])
  }

  private func checkPractice(
    _ server: OAuthServer, _ place: Place, _ wish: LoginWish
  ) throws(LineProblem) {
    let origin = server.tokenEndpoint.origin
    guard origin == place.practice || server.tokenEndpoint.isOfPractice else {
      throw LineProblem("--approve is for the practice API; a real server asks you", at: wish.range)
    }
  }

  func login(
    _ tokens: OAuthTokens, _ server: OAuthServer, _ client: OAuthClient, for origin: Origin,
    _ grant: OAuthGrant, keeps: Bool
  ) -> OAuthLogin {
    learn(tokens)
    let kept = keeps ? KeptTokens(in: environment) : nil
    let confirm = environment.confirm
    let unkept = UnkeptTokens()
    return OAuthLogin(
      tokens, from: server, to: client, for: origin, grant: grant, fillsIn: false, now: now,
      mayRepeat: { request in
        confirm("the token was refused; renew it and send the \(request.method) again? ")
      },
      unkept: unkept,
      renewing: { [now] old, server, ask in
        guard let kept else { return try await ask(old) }
        let entry = KeptTokens.Entry(
          origin: origin, client: client, grant: grant, server: server(), tokens: old)
        return try await kept.renewed(entry, from: server, at: now, by: ask) { error in
          unkept.note((error as? CommandFailure)?.message ?? "\(error)")
        }
      })
  }

  /// Says what the server did not give of what was asked for.
  private func noteGaps(in tokens: OAuthTokens, _ client: OAuthClient, _ grant: OAuthGrant) {
    if !Set(client.scopes).isSubset(of: tokens.scopes) {
      let asked = client.scopes.joined(separator: " ")
      let given = tokens.scopes.joined(separator: " ")
      output.note(
        Line(
          "scopes that were asked for: \(asked); that the server gave: \(given.isEmpty ? "-" : given)",
          .warning, foreign: [asked, given]))
    }
    if grant == .code, client.isOpenID, tokens.idToken == nil {
      output.note(
        Line("the server gave no ID token, so nothing shows by its nonce that the login is yours", .warning))
    }
  }

  private func learn(_ tokens: OAuthTokens) {
    for token in [tokens.accessToken, tokens.refreshToken, tokens.idToken].compactMap(\.self) {
      _ = token.withValue { given($0, token.name ?? "token") }
    }
  }

  // MARK: Time and failures

  /// In a replay time passes as it is told to.
  var now: @Sendable () -> Date {
    guard environment.isReplay else { return { Date() } }
    return { [clock = environment.clock] in
      Date(timeIntervalSince1970: Double(clock.now().components.seconds))
    }
  }

  /// - Parameter usual: what to try where the server says no word that is known.
  func explained<Value>(
    trying usual: String = "help auth", _ work: () async throws -> Value
  ) async throws -> Value {
    do {
      return try await work()
    } catch let error as OAuthError {
      if Task.isCancelled { throw CancellationError() }
      // A limit that somebody set is as much about a login as about any request.
      let limits = Suggestions.lines(for: error.code, nil).filter { $0.hasPrefix("set timeout") }
      throw CommandFailure(
        error.code, error.message, try: limits + [OAuthWord.line(for: error.word) ?? usual],
        foreign: error.said.map { [$0] } ?? [])
    }
  }
}
