import APIClient

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file that a body is delivered to.
///
/// It is opened before the request goes out, so that a place that cannot be written to fails early, and emptied
/// when a response has come: a request that fails before leaves an old file as it was, and a new one is removed.
final class FileWriter {
  let path: String
  private let descriptor: Int32
  private let isNew: Bool
  private var hasBegun = false
  private var byteCount = 0

  init(path: String) throws(Problem) {
    let flags = O_WRONLY | O_CREAT | O_CLOEXEC | O_NONBLOCK
    var opened = open(path, flags | O_EXCL, 0o666)
    isNew = opened >= 0
    if opened < 0, errno == EEXIST { opened = open(path, flags, 0o666) }
    guard opened >= 0 else {
      throw Problem(
        .requestParameter, "the response cannot be saved to \(path)", underlying: lastSystemText())
    }
    // Opening a pipe that nobody reads must not wait; writing may.
    _ = fcntl(opened, F_SETFL, 0)
    descriptor = opened
    self.path = path
  }

  deinit {
    close(descriptor)
    if isNew, !hasBegun { unlink(path) }
  }

  /// Empties the file. Devices and pipes have nothing to empty.
  func begin() throws(Problem) {
    hasBegun = true
    if ftruncate(descriptor, 0) != 0, errno != EINVAL { throw unwritable() }
  }

  func write(_ bytes: UnsafeRawBufferPointer) throws(Problem) {
    var rest = bytes
    while !rest.isEmpty {
      #if canImport(Glibc)
        let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
      #else
        let count = Darwin.write(descriptor, rest.baseAddress, rest.count)
      #endif
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw unwritable() }
      byteCount += count
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
  }

  private func unwritable() -> Problem {
    Problem(
      .bodyTruncated, "after \(byteCount) bytes \(path) could not be written to", underlying: lastSystemText()
    )
  }
}

func lastSystemText() -> String { String(cString: strerror(errno)) }
