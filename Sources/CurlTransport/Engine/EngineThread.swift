#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Runs `body` on a new thread that no signal is delivered to: those are the main thread's, and writing to a
/// connection the server has closed must not end the program. `false` when the system has no thread to give.
func startThread(_ body: @escaping @Sendable () -> Void) -> Bool {
  let box = Unmanaged.passRetained(ThreadBody(body))
  var every = sigset_t()
  var before = sigset_t()
  sigfillset(&every)
  pthread_sigmask(SIG_SETMASK, &every, &before)
  defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
  #if canImport(Glibc)
    var thread = pthread_t()
    let result = pthread_create(
      &thread, nil,
      { argument in
        runBody(argument)
        return nil
      }, box.toOpaque())
    if result == 0 { pthread_detach(thread) }
  #else
    var thread: pthread_t?
    let result = pthread_create(
      &thread, nil,
      { argument in
        runBody(argument)
        return nil
      }, box.toOpaque())
    if result == 0, let thread { pthread_detach(thread) }
  #endif
  if result != 0 { box.release() }
  return result == 0
}

/// Names the thread it is made on.
struct ThreadIdentity: Sendable {
  private let address = ThreadIdentity.current

  var isCurrent: Bool { address == Self.current }

  #if canImport(Glibc)
    private static var current: UInt { UInt(pthread_self()) }
  #else
    private static var current: UInt { UInt(bitPattern: pthread_self()) }
  #endif
}

private final class ThreadBody {
  let body: @Sendable () -> Void
  init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}

private func runBody(_ argument: UnsafeMutableRawPointer?) {
  guard let argument else { return }
  Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue().body()
}
