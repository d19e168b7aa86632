#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A pipe that ends a wait for keys: any thread, and any signal handler, may write to it.
final class Wakeup: Sendable {
  /// Why the wait ends. The raw value is the byte on the pipe.
  enum Reason: UInt8 {
    case message = 1
    case resized
    case continued
    case interrupted
  }

  let readEnd: Int32
  let writeEnd: Int32

  /// Without file descriptors to spare there is no pipe: then nothing wakes the reader, and keys still work.
  init() {
    var ends: [Int32] = [-1, -1]
    if pipe(&ends) == 0 {
      for end in ends {
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        _ = fcntl(end, F_SETFL, O_NONBLOCK)
      }
    }
    readEnd = ends[0]
    writeEnd = ends[1]
  }

  deinit {
    if readEnd >= 0 { close(readEnd) }
    if writeEnd >= 0 { close(writeEnd) }
  }

  func send(_ reason: Reason) {
    var byte = reason.rawValue
    _ = write(writeEnd, &byte, 1)
  }

  /// The reasons that came since the last call.
  func drain() -> Set<Reason> {
    var reasons: Set<Reason> = []
    var bytes = [UInt8](repeating: 0, count: 256)
    while true {
      let count = read(readEnd, &bytes, bytes.count)
      guard count > 0 else { return reasons }
      reasons.formUnion(bytes.prefix(count).compactMap(Reason.init))
    }
  }
}
