internal import ApusClient
internal import ApusLanguage
package import ApusOpenAPI
package import ApusText

/// What a description says of who asks, and what to type for it.
struct SecurityWords {
  let scheme: SecurityScheme
  /// Those that an operation wants; all there are where none is asked about.
  private let scopes: [String]

  init(_ scheme: SecurityScheme) {
    self.scheme = scheme
    if case .oauth2(_, let scopes) = scheme.kind { self.scopes = scopes } else { scopes = [] }
  }

  init(_ requirement: SecurityRequirement) {
    scheme = requirement.scheme
    scopes = requirement.scopes
  }

  /// What to type, as far as it can be typed.
  package var line: String? {
    switch scheme.kind {
    case .oauth2, .openID: login ?? "auth bearer env:TOKEN"
    case .authorization(let name): Self.line(of: name)
    case .key(.header, let name): "auth header \(ItemPrinter().quoted(name)) env:API_KEY"
    case .key(.query, let name): "\(ItemPrinter().quoted(name))=={{key}}"
    case .key(.cookie, let name): "auth header Cookie '\(name)=…'"
    case .key(.path, _), .certificate: nil
    }
  }

  /// The line of a login, where the description has all that it takes: where the token is had, and where somebody says yes,
  /// or that nobody has to.
  private var login: String? {
    let line = "auth oauth2 --client ID"
    if case .openID(let place) = scheme.kind { return place.map { _ in line } }
    guard scheme.endpoints["tokenUrl"] != nil else { return nil }
    if (scheme.endpoints["authorizationUrl"] ?? scheme.endpoints["deviceAuthorizationUrl"]) != nil {
      return line
    }
    return scheme.isForClients ? line + " --flow client --secret env:SECRET" : nil
  }

  private static func line(of name: String) -> String {
    guard let known = AuthScheme.named(name) else { return "Authorization:'\(name) …'" }
    return known.owner == nil ? "auth \(known.name) env:TOKEN" : "auth \(known.name) USER"
  }

  /// What it is.
  var meaning: String {
    switch scheme.kind {
    case .authorization(let name): return AuthScheme.named(name)?.meaning ?? "Authorization: \(name)"
    case .key(let place, let name): return "\(place.rawValue) \(name)"
    case .oauth2(let token, _):
      return (["OAuth 2"] + (token.map { ["token from \($0)"] } ?? []) + scopeWords).joined(separator: ", ")
    case .openID(let url):
      return (["OpenID Connect"] + (url.map { [$0] } ?? []) + scopeWords).joined(separator: ", ")
    case .certificate: return "a certificate: --cert and --key"
    }
  }

  private var scopeWords: [String] {
    guard !scopes.isEmpty else { return [] }
    return ["scopes " + scopes.prefix(8).joined(separator: " ") + (scopes.count > 8 ? " …" : "")]
  }

  /// `bearerAuth: bearer token; auth bearer env:TOKEN`
  var shown: Line {
    let line = Line(scheme.name, .key) + Line(": \(meaning)")
    return self.line.map { line + Line("; ", .dim) + Line($0, .command) } ?? line
  }

  /// Whether the session sends it.
  func isThere(in scope: EndpointScope) -> Bool {
    let field: HeaderField? =
      if case .field(let field) = scope.proof { field } else { nil }
    let isLogin = if case .login = scope.proof { true } else { false }
    switch scheme.kind {
    case .oauth2, .openID, .authorization:
      return isLogin || field?.isNamed("Authorization") == true || scope.headers["Authorization"] != nil
    case .key(.header, let name): return field?.isNamed(name) == true || scope.headers[name] != nil
    case .key(.cookie, _): return field?.isNamed("Cookie") == true || scope.headers["Cookie"] != nil
    case .key(.query, let name): return scope.query.contains { $0.name == name }
    case .key(.path, _), .certificate: return false
    }
  }
}

extension ApusOpenAPI.Operation {
  /// What it asks for, a line for each of the ways; nothing where nothing is said.
  package func securityLines(_ specification: Specification, in scope: EndpointScope) -> [Line] {
    guard let ways = security(of: specification) else { return [] }
    if ways.isEmpty || ways.allSatisfy(\.isEmpty) { return [Line("nothing is asked for", .dim).retold] }
    return ways.enumerated().map { place, way in
      let start = place == 0 ? Line() : Line("or ", .dim)
      guard !way.isEmpty else { return start + Line("nothing", .dim) }
      let parts = way.map { requirement in
        let words = SecurityWords(requirement)
        return words.shown + Line(words.isThere(in: scope) ? " (set)" : " (not set)", .dim)
      }
      return start + parts.joined(by: Line(" and ", .dim).retold)
    }
  }
}
