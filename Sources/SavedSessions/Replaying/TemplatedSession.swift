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

  /// What stands for a variable.
  package struct Mark: Sendable {
    let name: String
    let value: VariableValue
    /// What the variable held, for lines that ask nobody without that; `nil` where nobody knows.
    let own: VariableValue?
    /// Makes another answer of what a request was answered with, where the variable is taken of that by itself.
    let answer: (@Sendable (Request, [UInt8]) -> [UInt8]?)?

    package init(
      _ name: String, _ value: VariableValue, own: VariableValue? = nil,
      answer: (@Sendable (Request, [UInt8]) -> [UInt8]?)? = nil
    ) {
      (self.name, self.value, self.own, self.answer) = (name, value, own, answer)
    }
  }

  package let steps: [Step]

  /// - Parameters:
  ///   - first: what is set before the first line.
  ///   - marked: the bodies of answers with marks in them, by those without.
  ///   - mark: what stands for the variable that a line sets; `nil` where it is to have its own value.
  package init(
    _ played: PlayedSession, of session: SavedSession, runner: any LineRunner, environment: Environment,
    redactor: Redactor, settingFirst first: [Mark] = [], marked: [[UInt8]: [UInt8]] = [:],
    mark: (PlayedStep) -> Mark?
  ) async throws {
    let answers = OrderedAnswers(marked: marked)
    let head = session.document.frontMatter
    let sandbox = try ReplaySandbox(
      head, cassette: Cassette(recordings: []), redactor: redactor,
      userAgent: session.cassette.userAgent(orElse: environment.userAgent), runner: runner,
      transport: answers, takesFiles: true)
    for variable in first { await sandbox.set(variable.name, to: variable.value) }
    var marks = first
    var steps: [Step] = []
    for step in played.steps {
      try Task.checkCancellation()
      answers.expect(step.recordings)
      sandbox.add(step.files)
      // The line itself, and not as it may be written.
      _ = await sandbox.run(step.typed, endingIn: step.outcome)
      var asked = answers.takeAsked()
      let own = asked.count < step.recordings.count ? Self.own(marks, of: step) : []
      if !own.isEmpty {
        // A number of times, a list: it needs what it had.
        for variable in own { await sandbox.set(variable.name, to: variable.own ?? variable.value) }
        answers.expect(step.recordings)
        _ = await sandbox.run(step.typed, endingIn: step.outcome)
        asked = answers.takeAsked()
        for variable in own { await sandbox.set(variable.name, to: variable.value) }
      }
      steps.append(Step(played: step, requests: asked))
      guard let variable = mark(step) else { continue }
      if variable.answer == nil {
        await sandbox.set(variable.name, to: variable.value)
        marks = marks.filter { $0.name != variable.name } + [variable]
      } else {
        answers.change(with: variable)
      }
    }
    self.steps = steps
  }

  /// The marks that stand in a line for a value that is known.
  private static func own(_ marks: [Mark], of step: PlayedStep) -> [Mark] {
    let used = Variables.OfLine(step.typed).used
    return marks.filter { used.contains($0.name) && $0.own != nil }
  }
}

/// Answers with what is expected next, whatever is asked.
private final class OrderedAnswers: Transport {
  private struct State {
    var expected: ArraySlice<Recording> = []
    var asked: [Request] = []
    var changes: [TemplatedSession.Mark] = []
  }

  private let state = Mutex(State())
  private let marked: [[UInt8]: [UInt8]]

  init(marked: [[UInt8]: [UInt8]]) { self.marked = marked }

  func expect(_ recordings: [Recording]) { state.withLock { $0.expected = recordings[...] } }

  /// Answers otherwise from here on.
  func change(with mark: TemplatedSession.Mark) { state.withLock { $0.changes.append(mark) } }

  func takeAsked() -> [Request] {
    state.withLock { state in
      defer { state.asked = [] }
      return state.asked
    }
  }

  func send(_ request: Request) async throws(TransportError) -> Exchange {
    let recording = state.withLock { state in
      let next = state.expected.popFirst()
      // Files that were recorded are gone with the session that read them.
      if next != nil { state.asked.append((try? request.holdingFiles()) ?? request) }
      return next
    }
    guard let recording else {
      throw TransportError(
        .replayMissing, "nothing more was recorded",
        exchange: Exchange(request: request, startedAt: Date(timeIntervalSince1970: 0)))
    }
    let recorded = recording.exchange
    if let head = recorded.response { request.options.onResponse?(head) }
    let changes = state.withLock { $0.changes }
    let changed =
      changes.compactMap { $0.answer?(request, recorded.body.bytes) }.last
      ?? (marked.isEmpty ? nil : marked[recorded.body.bytes])
    let body = changed.map { ReceivedBody(bytes: $0) } ?? recorded.body
    return try recording.outcome(
      Exchange(request: request, startedAt: recorded.startedAt, hops: recorded.hops, body: body))
  }
}
