internal import Synchronization

/// Has files on the disk while the program goes on, one after the other, in the order in which they were written.
///
/// What was written is there for every program at once, and stays there when this one is killed: it is gone only where
/// the machine stops. So whoever writes more waits first, and at most what was written last is gone.
package final class LateSync: Sendable {
  private let last = Mutex<Ahead<SafeFile.Failure?>?>(nil)

  package init() {}

  /// Takes a file that was written, and closes it once it is on the disk.
  func take(_ file: Descriptor, at path: String) {
    last.withLock { last in
      last = Ahead { [before = last] in
        defer { file.close() }
        if let failure = before?.value { return failure }
        do throws(SystemError) {
          try file.sync()
          return nil
        } catch {
          return SafeFile.Failure(path, error)
        }
      }
    }
  }

  /// Waits until all of them are on the disk.
  ///
  /// - Throws: why the first is not that cannot be; once.
  package func wait() throws(SafeFile.Failure) {
    let waited = last.withLock { last in
      defer { last = nil }
      return last
    }
    if let failure = waited?.value { throw failure }
  }
}
