internal import ApusSystem
internal import ApusText
internal import Synchronization

/// Turns ^C into the cancellation of what runs. At the prompt ^C is a key and no signal; one that comes between the line
/// and its work cancels the work.
package final class Interrupts: Sendable {
  private struct State {
    var cancel: (@Sendable () -> Void)?
    /// Whether a line is being read whose work ^C is then meant for.
    var isLineExpected = false
    var cameEarly = false
    var isCancelled = false
  }

  private let state = Mutex(State())
  private let watch = Mutex<SignalWatch?>(nil)
  private let executor: (any TaskExecutor)?

  /// Takes over SIGINT for the rest of the process. Work runs on `executor`; `nil`, the default, is Swift's own.
  package init(executor: (any TaskExecutor)? = nil) {
    self.executor = executor
    // Until the signal has been heard of, output waits.
    OutputGate.open()
    let watch = SignalWatch(
      .interrupt, inHandler: { _ in OutputGate.close() }, { [weak self] in self?.fire() })
    self.watch.withLock { $0 = watch }
    EndSignals.interrupt { [weak self] in self?.fire() }
  }

  /// To be called before a line is read by a reader for which ^C is a key.
  package func expectLine() {
    state.withLock { $0 = State(cancel: $0.cancel, isLineExpected: true) }
  }

  func fire() {
    OutputGate.close()
    defer { OutputGate.open() }
    let (cancel, isMeant, isSecond) = state.withLock { state in
      // While the line is edited the terminal sends no signals, so such a one is somebody else's.
      if state.cancel == nil, state.isLineExpected, Self.terminalSendsSignals { state.cameEarly = true }
      defer { state.isCancelled = state.cancel != nil }
      return (state.cancel, state.cancel != nil || state.cameEarly, state.isCancelled)
    }
    // The terminal has written ^C; what is said about it begins on a line of its own, or where progress was shown.
    if isMeant, Descriptor.output.isTerminal, !PagingSink.isPagerUp.load(ordering: .relaxed) {
      try? DescriptorSink(1).write(ProgressMeter.isOnScreen ? TerminalCode.eraseRow : "\n")
    }
    cancel?()
    if isSecond { SecondInterrupt.fire() }
  }

  private static var terminalSendsSignals: Bool {
    TerminalMode(of: .input)?.sendsSignals ?? true
  }

  /// Does the work in a task that ^C cancels.
  package func whileRunning<Value: Sendable>(
    _ work: sending @escaping @isolated(any) () async -> Value
  ) async -> Value {
    // Sound: it is handed on once, by a closure that runs once and has ended before anything else is done.
    nonisolated(unsafe) let work = work
    // With the lock held: a ^C that comes while it begins is meant for it.
    let task = state.withLock { state in
      let task = Task(executorPreference: executor) { [cameEarly = state.cameEarly] in
        if cameEarly { withUnsafeCurrentTask { $0?.cancel() } }
        return await work()
      }
      state = State(cancel: { task.cancel() })
      return task
    }
    defer { state.withLock { $0.cancel = nil } }
    let value = await task.value
    EndSignals.endWhereOneCame()
    return value
  }
}
