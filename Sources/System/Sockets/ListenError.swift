#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Why a loopback port could not be opened.
package struct ListenError: Error, CustomStringConvertible {
  package let port: UInt16
  package let reason: String

  package var description: String { "cannot listen on 127.0.0.1:\(port): \(reason)" }

  /// Reads `errno`, so it must be made right after the call that failed.
  package init(port: UInt16) {
    self.port = port
    reason = String(cString: strerror(errno))
  }
}
