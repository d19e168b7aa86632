package import ApusClient
package import ApusLanguage
internal import ApusRecordings
package import ApusRedaction
package import ApusSurroundings
internal import Synchronization

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A saved session, played once more with a mark in place of each variable that another program can fill: so every request
/// tells which of its parts are values that came before. Nothing is sent.
package struct TemplatedSession: Sendable {
  /// A step, and what it asks for with marks in it, in the order of its recordings.
  package struct Step: Sendable {
    package let played: PlayedStep
    package let requests: [Request]
  }

  package let steps: [Step]

  /// - Parameters:
  ///   - first: what is set before the first line: names, and their marks.
  ///   - mark: what stands for the variable that a line sets; `nil` where it is to have its own value.
  package init(
    _ played: PlayedSession, of session: SavedSession, runner: any LineRunner, environment: Environment,
    redactor: Redactor, settingFirst first: [(name: String, mark: VariableValue)] = [],
    mark: (PlayedStep) -> (name: String, mark: VariableValue)?
  ) async throws {
    let answers = OrderedAnswers()
    let head = session.document.frontMatter
    let sandbox = try ReplaySandbox(
      head, cassette: Cassette(recordings: []), redactor: redactor,
      userAgent: session.cassette.userAgent(orElse: environment.userAgent), runner: runner,
      transport: answers)
    for variable in first { await sandbox.set(variable.name, to: variable.mark) }
    var steps: [Step] = []
    for step in played.steps {
      try Task.checkCancellation()
      answers.expect(step.recordings)
      // The line itself, and not as it may be written.
      _ = await sandbox.run(step.typed, endingIn: step.outcome)
      steps.append(Step(played: step, requests: answers.takeAsked()))
      if let variable = mark(step) { await sandbox.set(variable.name, to: variable.mark) }
    }
    self.steps = steps
  }
}

/// Answers with what is expected next, whatever is asked.
private final class OrderedAnswers: Transport {
  private struct State {
    var expected: ArraySlice<Recording> = []
    var asked: [Request] = []
  }

  private let state = Mutex(State())

  func expect(_ recordings: [Recording]) { state.withLock { $0.expected = recordings[...] } }

  func takeAsked() -> [Request] {
    state.withLock { state in
      defer { state.asked = [] }
      return state.asked
    }
  }

  func send(_ request: Request) async throws(TransportError) -> Exchange {
    let recording = state.withLock { state in
      let next = state.expected.popFirst()
      if next != nil { state.asked.append(request) }
      return next
    }
    guard let recording else {
      throw TransportError(
        .replayMissing, "nothing more was recorded",
        exchange: Exchange(request: request, startedAt: Date(timeIntervalSince1970: 0)))
    }
    let recorded = recording.exchange
    if let head = recorded.response { request.options.onResponse?(head) }
    return try recording.outcome(
      Exchange(request: request, startedAt: recorded.startedAt, hops: recorded.hops, body: recorded.body))
  }
}
