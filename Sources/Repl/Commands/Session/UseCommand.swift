internal import ApusClient
internal import ApusEndpoints
package import ApusLanguage
internal import ApusServices
package import ApusSurroundings

/// `use github|qiita|greenstore|mamari|practice`
package struct UseCommand: Sets {
  private static let name = Operand("NAME", .words(KnownAPI.all.map { Choice($0.name, $0.meaning) }))

  private static let team = CommandOption("--team", "asks a team of Qiita Team", takes: Operand("TEAM"))

  package static let spec = CommandSpec(
    section: .session,
    summary: "start with a known API: its base, its headers, its token from the environment",
    forms: [[], [.operand(name), .option(team)]],
    examples: [
      CommandSpec.Example("use practice", "the API inside this program, which needs no network"),
      CommandSpec.Example("use", "the names there are"),
    ],
    details: [
      "`use github` takes its token from GITHUB_TOKEN or GH_TOKEN, `use qiita` from QIITA_TOKEN, if they are set.",
      "`use qiita --team NAME` asks https://NAME.qiita.com/api/v2, where a team of Qiita Team has its articles.",
    ])

  private let name: Word?
  /// Where the team is that is meant.
  private let team: WebURL?

  package init(_ line: LineArguments) throws(LineProblem) {
    name = line[Self.name]
    team = try line.value(Self.team)?.team(of: name)
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
    try session.use(api, at: team, in: surroundings)
    output.note(SessionView(session))
    return .ok
  }
}

extension Session {
  /// - Parameter place: where it is, if not at its usual place.
  mutating func use(_ api: KnownAPI, at place: WebURL? = nil, in surroundings: Surroundings) throws {
    if let service = api.service { return try use(service, at: place, in: surroundings) }
    begin(at: try practice("", in: surroundings.environment), headers: [:])
  }

  private mutating func use<Home: DocumentedService>(
    _ type: Home.Type, at place: WebURL?, in surroundings: Surroundings
  ) throws {
    let known = ServiceDescription(of: type)
    let base =
      known.isMadeUp
      ? try practice(known.practicePath, in: surroundings.environment) : place ?? known.baseURL
    begin(at: base, headers: Home(baseURL: base, token: nil).headers.removing("Accept-Encoding"))
    credential = surroundings.token(named: known.tokenNames).map { token in
      let scheme = AuthScheme.usualToken
      return Credential(
        scheme.proof(token), for: base.origin,
        summary: "\(scheme.name) from \(token.name ?? "the environment")")
    }
  }

  private mutating func begin(at base: WebURL, headers: HeaderFields) {
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
