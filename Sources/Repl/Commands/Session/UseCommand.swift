internal import ApusClient
package import ApusExplorer
package import ApusLanguage
internal import ApusServices
package import ApusSurroundings

/// `use github|qiita|greenstore|mamari|practice`
package struct UseCommand: Sets {
  private static let name = Operand("NAME", .words(KnownAPI.all.map { Choice($0.name, $0.meaning) }))
  private static let host = CommandOption(
    "--host", "goes to GitHub of an enterprise", takes: Operand("HOST"))

  package static let spec = CommandSpec(
    section: .session,
    summary: "start with a known API: its base, its headers, its token from the environment",
    forms: [[], [.operand(name), .option(host)]],
    examples: [
      CommandSpec.Example("use practice", "the API inside this program, which needs no network"),
      CommandSpec.Example("use", "the names there are"),
    ],
    details: [
      "`use github` takes its token from GITHUB_TOKEN or GH_TOKEN, `use qiita` from QIITA_TOKEN, if they are set. Where "
        + "there is none, `use github` asks once whether to take that of the GitHub CLI.",
      "`use github --host ghe.example` goes to https://ghe.example/api/v3, with a token from GH_ENTERPRISE_TOKEN or "
        + "GITHUB_ENTERPRISE_TOKEN: one of github.com never goes there.",
    ])

  private let name: Word?
  private let host: Word?

  package init(_ line: LineArguments) throws(LineProblem) {
    name = line[Self.name]
    host = line.value(Self.host)
  }

  package func set(
    _ session: inout Session, in surroundings: Surroundings, _ output: Output
  ) async throws -> Outcome {
    guard let name else {
      try output.show(KnownAPI.list)
      return .ok
    }
    guard let api = KnownAPI.named(name.text) else {
      let names = KnownAPI.all.map(\.name)
      throw LineProblem(
        "there is no API named \(name.text) here; there are \(names.joined(separator: ", "))", at: name.range,
        try: nearest(to: name.text, among: names).map { "use \($0)" } ?? "base https://…")
    }
    if let server = try GitHub.Server(of: api.service, at: host) {
      session.use(server, in: surroundings, output)
    } else {
      try session.use(api, in: surroundings)
    }
    output.note(SessionView(session))
    return .ok
  }
}

extension Session {
  mutating func use(_ api: KnownAPI, in surroundings: Surroundings) throws {
    if let service = api.service { return try use(service, in: surroundings) }
    begin(at: try practice("", in: surroundings.environment), headers: [:])
  }

  private mutating func use<Home: DocumentedService>(_ type: Home.Type, in surroundings: Surroundings) throws
  {
    let known = ServiceDescription(of: type)
    let base =
      known.isMadeUp ? try practice(known.practicePath, in: surroundings.environment) : known.baseURL
    begin(at: base, headers: Home(baseURL: base, token: nil).headers.removing("Accept-Encoding"))
    credential = surroundings.token(named: known.tokenNames).map { token in
      let scheme = AuthScheme.usualToken
      return Credential(
        scheme.proof(token), for: base.origin,
        summary: "\(scheme.name) from \(token.name ?? "the environment")")
    }
  }

  mutating func begin(at base: WebURL, headers: HeaderFields) {
    self.base = base
    directory = ""
    self.headers = headers
    query = []
    data = []
    credential = nil
  }

  /// A URL in the practice API, which is started if it does not run yet.
  mutating func practice(_ path: String, in environment: Environment) throws -> WebURL {
    let text = try environment.startPractice()
    variables.values["practice"] = .text(text)
    let url = try WebURL(text + path)
    practice = url.origin
    return url
  }
}
