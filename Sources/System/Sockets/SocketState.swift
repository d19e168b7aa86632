#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// What the system knows of bytes that libcurl has handed over already, or has no use for yet.
package struct SocketState: Sendable {
  /// Bytes that the other side has not taken yet.
  package let queued: Int
  /// How long ago the last byte came, or the last one that was sent was taken.
  package let quiet: Duration

  /// `nil` where the system does not say.
  package init?(of socket: Int32) {
    #if canImport(Glibc)
      var info = tcp_info()
      var size = socklen_t(MemoryLayout<tcp_info>.size)
      guard socket >= 0, getsockopt(socket, Int32(IPPROTO_TCP), TCP_INFO, &info, &size) == 0 else {
        return nil
      }
      var count: Int32 = 0
      queued = ioctl(socket, UInt(TIOCOUTQ), &count) == 0 ? Int(count) : 0
      // While bytes wait, the other side may also say again and again that it takes none.
      let taken = queued > 0 ? .max : info.tcpi_last_ack_recv
      quiet = .milliseconds(Int64(min(info.tcpi_last_data_recv, taken)))
    #else
      return nil
    #endif
  }
}
