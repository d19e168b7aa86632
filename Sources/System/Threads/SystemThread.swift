#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A thread of its own, which gets no signals: they are for those who wait for them.
///
/// Unchecked because `pthread_t` is a pointer on some systems: it is a name for a thread, which any thread may use.
package struct SystemThread: @unchecked Sendable {
  private let handle: pthread_t

  /// Starts a thread; `nil` where the system has none left.
  ///
  /// - Parameter stackSize: in bytes; by default what the system gives.
  package static func start(
    stackSize: Int? = nil, _ body: @escaping @Sendable () -> Void
  ) -> SystemThread? {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    if let stackSize { pthread_attr_setstacksize(&attributes, stackSize) }
    var every = sigset_t()
    var before = sigset_t()
    sigfillset(&every)
    // A thread begins with what its maker blocks.
    pthread_sigmask(SIG_SETMASK, &every, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    let work = Unmanaged.passRetained(Work(body))
    #if canImport(Darwin)
      var made: pthread_t?
      let result = pthread_create(
        &made, &attributes,
        { argument in
          runWork(argument)
          return nil
        }, work.toOpaque())
    #else
      var thread = pthread_t()
      let result = pthread_create(
        &thread, &attributes,
        { argument in
          runWork(argument)
          return nil
        }, work.toOpaque())
      let made: pthread_t? = thread
    #endif
    guard result == 0, let made else {
      work.release()
      return nil
    }
    return SystemThread(handle: made)
  }

  /// Has the thread that runs wait.
  package static func pause(milliseconds: UInt32) { usleep(milliseconds * 1000) }

  /// Waits for its end. Once, and not after `detach`.
  package func join() { pthread_join(handle, nil) }

  /// Has it end on its own.
  package func detach() { pthread_detach(handle) }
}

private final class Work: Sendable {
  let body: @Sendable () -> Void
  init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}

private func runWork(_ argument: UnsafeMutableRawPointer?) {
  guard let argument else { return }
  Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().body()
}
