package import ApusClient
package import ApusSavedSessions
package import ApusSurroundings

/// What lessons run in.
package struct LessonWorld: Sendable {
  package let runner: any LineRunner
  package var environment: Environment
  /// Sends requests where the environment has no other one to give.
  package let transport: any Transport
  /// What all walks in it together may send; nil where each has its own limit alone.
  var allowance: LessonAllowance?

  package init(runner: any LineRunner, environment: Environment, transport: any Transport) {
    self.runner = runner
    self.environment = environment
    self.transport = transport
  }
}
