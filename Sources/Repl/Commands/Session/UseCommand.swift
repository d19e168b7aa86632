internal import APIClient
internal import LineEditing
internal import Rendering
internal import Services

/// `use github|qiita|greenstore|mamari|practice`
package struct UseCommand: Command {
  package static let spec = CommandSpec(
    "use", section: .session,
    summary: "start with a known API: its base, its headers, its token from the environment",
    usage: ["use", "use NAME"],
    examples: [
      CommandSpec.Example("use practice", "the API inside this program, which needs no network"),
      CommandSpec.Example("use", "the names there are"),
    ],
    details: [
      "`use github` takes its token from GITHUB_TOKEN or GH_TOKEN, `use qiita` from QIITA_TOKEN, if they are set."
    ],
    arguments: [.words(KnownAPI.allCases.map { Candidate($0.rawValue, meaning: $0.meaning) })])

  private let name: Word?

  package init(_ line: CommandLine) throws(LineProblem) {
    try line.allow(1)
    name = line.arguments.first
  }

  package func run(in context: Context) async throws -> Outcome {
    guard let name else {
      try context.show(KnownAPI.list)
      return .ok
    }
    guard let api = KnownAPI(rawValue: name.text.lowercased()) else {
      let names = KnownAPI.allCases.map(\.rawValue)
      throw LineProblem(
        "there is no API named \(name.text) here; there are \(names.joined(separator: ", "))", at: name.range,
        try: nearest(to: name.text, among: names).map { "use \($0)" } ?? "base https://…")
    }
    try context.use(api)
    context.note(SessionView(context.session))
    return .ok
  }
}

/// An API the program knows by name.
enum KnownAPI: String, CaseIterable {
  case github, qiita, greenstore, mamari, practice

  var meaning: String {
    switch self {
    case .github: "the GitHub REST API"
    case .qiita: "the Qiita API, version 2"
    case .greenstore: "a made-up greengrocer, inside the practice API"
    case .mamari: "a made-up search service, inside the practice API"
    case .practice: "everything the practice API serves"
    }
  }

  /// Where a token may be in the environment.
  var tokenNames: [String] {
    switch self {
    case .github: ["GITHUB_TOKEN", "GH_TOKEN"]
    case .qiita: ["QIITA_TOKEN"]
    case .greenstore, .mamari, .practice: []
    }
  }

  static var list: Lines {
    Lines(
      allCases.map { api in
        var line = Line("use \(api.rawValue)", .command)
        line.pad(to: 18)
        return line + Line(api.meaning, .dim)
      })
  }
}

extension Context {
  func use(_ api: KnownAPI) throws {
    let service: any Service =
      switch api {
      case .github: GitHub()
      case .qiita: Qiita()
      case .greenstore: GreenStore(baseURL: try practice("/greenstore/api/v1"))
      case .mamari: Mamari(baseURL: try practice("/mamari/api"))
      case .practice: GreenStore(baseURL: try practice(""))
      }
    session.base = service.baseURL
    session.directory = ""
    session.headers = service.headers.removing("Accept-Encoding")
    session.query = []
    session.credential = api.tokenNames.lazy.compactMap { name in
      self.environment.variable(name).flatMap { $0.isEmpty ? nil : self.given($0, name, source: name) }
    }.first.map { token in
      Credential(
        .field(HeaderField("Authorization", .bearer(token))), for: service.baseURL.origin,
        summary: "bearer from \(token.name ?? "the environment")")
    }
  }

  private func practice(_ path: String) throws -> WebURL {
    let text = try environment.startPractice()
    session.variables.values["practice"] = .text(text)
    let url = try WebURL(text + path)
    session.practice = url.origin
    return url
  }
}
