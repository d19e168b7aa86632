package import ApusClient
package import ApusLanguage
package import ApusSurroundings

/// What the lines of a saved session run in.
package struct LineSurroundings: Sendable {
  /// What the session begins with: a URL, the practice API, or none.
  package let base: String?
  package let console: Console
  package let transport: any Transport
  package let environment: Environment
  /// How long a request may take, where that is said.
  package var timeout: Patience?
  /// The variables that are set before the first line.
  package var variables: [String: VariableValue] = [:]
  /// Whether it is kept what lines come to.
  package var keepsLines = false

  package init(
    base: String?, console: Console, transport: any Transport, environment: Environment,
    timeout: Patience? = nil, variables: [String: VariableValue] = [:], keepsLines: Bool = false
  ) {
    self.base = base
    self.console = console
    self.transport = transport
    self.environment = environment
    self.timeout = timeout
    self.variables = variables
    self.keepsLines = keepsLines
  }
}
