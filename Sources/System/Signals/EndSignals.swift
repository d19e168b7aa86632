internal import Synchronization

/// SIGTERM and SIGHUP in a program that leaves nothing unfinished behind. They end it at once; but while something runs that
/// has to tidy up, they do first what ^C does.
package enum EndSignals {
  private struct State {
    var isWanted = false
    var watches: [SignalWatch] = []
    /// How much runs that is to tidy up.
    var waiting = 0
    /// Does what ^C does.
    var interrupt: (@Sendable () -> Void)?
    /// The one that came meanwhile, and ends the program when that is done.
    var came: Signal?
  }

  private static let state = Mutex(State())

  static func want() { state.withLock { $0.isWanted = true } }

  /// Hears them from now on, in a program that wants that.
  static func watch() {
    state.withLock { state in
      guard state.isWanted, state.watches.isEmpty else { return }
      // Whoever started this program with a signal ignored, as `nohup` does, wants it to go on.
      let signals = [Signal.terminate, .hangUp].filter { !$0.isIgnored }
      state.watches = signals.map { signal in SignalWatch(signal) { arrive(signal) } }
    }
  }

  /// Says what does what ^C does.
  package static func interrupt(by handler: @escaping @Sendable () -> Void) {
    state.withLock { $0.interrupt = handler }
  }

  /// Does some work that tidies up where it is interrupted.
  package static func waiting<Value>(for work: () async throws -> Value) async rethrows -> Value {
    state.withLock { $0.waiting += 1 }
    defer { state.withLock { $0.waiting -= 1 } }
    watch()
    return try await work()
  }

  /// Ends the program where one of them came that waited for this.
  package static func endWhereOneCame() {
    if let signal = state.withLock(\.came) { UnfinishedFiles.end(by: signal) }
  }

  private static func arrive(_ signal: Signal) {
    let interrupt = state.withLock { state -> (@Sendable () -> Void)? in
      // The second one is not to wait.
      guard state.waiting > 0, state.came == nil, let interrupt = state.interrupt else { return nil }
      state.came = signal
      return interrupt
    }
    guard let interrupt else { return UnfinishedFiles.end(by: signal) }
    interrupt()
  }
}
