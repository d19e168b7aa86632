import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Raised once, when the server stops. Every wait of every thread also waits for it, so none of them has to
/// be interrupted: the read end of a pipe becomes readable for all of them when its write end is closed.
final class StopSignal: Sendable {
  private let readEnd: Int32
  private let writeEnd: Int32
  private let raised = Atomic(false)

  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    readEnd = ends[0]
    writeEnd = ends[1]
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  deinit { close(readEnd) }

  var isRaised: Bool { raised.load(ordering: .acquiring) }

  /// Raising it again does nothing.
  func raise() {
    if !raised.exchange(true, ordering: .acquiringAndReleasing) { close(writeEnd) }
  }

  enum Wake {
    case ready
    case stopped
    case timedOut
  }

  struct Interest: OptionSet {
    let rawValue: Int16
    static let reading = Interest(rawValue: Int16(POLLIN))
    static let writing = Interest(rawValue: Int16(POLLOUT))
    /// Only that the connection broke.
    static let failure: Interest = []
  }

  /// Waits until one of the sockets is ready, the deadline passes (none: for ever), or the signal is raised.
  func wait(for sockets: [Socket], _ interest: Interest, until deadline: Deadline?) -> Wake {
    var polled = [pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0)]
    for socket in sockets {
      polled.append(pollfd(fd: socket.descriptor, events: interest.rawValue, revents: 0))
    }
    while true {
      let count = poll(&polled, nfds_t(polled.count), deadline?.remainingMilliseconds ?? -1)
      if polled[0].revents != 0 || isRaised { return .stopped }
      if count > 0 { return .ready }
      if count == 0, deadline?.hasPassed ?? false { return .timedOut }
      // Not interrupted but broken: whoever waits cannot go on.
      if count < 0, errno != EINTR { return .stopped }
    }
  }
}
