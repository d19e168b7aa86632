#if canImport(Glibc)
  import Glibc
#endif

/// How long ago a socket last received bytes; `nil` where the system does not say.
func socketQuietTime(_ socket: Int32) -> Duration? {
  #if canImport(Glibc)
    var info = tcp_info()
    var size = socklen_t(MemoryLayout<tcp_info>.size)
    guard socket >= 0, getsockopt(socket, Int32(IPPROTO_TCP), TCP_INFO, &info, &size) == 0 else { return nil }
    return .milliseconds(Int64(info.tcpi_last_data_recv))
  #else
    return nil
  #endif
}
