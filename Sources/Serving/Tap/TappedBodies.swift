internal import ApusSavedSessions
internal import ApusSystem
internal import Synchronization

/// Bodies that no line can hold, as files that a line names: they stand in the recording, and nowhere on the disk.
final class TappedBodies: Sendable {
  private let bodies = Mutex<(all: [String: [UInt8]], count: Int)>(([:], 0))

  /// How many there were.
  var count: Int { bodies.withLock { $0.count } }

  /// The body of the line that comes next, as if that had read it.
  func add(_ bytes: [UInt8], named name: String, to log: FileLog) {
    bodies.withLock { $0 = ([name: bytes], $0.count + 1) }
    _ = log.watched.contents(name)
  }

  var files: FileReader {
    let missing = FileProblem("No such file or directory")
    return FileReader(
      contents: { [self] path in
        bodies.withLock { $0.all[path] }.map { .success($0) } ?? .failure(missing)
      },
      problem: { [self] path in bodies.withLock { $0.all[path] } == nil ? missing : nil })
  }
}
