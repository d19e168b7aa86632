internal import ApusClient
internal import ApusLanguage
internal import ApusSending
internal import ApusServices
internal import ApusSurroundings
internal import ApusText
internal import ApusWords

/// The token that a session has for GitHub: one of the environment, or that of GitHub's own command line tool, once
/// somebody said that it may be taken.
struct GitHubToken {
  let server: GitHub.Server
  let surroundings: Surroundings
  let output: Output

  /// What the session is to GitHub's server; `nil` where there is no token.
  func credential(in session: inout Session) -> Credential? {
    if let token = surroundings.token(named: server.tokenNames) {
      return credential(token, from: token.name ?? "the environment", variable: token.name)
    }
    if let asked = session.toolTokens[server.name] {
      return asked.map { credential($0, from: Self.tool) }
    }
    // Where nobody talks nobody is asked.
    guard output.isConversation, let tool = surroundings.environment.programs.path("gh") else { return nil }
    let question =
      "no \(server.tokenNames[0]) is set; take the token that \(Self.tool) has for \(server.name)? "
    let token = surroundings.environment.confirm(question) ? token(from: tool) : nil
    session.toolTokens[server.name] = .some(token)
    return token.map { credential($0, from: Self.tool) }
  }

  private static let tool = "the GitHub CLI"

  private func credential(_ token: Secret, from source: String, variable: String? = nil) -> Credential {
    let scheme = AuthScheme.usualToken
    return Credential(
      scheme.proof(token), for: server.baseURL.origin, summary: scheme.name, "from \(source)",
      line: "auth \(scheme.name)" + (variable.map { " env:\($0)" } ?? ""))
  }

  /// What the tool keeps for this server. It would take a token of github.com for some others.
  private func token(from tool: String) -> Secret? {
    let withoutVariables = ["-u", "GITHUB_TOKEN", "-u", "GH_TOKEN"]
    let said = surroundings.environment.programs.output(
      "/usr/bin/env", withoutVariables + [tool, "auth", "token", "--hostname", server.name])
    guard let token = said?.split(whereSeparator: \.isNewline).first.map(String.init), token.count < 1000,
      token.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7f })
    else {
      output.note(Line("\(Self.tool) has no token for \(server.name); `gh auth login` gets one", .dim))
      return nil
    }
    let name = server.tokenNames[0]
    return surroundings.given(token, name, source: name)
  }
}

extension Session {
  /// Starts with GitHub, at one of its servers.
  mutating func use(_ server: GitHub.Server, in surroundings: Surroundings, _ output: Output) {
    begin(
      at: server.baseURL,
      headers: GitHub(baseURL: server.baseURL, token: nil).headers.removing("Accept-Encoding"))
    credential = GitHubToken(server: server, surroundings: surroundings, output: output).credential(in: &self)
  }
}

extension GitHub.Server {
  /// The server that a line means: github.com, or the host it names; `nil` where it means another service.
  init?(of service: (any DocumentedService.Type)?, at host: Word?) throws(LineProblem) {
    guard service == GitHub.self else {
      guard let host else { return nil }
      throw LineProblem("only github has a --host", at: host.range, try: "use github")
    }
    guard let host else {
      self = .usual
      return
    }
    guard let server = GitHub.Server(host.text) else {
      throw LineProblem(
        "expected the host of a GitHub server, found \(host.text)", at: host.range,
        try: "use github --host ghe.example")
    }
    self = server
  }
}
