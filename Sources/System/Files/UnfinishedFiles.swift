internal import Synchronization

/// Files that hold a part of something under a name nobody asked for. In a program that wants it so they are removed
/// when a signal ends it.
package enum UnfinishedFiles {
  private struct State {
    var paths: Set<String> = []
    var isWanted = false
    var watches: [SignalWatch] = []
  }

  private static let state = Mutex(State())

  /// Has SIGTERM and SIGHUP remove them. Only for a program: a library leaves signals alone.
  package static func removeAtEnd() { state.withLock { $0.isWanted = true } }

  static func add(_ path: String) {
    state.withLock { state in
      state.paths.insert(path)
      guard state.isWanted, state.watches.isEmpty else { return }
      // Whoever started this program with a signal ignored, as `nohup` does, wants it to go on.
      let signals = [Signal.terminate, .hangUp].filter { !$0.isIgnored }
      state.watches = signals.map { signal in SignalWatch(signal) { end(by: signal) } }
    }
  }

  /// To be called when a file is one no longer.
  static func forget(_ path: String) { _ = state.withLock { $0.paths.remove(path) } }

  static func remove(_ path: String) {
    FilePath.remove(path)
    forget(path)
  }

  private static func end(by signal: Signal) {
    // Nothing is added any more.
    state.withLock { state in
      for path in state.paths { FilePath.remove(path) }
      signal.endThisProgram()
    }
  }
}
