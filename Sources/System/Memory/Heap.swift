#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The memory of this process.
package enum Heap {
  /// Has all threads share one heap. Few of them work here, seldom two at once, and a heap for each takes time to make
  /// and memory to keep. Elsewhere than on Linux nothing changes.
  package static func shareOne() {
    #if canImport(Glibc)
      // <malloc.h>, which Swift's module of the C library lacks, declares `int mallopt(int, int)` and M_ARENA_MAX.
      typealias SetOption = @convention(c) (Int32, Int32) -> Int32
      let arenaMax: Int32 = -8
      guard let mallopt = dlsym(nil, "mallopt") else { return }
      _ = unsafeBitCast(mallopt, to: SetOption.self)(arenaMax, 1)
    #endif
  }
}
