#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

extension [UInt8] {
  /// Makes room for so many bytes. For a large array the system is asked for large pages: to get memory in pieces of
  /// 4 KB takes longer than to fill it. It is only a wish, and memory is still not used before it is written.
  package mutating func reserveRoom(_ count: Int) {
    reserveCapacity(count)
    #if canImport(Glibc)
      let page = 2 << 20
      guard count >= 2 * page else { return }
      withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        let address = Int(bitPattern: base)
        let first = (address + page - 1) / page * page
        let end = (address + count) / page * page
        madvise(UnsafeMutableRawPointer(bitPattern: first), end - first, MADV_HUGEPAGE)
      }
    #endif
  }
}
