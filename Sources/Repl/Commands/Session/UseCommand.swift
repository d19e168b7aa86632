internal import ApusClient
internal import ApusEndpoints
package import ApusExplorer
package import ApusLanguage
internal import ApusSavedSessions
internal import ApusSending
internal import ApusServices
package import ApusSurroundings

/// `use github|qiita|greenstore|mamari|practice|NAME`
package struct UseCommand: Asks {
  private static let name = Operand("NAME", .words(KnownAPI.all.map { Operand.Choice($0.name, $0.meaning) }))
  private static let host = CommandOption(
    "--host", "goes to GitHub of an enterprise", takes: Operand("HOST"))
  private static let withoutSpec = CommandOption("--no-spec", "loads no description of it")

  private static let team = CommandOption("--team", "asks a team of Qiita Team", takes: Operand("TEAM"))

  package static let spec = CommandSpec(
    section: .session,
    summary: "start with a known API: its base, its headers, its token from the environment, its description",
    forms: [[], [.operand(name), .option(host), .option(team), .option(withoutSpec)]],
    examples: [
      CommandSpec.Example("use practice", "the API inside this program, which needs no network"),
      CommandSpec.Example("use", "the names there are"),
    ],
    details: [
      "`use github` takes its token from GITHUB_TOKEN or GH_TOKEN, `use qiita` from QIITA_TOKEN, if they are set. Where "
        + "there is none, `use github` asks once whether to take that of the GitHub CLI.",
      "`use github --host ghe.example` goes to https://ghe.example/api/v3, with a token from GH_ENTERPRISE_TOKEN or "
        + "GITHUB_ENTERPRISE_TOKEN: one of github.com never goes there.",
      "`use qiita --team NAME` asks https://NAME.qiita.com/api/v2, where a team of Qiita Team has its articles.",
      "The first time you are told where the API's description is and how large, and asked whether to fetch it; then it is "
        + "kept. In a file of lines, and without a terminal, only what is kept is used.",
    ])

  private let name: Word?
  private let host: Word?
  /// Where the team is that is meant.
  private let team: WebURL?
  private let loadsDescription: Bool

  package init(_ line: LineArguments) throws(LineProblem) {
    name = line[Self.name]
    host = line.value(Self.host)
    team = try line.value(Self.team)?.team(of: name)
    loadsDescription = !line.has(Self.withoutSpec)
  }

  package func ask(_ sender: Sender, _ output: Output) async throws -> Outcome {
    let environment = sender.environment
    guard let name else {
      try output.show(KnownAPI.list(PublishedAPIs(environment)))
      return .ok
    }
    guard let api = KnownAPI.named(name.text, among: PublishedAPIs(environment)) else {
      let names = KnownAPI.own.map(\.name).joined(separator: ", ")
      throw LineProblem(
        "there is no API named \(name.text) here; there are \(names) and more", at: name.range,
        try: nearest(to: name.text, among: KnownAPI.all.map(\.name)).map { "use \($0)" } ?? "use")
    }
    sender.session.seen?.keep()
    if let server = try GitHub.Server(of: api.service, at: host) {
      sender.session.use(server, in: sender.surroundings, output)
    } else {
      try sender.session.use(api, at: team, in: sender.surroundings)
    }
    if loadsDescription, let published = api.published {
      await SessionDescriptions(sender, output).describe(published, isElsewhere: host != nil || team != nil)
    }
    output.note(SessionView(sender.session))
    if let advice = api.advice(isKnown: sender.session.credential != nil) { output.note(advice) }
    return .ok
  }
}

extension Session {
  /// Sets the base that a saved session begins with: a URL, the practice API, or none.
  mutating func start(at base: String?, in surroundings: Surroundings, _ output: Output) throws {
    guard let base else { return }
    if base == FrontMatter.practice {
      try use(.practice, in: surroundings)
    } else {
      try moveBase(to: Word(typed: base), output)
    }
  }

  /// - Parameter place: where it is, if not at its usual place.
  mutating func use(_ api: KnownAPI, at place: WebURL? = nil, in surroundings: Surroundings) throws {
    if let service = api.service { return try use(service, at: place, in: surroundings) }
    if let published = api.published { return use(published, in: surroundings) }
    begin(at: try practice("", in: surroundings.environment), headers: [:])
  }

  private mutating func use<API: DocumentedService>(
    _ type: API.Type, at place: WebURL?, in surroundings: Surroundings
  ) throws {
    let known = ServiceDescription(of: type)
    let base =
      known.isMadeUp
      ? try practice(known.practicePath, in: surroundings.environment) : place ?? known.baseURL
    begin(at: base, headers: API(baseURL: base, token: nil).headers.removing("Accept-Encoding"))
    credential = surroundings.token(named: known.tokenNames).map { token in
      let scheme = AuthScheme.usualToken
      return Credential(
        scheme.proof(token), for: base.origin,
        summary: "\(scheme.name) from \(token.name ?? "the environment")",
        line: "auth \(scheme.name) env:\(token.name ?? "")")
    }
  }

  private mutating func use(_ api: PublishedAPI, in surroundings: Surroundings) {
    begin(at: api.base, headers: [:])
    guard let base, let access = api.access else { return }
    credential = surroundings.token(named: access.secretVariables).map { token in
      Credential(
        access.proof(token, surroundings.environment.variable), for: base.origin,
        summary: "\(access.scheme.name) from \(token.name ?? "the environment")",
        line: "use \(api.name) --no-spec")
    }
  }

  mutating func begin(at base: WebURL?, headers: HeaderFields) {
    self.base = base
    // What is about another API says nothing of this one.
    if base.flatMap({ specification?.mount(at: $0) }) == nil { specification = nil }
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
