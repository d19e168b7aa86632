internal import Synchronization

/// Files that hold a part of something under a name nobody asked for, and folders that hold nothing but such files. In a
/// program that wants it so they are removed when it ends, by itself or by a signal.
package enum UnfinishedFiles {
  private static let paths = Mutex<Set<String>>([])

  /// Has SIGTERM and SIGHUP remove them. Only for a program: a library leaves signals alone.
  package static func removeAtEnd() { EndSignals.want() }

  package static func add(_ path: String) {
    _ = paths.withLock { $0.insert(path) }
    EndSignals.watch()
  }

  /// To be called when a file is one no longer.
  package static func forget(_ path: String) { _ = paths.withLock { $0.remove(path) } }

  package static func remove(_ path: String) {
    Folder.removeWhole(path)
    forget(path)
  }

  /// Ends the program as `ThisProgram.leave` does.
  package static func leave(_ status: Int32) -> Never { removeAll { ThisProgram.leave(status) } }

  static func end(by signal: Signal) { removeAll { signal.endThisProgram() } }

  /// - Parameter end: ends the program. Nothing is added any more.
  private static func removeAll<Value: Sendable>(_ end: () -> Value) -> Value {
    paths.withLock { paths in
      for path in paths { Folder.removeWhole(path) }
      return end()
    }
  }
}
