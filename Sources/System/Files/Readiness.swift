#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Waiting until descriptors can be read or written.
package enum Readiness {
  package struct Interest: OptionSet, Sendable {
    package let rawValue: Int16

    package init(rawValue: Int16) { self.rawValue = rawValue }

    package static let reading = Interest(rawValue: Int16(POLLIN))
    package static let writing = Interest(rawValue: Int16(POLLOUT))
    /// Only that the other end is gone.
    package static let failure: Interest = []
  }

  /// Something to wait for. `Descriptor.none` is never ready.
  package struct Entry: Sendable {
    package let descriptor: Descriptor
    package let interest: Interest
    /// Whether what is wanted is there, or never will be.
    package fileprivate(set) var isReady = false

    package init(_ descriptor: Descriptor, _ interest: Interest) {
      self.descriptor = descriptor
      self.interest = interest
    }
  }

  /// Waits until an entry is ready, the time is over (never by default), or a signal comes.
  ///
  /// - Returns: whether an entry is ready.
  /// - Throws: that it cannot be waited at all.
  package static func wait(
    for entries: inout [Entry], milliseconds: Int32 = -1
  ) throws(SystemError) -> Bool {
    var polled = entries.map { pollfd(fd: $0.descriptor.number, events: $0.interest.rawValue, revents: 0) }
    let count = poll(&polled, nfds_t(polled.count), milliseconds)
    guard count >= 0 || SystemError.latest.passes else { throw .latest }
    for (index, entry) in polled.enumerated() { entries[index].isReady = count > 0 && entry.revents != 0 }
    return count > 0
  }

  /// As above, for one descriptor.
  package static func wait(
    for descriptor: Descriptor, _ interest: Interest, milliseconds: Int32 = -1
  ) throws(SystemError) -> Bool {
    var entries = [Entry(descriptor, interest)]
    return try wait(for: &entries, milliseconds: milliseconds)
  }
}
