internal import ApusSystem
import CApusCurl
import Dispatch

/// Ends the rest of the thread that takes letters, from any other.
struct Bell: Sendable {
  enum Sleeper: Sendable {
    /// A thread that waits for letters and nothing else.
    case semaphore(DispatchSemaphore)
    /// A thread that waits for connections: libcurl's multi handle, as a number. libcurl says that waking it is safe
    /// from every thread while it exists.
    case multi(UInt)
  }

  private let sleeper: Sleeper
  /// The thread that makes this is the one that takes letters.
  private let thread = ThreadIdentity()

  init(_ sleeper: Sleeper) { self.sleeper = sleeper }

  var isOwnThread: Bool { thread.isCurrent }

  func ring() {
    switch sleeper {
    case .semaphore(let semaphore): semaphore.signal()
    case .multi(let address): ccurl_multi_wakeup(OpaquePointer(bitPattern: address))
    }
  }
}
