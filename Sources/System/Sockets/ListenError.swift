#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Why a port could not be opened.
package struct ListenError: Error, CustomStringConvertible {
  package let port: UInt16
  package let address: IPv4Address
  package let reason: String

  package var description: String { "cannot listen on \(address):\(port): \(reason)" }

  /// Reads `errno`, so it must be made right after the call that failed.
  package init(port: UInt16, at address: IPv4Address = .loopback) {
    self.port = port
    self.address = address
    reason = String(cString: strerror(errno))
  }
}
