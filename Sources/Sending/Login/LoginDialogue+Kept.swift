internal import ApusClient
internal import ApusSurroundings
internal import ApusSystem
internal import ApusText

// What one run keeps for the next.
extension LoginDialogue {
  func keep(_ login: OAuthLogin) async throws {
    guard let kept = KeptTokens(in: environment) else {
      output.note(Line("nothing is kept in this run", .dim))
      return
    }
    do {
      try await kept.keep(KeptTokens.Entry(login, login.tokens))
      output.note(Line("kept in \(kept.path), which nobody else can read; auth forget deletes it", .dim))
    } catch let failure as SafeFile.Failure {
      throw CommandFailure(.requestParameter, failure.description, try: ["auth"])
    }
  }

  /// - Parameter scopes: those that are wanted; with none, whatever is kept will do.
  func keptLogin(for origin: Origin, _ client: String?, _ scopes: [String]) throws -> OAuthLogin? {
    let wanted = try KeptTokens(in: environment)?.entries().filter { entry in
      let entryScopes = entry.client.scopes
      return entry.isBound(to: origin, client ?? entry.client.id, scopes.isEmpty ? entryScopes : scopes)
    }
    guard let wanted, !wanted.isEmpty else { return nil }
    let time = now()
    guard let entry = wanted.last(where: { !$0.isOver(at: time) }) else {
      output.note(
        Line("what was kept is good no more, and nothing renews it: this takes a new login", .dim))
      return nil
    }
    if let secret = entry.client.secret { _ = secret.withValue { given($0, "client_secret") } }
    output.note(Line("taken from what was kept; --flow logs in anew", .dim))
    return login(entry.tokens, entry.server, entry.client, for: origin, entry.grant, keeps: true)
  }
}
