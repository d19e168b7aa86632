internal import Synchronization

/// Raised once, when something that many threads serve is to stop. Every wait of each of them also waits for it, so none
/// has to be interrupted: the read end of a pipe becomes readable for all of them when its write end is closed.
package final class StopSignal: Sendable {
  private let ends: (reading: Descriptor, writing: Descriptor)
  private let raised = Atomic(false)

  /// `nil` where no descriptor is left.
  package init?() {
    guard let ends = try? Descriptor.pipe() else { return nil }
    self.ends = ends
  }

  deinit {
    raise()
    ends.reading.close()
  }

  package var isRaised: Bool { raised.load(ordering: .acquiring) }

  /// Raising it again does nothing.
  package func raise() {
    if !raised.exchange(true, ordering: .acquiringAndReleasing) { ends.writing.close() }
  }

  package enum Wake: Sendable {
    case ready
    case stopped
    case timedOut
  }

  /// Waits until one of some descriptors is ready, the time is over, or the signal is raised.
  ///
  /// - Parameter milliseconds: how long from now on, asked again after each interruption; `nil` for as long as it takes.
  package func wait(
    for descriptors: [Descriptor], _ interest: Readiness.Interest, milliseconds: () -> Int32?
  ) -> Wake {
    var entries = [Readiness.Entry(ends.reading, .reading)]
    entries += descriptors.map { Readiness.Entry($0, interest) }
    while true {
      let left = milliseconds()
      guard let isReady = try? Readiness.wait(for: &entries, milliseconds: left ?? -1) else {
        // Not interrupted but broken: whoever waits cannot go on.
        return .stopped
      }
      if entries[0].isReady || isRaised { return .stopped }
      if isReady { return .ready }
      if let left, left <= 0 || milliseconds().map({ $0 <= 0 }) == true { return .timedOut }
    }
  }
}
