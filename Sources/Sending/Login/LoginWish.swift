internal import ApusClient
package import ApusLanguage

/// What a line says of a login: `auth oauth2 …`.
package struct LoginWish {
  private static let server = Operand(
    "SERVER", .words(OAuthServer.known.map { Operand.Choice($0.name, "known by name") }), "a server"
  ).optional
  private static let client = CommandOption(
    "--client", "is the client's id, as it is registered with the server", takes: Operand("ID"))
  private static let secret = CommandOption(
    "--secret", "is the client's secret: env:NAME, file:PATH, or itself",
    takes: Operand("VALUE").optional.shown(as: "VALUE"))
  private static let grant = CommandOption(
    "--flow", "is how somebody says yes; what the server has, by default",
    takes: Operand(
      "FLOW",
      .words([
        .init("code", "in a browser here, which brings a code back"),
        .init("device", "on another screen, with a code to type there"),
        .init("client", "nobody: the client asks for itself"),
      ])))
  private static let scope = CommandOption(
    "--scope", "is what the token shall be good for; it may stand several times",
    takes: Operand("NAME", .scope), isRepeated: true)
  private static let authorize = CommandOption(
    "--authorize-url", "is where somebody is asked in a browser", takes: Operand("URL"))
  private static let token = CommandOption("--token-url", "is where tokens are had", takes: Operand("URL"))
  private static let device = CommandOption(
    "--device-url", "is where codes for devices are had", takes: Operand("URL"))
  private static let port = CommandOption(
    "--port", "is that of the redirect, where the server wants a certain one", takes: Operand("N", .number))
  private static let keep = CommandOption(
    "--keep", "keeps the tokens for the next run, in a file of yours alone")
  private static let approve = CommandOption("--approve", "says yes in the practice API, for scripts")

  /// How it is written.
  package static let form = LineForm(
    nil,
    [
      .word("oauth2", "a login that ends in a token, which is renewed"), .operand(server), .option(client),
      .option(secret), .option(grant), .option(scope), .option(keep), .option(authorize), .option(token),
      .option(device), .option(port), .option(approve),
    ], details: details)

  /// What the line names, before variables are filled in.
  let server, client, secret, authorize, token, device: Word?
  let scopes: [Word]
  let grant: OAuthGrant?
  let port: UInt16
  let keeps, approves: Bool
  /// Whether the client has a secret that the line does not give.
  package let asksForSecret: Bool
  let range: Range<Int>

  package init(_ line: LineArguments) throws(LineProblem) {
    range = line.name.range
    server = line[Self.server]
    client = line.value(Self.client)
    secret = line.value(Self.secret)
    authorize = line.value(Self.authorize)
    token = line.value(Self.token)
    device = line.value(Self.device)
    scopes = line.values(Self.scope)
    asksForSecret = line.has(Self.secret) && secret == nil
    keeps = line.has(Self.keep)
    approves = line.has(Self.approve)
    if let word = line.value(Self.grant) {
      guard let grant = OAuthGrant(rawValue: word.text.lowercased()) else {
        let message = "expected code, device or client, found \(word.text)"
        guard let meant = nearest(to: word.text.lowercased(), among: OAuthGrant.allCases.map(\.rawValue))
        else {
          throw LineProblem(message, at: word.range, try: "help auth oauth2")
        }
        throw LineProblem(message, at: word.range, tryInstead: meant)
      }
      self.grant = grant
    } else {
      grant = nil
    }
    if let word = line.value(Self.port) {
      guard let port = UInt16(word.text) else {
        throw LineProblem("expected a port, found \(word.text)", at: word.range, try: "help auth")
      }
      self.port = port
    } else {
      port = 0
    }
  }

  /// The word for the client's secret, which is shown nowhere.
  package var secretWord: Word? { secret }

  /// Whether it asks for nothing but what is kept: no way and no place is named.
  var mayUseKept: Bool {
    grant == nil && secret == nil && !asksForSecret && authorize == nil && token == nil && device == nil
      && !approves
  }
}

extension Word {
  /// What it says, with what variables hold.
  func text(with variables: Variables, in place: String) throws(LineProblem) -> String {
    try template.filled(from: variables).visible(in: place)
  }

  /// The same as a URL; a path is one below the base, as it is in a request.
  func url(with variables: Variables, below base: WebURL? = nil) throws(LineProblem) -> WebURL {
    let text = try text(with: variables, in: "a URL")
    do {
      guard let base, text.hasPrefix("/") else { return try WebURL(text) }
      let place = try WebURL(base.origin.description + text)
      return base.withoutUser.with(
        path: URLReference.join(base.path, "", place.path, keepsDots: false), query: place.query)
    } catch {
      throw LineProblem(.requestURL, error.description, at: range)
    }
  }
}

extension LoginWish {
  /// What the forms do not show.
  package static let details = [
    "`auth oauth2` logs in with OAuth 2. Where to ask is found: github and qiita are known by name; a refusal, a description "
      + "and the server's own metadata tell of others; --token-url, with --authorize-url or --device-url, says it.",
    "FLOW is code (a browser here, with PKCE), device (a code to type on another screen) or client (nobody is asked). "
      + "Password and implicit are not there: the one gives a program your password, the other puts a token into an "
      + "address; RFC 9700 has given up both.",
    "A token that has run out, or that a 401 refuses, is renewed once, and the request is sent again where that does "
      + "nothing twice; of a POST you are asked first.",
    "Tokens live in this run. --keep puts them into a file of yours alone, which the next `auth oauth2` takes them from; "
      + "`auth forget` deletes it.",
  ]
}
