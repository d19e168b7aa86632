internal import ApusSystem

extension StopSignal {
  /// Waits until one of the sockets is ready, the deadline passes (none: for ever), or the signal is raised.
  func wait(for sockets: [Socket], _ interest: Readiness.Interest, until deadline: Deadline?) -> Wake {
    wait(for: sockets.map(\.descriptor), interest) { deadline?.remainingMilliseconds }
  }
}
