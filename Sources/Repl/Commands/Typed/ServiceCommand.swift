internal import ApusClient
internal import ApusEndpoints
package import ApusExplorer
package import ApusLanguage
internal import ApusRendering
package import ApusServices
package import ApusSurroundings
internal import ApusText

/// `github user octocat`: a typed endpoint by its name. There is one such command for every service.
package struct ServiceCommand<API: DocumentedService>: Asks {
  package static var spec: CommandSpec {
    let service = API.documentation
    return CommandSpec(
      section: .typed, summary: "ask \(service.summary), with types",
      forms: [[], [.operand(Operand("ENDPOINT")), .operand(parameter), .operand(option)]], options: [help],
      examples: examples)
  }

  private static var parameter: Operand { Operand("PARAMETER").several.optional }
  private static var option: Operand { Operand("OPTION", .request).several.optional }
  private static var help: CommandOption { CommandOption("--help", "tells what it takes", isSaid: false) }

  /// A line for every endpoint, those last that want to know who asks.
  private static var examples: [CommandSpec.Example] {
    guard let known = ServiceCatalogue.service(named: API.documentation.name) else { return [] }
    let open = known.endpoints.filter { !$0.needsToken }
    let owned = known.endpoints.filter(\.needsToken)
    func line(_ endpoint: EndpointDescription) -> CommandSpec.Example {
      CommandSpec.Example("\(known.name) \(endpoint.example)", endpoint.summary)
    }
    let token = known.tokenNames.first.map { CommandSpec.Example("auth bearer env:\($0)", "say who you are") }
    return open.map(line) + (owned.isEmpty ? [] : [token].compactMap(\.self)) + owned.map(line)
  }

  private enum Wish {
    case help(about: [Word])
    case ask(EndpointLine)
    case post(ArticleLine)
  }

  private let wish: Wish

  package init(_ line: LineArguments) throws(LineProblem) {
    let asksForHelp = line.isEmpty || line.has(Self.help)
    if !asksForHelp, let article = try ArticleLine(line.line) {
      wish = .post(article)
      return
    }
    wish = asksForHelp ? .help(about: line.words.filter { !$0.isOption }) : .ask(try EndpointLine(line.line))
  }

  package func ask(_ sender: Sender, _ output: Output) async throws -> Outcome {
    switch wish {
    case .help(let words):
      try output.showHelp(of: API.self, about: words)
      return .ok
    case .post(let line): return try await sender.post(line)
    case .ask(let line):
      let typed = try sender.prepare(line)
      sender.noteOtherOrigin(typed.prepared.request.url)
      return try await sender.send(typed.prepared, line: line.text, reading: typed.reading)
    }
  }
}

extension Sender {
  /// Says where a request goes that does not go to the base, which the prompt shows.
  func noteOtherOrigin(_ url: WebURL) {
    guard let base = session.base, base.origin != url.origin else { return }
    output.note(Line("asking \(url.origin)", .dim))
  }
}

extension CommandList {
  /// A command for every typed service.
  static let services: [CommandList.NamedCommand] = ServiceCatalogue.services.map { command(for: $0) }

  private static func command<API: DocumentedService>(for type: API.Type) -> CommandList.NamedCommand {
    CommandList.NamedCommand(ServiceCommand<API>.self, API.documentation.name)
  }
}
