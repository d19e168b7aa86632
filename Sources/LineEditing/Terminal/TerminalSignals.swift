import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Signals that become bytes on a wake-up pipe while a line is read. The handlers that were there come back after.
final class TerminalSignals {
  private var previous: [(signal: Int32, handler: sig_t?)] = []

  init(_ reasons: [Wakeup.Reason], to wakeup: Wakeup) {
    signalPipe.store(wakeup.writeEnd, ordering: .sequentiallyConsistent)
    for reason in reasons {
      switch reason {
      case .resized: install(SIGWINCH) { _ in sendFromHandler(.resized) }
      case .continued: install(SIGCONT) { _ in sendFromHandler(.continued) }
      case .interrupted: install(SIGINT) { _ in sendFromHandler(.interrupted) }
      case .message: break
      }
    }
  }

  func restore() {
    for entry in previous { _ = signal(entry.signal, entry.handler) }
    previous = []
    signalPipe.store(-1, ordering: .sequentiallyConsistent)
  }

  private func install(_ number: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
    previous.append((number, signal(number, handler)))
  }
}

/// Where the handlers write. A process reads from one terminal at a time, so one place is enough.
private let signalPipe = Atomic<Int32>(-1)

/// Only what is allowed in a signal handler: an atomic load and one write.
private func sendFromHandler(_ reason: Wakeup.Reason) {
  let kept = errno
  var byte = reason.rawValue
  _ = write(signalPipe.load(ordering: .sequentiallyConsistent), &byte, 1)
  errno = kept
}
