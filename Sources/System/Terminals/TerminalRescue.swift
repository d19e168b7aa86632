internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Has a terminal be as it was when this program crashes. Only one is at a time.
final class TerminalRescue {
  /// Made before anything goes wrong, as nothing can be made then.
  fileprivate struct Plan {
    let input: Int32
    let output: Int32
    var mode: termios
    let text: UnsafeMutableBufferPointer<UInt8>
  }

  private let plan: UnsafeMutablePointer<Plan>
  private var previous: [(signal: Int32, handler: sig_t?)] = []

  private static let crashes = [SIGSEGV, SIGBUS, SIGILL, SIGABRT, SIGFPE, SIGTRAP]

  /// - Parameter text: what takes the program's picture from the screen.
  init(of input: Descriptor, _ output: Descriptor, mode: TerminalMode, writing text: String) {
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
    _ = bytes.initialize(from: text.utf8)
    plan = .allocate(capacity: 1)
    plan.initialize(
      to: Plan(input: input.number, output: output.number, mode: mode.settings, text: bytes))
    current.store(UInt(bitPattern: plan), ordering: .sequentiallyConsistent)
    previous = Self.crashes.map { ($0, signal($0, restoreAndCrash)) }
  }

  /// To be called when the terminal is as it was.
  func end() {
    for entry in previous { _ = signal(entry.signal, entry.handler) }
    previous = []
    current.store(0, ordering: .sequentiallyConsistent)
    plan.pointee.text.deallocate()
    plan.deallocate()
  }
}

/// Where the plan is; 0 for none.
private let current = Atomic<UInt>(0)

/// Only what is allowed in a signal handler: an atomic load, a write, and the terminal's mode.
private func restoreAndCrash(_ number: Int32) {
  let address = current.exchange(0, ordering: .sequentiallyConsistent)
  if let plan = UnsafeMutablePointer<TerminalRescue.Plan>(bitPattern: address) {
    _ = write(plan.pointee.output, plan.pointee.text.baseAddress, plan.pointee.text.count)
    tcsetattr(plan.pointee.input, TCSANOW, &plan.pointee.mode)
  }
  _ = signal(number, SIG_DFL)
  raise(number)
}
