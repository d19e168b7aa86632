package import ApusClient
package import ApusLanguage
package import ApusRedaction
package import ApusSurroundings
internal import Synchronization

/// What sessions are replayed in, and for whom.
package struct ReplayWorld: Sendable {
  package let runner: any LineRunner
  package let environment: Environment
  package let transport: any Transport
  /// What no report tells.
  package let mask: SecretMask
  /// What was set where the replay was asked for.
  package var variables: [String: VariableValue] = [:]
  /// What a failure means, in plain words.
  package var meaning: @Sendable (ErrorCode) -> String? = { _ in nil }

  package init(
    runner: any LineRunner, environment: Environment, transport: any Transport, mask: SecretMask
  ) {
    self.runner = runner
    self.environment = environment
    self.transport = transport
    self.mask = mask
  }

  private static let terminal = Mutex(())

  /// The same with connections and cookies of its own, where there can be others.
  func another() -> ReplayWorld {
    guard let (transport, cookies) = environment.anotherTransport?() else { return self }
    var environment = environment
    environment.cookies = cookies
    // Of several that ask at the same time one is heard after the other.
    let (confirm, askHidden) = (environment.confirm, environment.askHidden)
    environment.confirm = { question in Self.terminal.withLock { _ in confirm(question) } }
    environment.askHidden = { prompt in Self.terminal.withLock { _ in askHidden(prompt) } }
    var world = ReplayWorld(
      runner: runner, environment: environment, transport: MaskingTransport(base: transport, mask: mask),
      mask: mask)
    world.variables = variables
    world.meaning = meaning
    return world
  }
}
