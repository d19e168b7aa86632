internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Sends the number of each of some signals through a pipe, for as long as it is installed. Only one is at a time: a
/// process reads from one terminal.
package final class SignalPipe {
  private var previous: [(signal: Int32, handler: sig_t?)] = []

  package init(_ signals: [Signal], to pipe: WakePipe) {
    writeEnd.store(pipe.writeEnd.number, ordering: .sequentiallyConsistent)
    for watched in signals {
      previous.append((watched.number, signal(watched.number) { sendFromHandler($0) }))
    }
  }

  /// Gives the signals back to who had them.
  package func restore() {
    for entry in previous { _ = signal(entry.signal, entry.handler) }
    previous = []
    writeEnd.store(-1, ordering: .sequentiallyConsistent)
  }
}

private let writeEnd = Atomic<Int32>(-1)

/// Only what is allowed in a signal handler: an atomic load and one write.
private func sendFromHandler(_ number: Int32) {
  let kept = errno
  var byte = UInt8(truncatingIfNeeded: number)
  _ = write(writeEnd.load(ordering: .sequentiallyConsistent), &byte, 1)
  errno = kept
}
