internal import ApusSystem
internal import Synchronization

/// Bodies that no line can hold, as files that a line names: they stand in the recording, and nowhere on the disk.
final class TappedBodies: Sendable {
  private let bodies = Mutex<[String: [UInt8]]>([:])

  func put(_ bytes: [UInt8], named name: String) { bodies.withLock { $0 = [name: bytes] } }

  var files: FileReader {
    let missing = FileProblem("No such file or directory")
    return FileReader(
      contents: { [self] path in
        bodies.withLock { $0[path] }.map { .success($0) } ?? .failure(missing)
      },
      problem: { [self] path in bodies.withLock { $0[path] } == nil ? missing : nil })
  }
}
