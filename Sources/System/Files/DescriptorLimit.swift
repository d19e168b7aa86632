#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// How many descriptors this process may have open.
package enum DescriptorLimit {
  #if canImport(Glibc)
    private static let kind = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
  #else
    private static let kind = RLIMIT_NOFILE
  #endif

  /// Asks for so many. Never takes any away, and never asks for more than this user may have.
  ///
  /// - Returns: how many there may be now.
  @discardableResult
  package static func raise(to wanted: Int) -> Int {
    var limit = rlimit()
    guard getrlimit(kind, &limit) == 0 else { return 256 }
    let before = limit.rlim_cur
    limit.rlim_cur = max(before, min(limit.rlim_max, rlim_t(clamping: wanted)))
    let isRaised = limit.rlim_cur == before || setrlimit(kind, &limit) == 0
    return Int(clamping: isRaised ? limit.rlim_cur : before)
  }
}
