#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file that bytes are written to, one after the other, and nothing is read from.
final class OutputFile: Sendable {
  /// What the system says of a file that cannot be written.
  struct Failure: Error, Sendable {
    let reason: String

    static var latest: Failure { Failure(reason: String(cString: strerror(errno))) }
  }

  private let descriptor: Int32

  /// Opens a file that is there, to write to.
  init(opening path: String) throws(Failure) {
    descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .latest }
  }

  /// Makes a file that was not there, for its owner only.
  init(creating path: String) throws(Failure) {
    descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .latest }
  }

  deinit { close(descriptor) }

  func write(_ bytes: UnsafeRawBufferPointer) throws(Failure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = UnsafeRawBufferPointer(rebasing: rest)
      #if canImport(Glibc)
        let count = Glibc.write(descriptor, part.baseAddress, part.count)
      #else
        let count = Darwin.write(descriptor, part.baseAddress, part.count)
      #endif
      if count < 0 {
        if errno == EINTR { continue }
        throw .latest
      }
      rest = rest.dropFirst(count)
    }
  }

  static func remove(_ path: String) { unlink(path) }
}
