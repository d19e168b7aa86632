internal import Dispatch
internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Passes on what a shell command writes, and keeps it for the recording.
final class OutputTee: Sendable {
  /// What the command is to write to.
  let input: Int32
  private let output: Int32
  private let target: Int32
  private let kept = Mutex<[UInt8]>([])
  private let reading = DispatchGroup()

  /// - Parameter target: where everything goes on to.
  init(to target: Int32) throws(FileProblem) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .system() }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (output, input) = (ends[0], ends[1])
    self.target = target
    DispatchQueue.global().async(group: reading) { self.passOn() }
  }

  private func passOn() {
    let sink = DescriptorSink(target)
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(output, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      kept.withLock { $0 += buffer[..<count] }
      try? sink.write(buffer[..<count])
    }
    close(output)
  }

  /// Waits until everything has gone on, and returns it. Once only, when the command has ended.
  func finish() -> [UInt8] {
    close(input)
    reading.wait()
    return kept.withLock { $0 }
  }
}
