package import ApusClient
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
  /// Whether it is kept what lines come to.
  package var keepsLines = false
}
