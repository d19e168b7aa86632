internal import ApusClient
internal import ApusLanguage
internal import ApusRedaction
internal import ApusSurroundings
internal import Synchronization

/// What is known of the line that a replay runs: how it went when it was recorded.
final class ReplayedLine: Sendable {
  private struct State {
    var outcome = Step.Outcome.ok
    var piped: [UInt8]?
    var task: Task<Outcome, Never>?
    var time = Duration.zero
    /// In their order: of two names for one place the first counts.
    var secrets: [String] = []
  }

  private let state = Mutex(State())

  /// Runs a line in a task of its own.
  ///
  /// - Parameter endsWithCaller: whether it is interrupted where the task that asks is cancelled, or was before.
  func play(
    endingIn outcome: Step.Outcome, piped: [UInt8]?, endsWithCaller: Bool = false,
    _ work: @escaping @Sendable () async -> Outcome
  ) async -> Outcome {
    state.withLock { state in
      state.outcome = outcome
      state.piped = piped
    }
    // The line begins when it can be interrupted.
    let (gate, open) = AsyncStream.makeStream(of: Void.self)
    let task = Task {
      for await _ in gate { break }
      return await work()
    }
    state.withLock { $0.task = task }
    open.yield()
    defer { state.withLock { $0.task = nil } }
    guard endsWithCaller else { return await task.value }
    return await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
  }

  /// The line was interrupted here.
  func interrupt() {
    state.withLock { $0.task }?.cancel()
  }

  /// What the command behind `|` wrote; `nil` when nobody knows.
  var piped: [UInt8]? { state.withLock { $0.piped } }

  /// Whether the line's question was answered with yes.
  var isConfirmed: Bool { state.withLock { $0.outcome != .failure(.cancelled) } }

  /// Whether the command behind `|` failed, which is all that is known of how it ended.
  var failsInCommand: Bool { state.withLock { $0.outcome == .failure(.outputCommand) } }

  /// Whether what the line expects was so, unless it expects nothing.
  var isAsExpected: Bool { state.withLock { $0.outcome != .failure(.expectFailed) } }

  /// Whether the line did what it asked for.
  var isFine: Bool { state.withLock { $0.outcome == .ok } }

  /// Whether the file was opened that the line writes to.
  var canWrite: Bool { state.withLock { $0.outcome != .failure(.requestParameter) } }

  /// Where secrets are that lines may have: variables' names, `token=file:PATH`, and those of
  /// `.netrc`. They get placeholders.
  func provide(secret name: String) {
    state.withLock { if !$0.secrets.contains(name) { $0.secrets.append(name) } }
  }
  func hasSecret(_ name: String) -> Bool { state.withLock { $0.secrets.contains(name) } }

  /// What stands for the secret of `file:PATH` or `cmd:LINE`; `nil` where the session has none from there.
  func placeholder(at place: String) -> String? {
    state.withLock(\.secrets).compactMap(PlaceSource.init(declared:)).first { $0.place == place }?.placeholder
  }

  /// What a variable said that is no secret; `nil` where nothing was recorded of it.
  func setting(_ variable: String) -> String? {
    state.withLock { state in
      state.secrets.sorted().compactMap(SettingSource.init(named:)).first { $0.variable == variable }?.value
    }
  }

  /// The user's `.netrc`, as far as the session has used it; `nil` where it could not be read.
  var netrc: String? {
    state.withLock { state in
      guard state.outcome != .failure(.requestParameter) else { return nil }
      return state.secrets.sorted().compactMap(NetrcSource.init(named:)).map(\.entry).joined()
    }
  }

  // MARK: Time

  func pass(_ duration: Duration) { state.withLock { $0.time += duration } }

  var clock: SessionClock {
    SessionClock(
      now: { self.state.withLock { $0.time } },
      pause: { duration in
        try Task.checkCancellation()
        self.pass(duration)
      })
  }
}

extension Step.Outcome {
  /// Whether a line that came to this had nothing behind its `{{secret:NAME}}`: somebody typed that who has no such secret.
  /// Where it names a variable too, that is what was missing.
  func lacksSecret(on line: String) -> Bool {
    guard self == .failure(.requestVariable) else { return false }
    return Words(line).words.flatMap(\.template.fragments).allSatisfy { fragment in
      guard case .variable(let name) = fragment.kind else { return true }
      return name.hasPrefix(SecretPlaceholder.prefix)
    }
  }

  /// What stands for a secret of a line that came to this.
  func placeholder(of secret: String, on line: String) -> String? {
    lacksSecret(on: line) ? nil : SecretPlaceholder.text(secret)
  }
}
