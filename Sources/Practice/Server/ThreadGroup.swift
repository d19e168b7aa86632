import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Threads with small stacks that can all be waited for. None is left behind, running or ended:
/// a thread that ends joins the one that ended before it, and `joinAll` joins the rest.
final class ThreadGroup: Sendable {
  /// Unchecked, because the system's handle may be used from any thread; on Darwin it is a pointer, which the
  /// compiler does not let pass by itself.
  private struct Handle: @unchecked Sendable {
    let thread: pthread_t

    func join() { pthread_join(thread, nil) }
  }

  private struct Members {
    var running: [Int: Handle] = [:]
    var lastEnded: Handle?
    var started = 0
    var isJoining = false
  }

  private static let stackSize = 512 * 1024
  private let members = Mutex(Members())

  var count: Int { members.withLock { $0.running.count } }

  /// Runs `work` on a new thread; false when the system gives no thread, or when the group is being joined.
  func start(_ work: @escaping @Sendable () -> Void) -> Bool {
    // The lock is held until the thread is noted, so that it cannot end unnoted.
    members.withLock { members in
      if members.isJoining { return false }
      let number = members.started
      let handle = Self.spawn { [self] in
        Self.blockSignals()
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
  func joinAll() {
    let remaining = members.withLock { members in
      members.isJoining = true
      defer { (members.running, members.lastEnded) = ([:], nil) }
      return Array(members.running.values) + (members.lastEnded.map { [$0] } ?? [])
    }
    for handle in remaining { handle.join() }
  }

  /// Takes the thread off the list and returns the one that it must join.
  private func end(_ number: Int) -> Handle? {
    members.withLock { members in
      if members.isJoining { return nil }
      let ended = members.running.removeValue(forKey: number)
      defer { members.lastEnded = ended }
      return members.lastEnded
    }
  }

  /// Signals are for the program's own threads, never for these.
  private static func blockSignals() {
    var all = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, nil)
  }

  private final class Work: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  private static func spawn(_ run: @escaping @Sendable () -> Void) -> Handle? {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    let work = Unmanaged.passRetained(Work(run))
    #if canImport(Glibc)
      var thread = pthread_t()
      let result = pthread_create(&thread, &attributes, threadMain, work.toOpaque())
      let created: pthread_t? = thread
    #else
      var created: pthread_t?
      let result = pthread_create(&created, &attributes, threadMain, work.toOpaque())
    #endif
    guard result == 0 else {
      work.release()
      return nil
    }
    return created.map(Handle.init)
  }

  #if canImport(Glibc)
    private static let threadMain: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
      guard let pointer = $0 else { return nil }
      Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().run()
      return nil
    }
  #else
    private static let threadMain: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = {
      Unmanaged<Work>.fromOpaque($0).takeRetainedValue().run()
      return nil
    }
  #endif
}
