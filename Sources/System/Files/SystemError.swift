#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Why the system refused something, by its number.
package struct SystemError: Error, Sendable, Hashable, CustomStringConvertible {
  package let number: Int32

  package init(_ number: Int32) { self.number = number }

  /// That of the call that has just failed on this thread.
  package static var latest: SystemError { SystemError(errno) }

  package var description: String { String(cString: strerror(number)) }
}

extension SystemError {
  package static var missing: SystemError { SystemError(ENOENT) }
  package static var exists: SystemError { SystemError(EEXIST) }
  /// A symbolic link stands where none is followed.
  package static var symbolicLink: SystemError { SystemError(ELOOP) }
  /// What was asked for makes no sense for this file, such as syncing a device.
  package static var invalid: SystemError { SystemError(EINVAL) }
  package static var brokenPipe: SystemError { SystemError(EPIPE) }
  /// A pipe is to be written that nobody has open for reading.
  package static var nobodyReads: SystemError { SystemError(ENXIO) }
  package static var connectionRefused: SystemError { SystemError(ECONNREFUSED) }
  package static var connectionReset: SystemError { SystemError(ECONNRESET) }
  package static var timedOut: SystemError { SystemError(ETIMEDOUT) }

  /// Whether the same call may go well in a moment: a signal came, or there is nothing to read or no room yet.
  package var passes: Bool { number == EINTR || number == EAGAIN || number == EWOULDBLOCK }

  /// Whether somebody is not allowed to, rather than that it cannot be.
  package var isRefusal: Bool { number == EACCES || number == EPERM || number == EROFS }

  static func wasInterrupted() -> Bool { errno == EINTR }
}
