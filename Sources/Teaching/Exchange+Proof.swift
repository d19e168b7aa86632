internal import ApusClient

extension Exchange {
  /// The line that gives another proof where the one that was shown is not taken: the same login anew where it was that of a
  /// login, else what the server asks for; `nil` where `auth` has none of that.
  ///
  /// - Parameter scopes: what the token is to be good for besides. Nothing by default.
  func lineToProve(lacking scopes: [String] = []) -> String? {
    guard let line = response?.lineToProve else { return nil }
    let login = request.options.tokenLogin.flatMap { $0.isShown(in: request) ? $0 : nil }
    guard let login else { return line.hasPrefix("auth oauth2") ? line + Self.options(for: scopes) : line }
    let id = Suggestions.isPlain(login.client.id) ? login.client.id : "ID"
    let alone = login.grant == .client ? " --secret VALUE" : ""
    // With a way it is a login anew; without one, what was kept would do for the same scopes.
    let isSame = Set(scopes).isSubset(of: login.client.scopes)
    let way = isSame || login.grant == .client ? " --flow \(login.grant.rawValue)" : ""
    let asked = scopes.isEmpty ? login.client.scopes : login.tokens.scopes
    return "auth oauth2 --client \(id)" + way + alone
      + Self.options(for: asked + scopes.filter { !asked.contains($0) })
  }

  /// They are the server's words: what cannot stand in a line is left out, and what nobody would type.
  private static func options(for scopes: [String]) -> String {
    scopes.filter { Suggestions.isPlain($0) && !$0.hasPrefix("-") && $0.utf8.count <= 64 }.prefix(8)
      .map { " --scope \($0)" }.joined()
  }

  /// The scopes that the server says the token lacks; `nil` where it says none, or no token was shown.
  var lackingScopes: [String]? {
    let shown = hops.last?.sent.headers.first("Authorization")
    guard let shown, AuthScheme.of(shown)?.owner != .user,
      let scope = response?.challenges.first(where: { $0.error == "insufficient_scope" })?.scope
    else { return nil }
    let names = scope.split(separator: " ").map(String.init)
    return names.isEmpty ? nil : names
  }
}
