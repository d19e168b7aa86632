internal import Synchronization

/// Files that hold a part of something under a name nobody asked for. In a program that wants it so they are removed
/// when a signal ends it.
package enum UnfinishedFiles {
  private static let paths = Mutex<Set<String>>([])

  /// Has SIGTERM and SIGHUP remove them. Only for a program: a library leaves signals alone.
  package static func removeAtEnd() { EndSignals.want() }

  static func add(_ path: String) {
    _ = paths.withLock { $0.insert(path) }
    EndSignals.watch()
  }

  /// To be called when a file is one no longer.
  static func forget(_ path: String) { _ = paths.withLock { $0.remove(path) } }

  static func remove(_ path: String) {
    FilePath.remove(path)
    forget(path)
  }

  static func end(by signal: Signal) {
    // Nothing is added any more.
    paths.withLock { paths in
      for path in paths { FilePath.remove(path) }
      signal.endThisProgram()
    }
  }
}
