package import ApusExplorer
package import ApusLanguage
package import ApusSurroundings

/// `env`
package struct EnvCommand: Asks {
  package static let spec = CommandSpec(
    section: .session,
    summary: "show what requests go out with: base, headers, credential, variables, proxy",
    forms: [[]],
    examples: [
      CommandSpec.Example("Accept:text/plain page==2", "a header and a query item for every request"),
      CommandSpec.Example("env", "what there is now"),
    ])

  package init(_ line: LineArguments) {}

  package func ask(_ sender: Sender, _ output: Output) async throws -> Outcome {
    let (session, environment) = (sender.session, sender.environment)
    let settings = ConnectionSettings(
      proxy: session.settings.proxy, tls: { session.tls.options(for: $0) }, variable: environment.variable)
    try output.show(SessionView(session, connections: settings.facts(for: session.base)))
    return .ok
  }
}
