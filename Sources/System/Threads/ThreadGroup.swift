internal import Synchronization

/// Threads with small stacks that can all be waited for. None is left behind, running or ended:
/// a thread that ends joins the one that ended before it, and `joinAll` joins the rest.
package final class ThreadGroup: Sendable {
  private struct Members {
    var running: [Int: SystemThread] = [:]
    var lastEnded: SystemThread?
    var started = 0
    var isJoining = false
  }

  private static let stackSize = 512 * 1024
  private let members = Mutex(Members())

  package init() {}

  package var count: Int { members.withLock { $0.running.count } }

  /// Runs `work` on a new thread; false when the system gives no thread, or when the group is being joined.
  package func start(_ work: @escaping @Sendable () -> Void) -> Bool {
    // The lock is held until the thread is noted, so that it cannot end unnoted.
    members.withLock { members in
      if members.isJoining { return false }
      let number = members.started
      let handle = SystemThread.start(stackSize: Self.stackSize) { [self] in
        work()
        end(number)?.join()
      }
      guard let handle else { return false }
      members.started += 1
      members.running[number] = handle
      return true
    }
  }

  /// Waits until every thread has ended and is gone. Nothing can be started afterwards.
  package func joinAll() {
    let remaining = members.withLock { members in
      members.isJoining = true
      defer { (members.running, members.lastEnded) = ([:], nil) }
      return Array(members.running.values) + (members.lastEnded.map { [$0] } ?? [])
    }
    for handle in remaining { handle.join() }
  }

  /// Takes the thread off the list and returns the one that it must join.
  private func end(_ number: Int) -> SystemThread? {
    members.withLock { members in
      if members.isJoining { return nil }
      let ended = members.running.removeValue(forKey: number)
      defer { members.lastEnded = ended }
      return members.lastEnded
    }
  }
}
