package import ApusClient
internal import ApusInvocation
internal import ApusRepl
package import ApusSurroundings
internal import Synchronization

/// Answers every request, and keeps what was asked for.
package final class Asked: Transport {
  private let requests = Mutex<[Request]>([])
  private let base: StubTransport

  package init(_ answer: @escaping @Sendable (Request) async -> StubTransport.Answer) {
    base = StubTransport(answer)
  }

  package convenience init(status: Int = 200, body: String = "{}") {
    self.init { _ in .response(status: status, body: body) }
  }

  package var all: [Request] { requests.withLock { $0 } }
  package var last: Request? { all.last }
  /// Method, path and query of each.
  package var lines: [String] { all.map { "\($0.method) \($0.url.target)" } }

  package func send(_ request: Request) async throws(TransportError) -> Exchange {
    requests.withLock { $0.append(request) }
    return try await base.send(request)
  }

  /// A talk whose requests come here, at `http://h.test`.
  package func talk(
    to traits: Console.Traits = Talk.terminal, variables: [String: String] = [:],
    base: String? = "http://h.test", setUp: (inout Environment) -> Void = { _ in }
  ) async throws -> Talk {
    try await Talk(
      to: traits, transport: self, variables: variables, base: base, setUp: setUp,
      flags: { $0.usesPractice = false })
  }
}

extension Answer {
  /// What was said, a sentence on one line, wherever the screen broke it.
  package var flat: String { text.replacing(/\n +/, with: " ") }
}
