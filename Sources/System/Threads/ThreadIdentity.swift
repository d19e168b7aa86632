#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A thread, to be asked whether it is the one that runs.
package struct ThreadIdentity: Sendable {
  private let address = ThreadIdentity.current

  /// The thread that runs now.
  package init() {}

  package var isCurrent: Bool { address == Self.current }

  #if canImport(Darwin)
    private static var current: UInt { UInt(bitPattern: pthread_self()) }
  #else
    private static var current: UInt { UInt(pthread_self()) }
  #endif
}
