#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The signals this program means.
package enum Signal: Sendable {
  case interrupt, terminate, hangUp, brokenPipe, fileTooLarge, windowChanged, continued

  package var number: Int32 {
    switch self {
    case .interrupt: SIGINT
    case .terminate: SIGTERM
    case .hangUp: SIGHUP
    case .brokenPipe: SIGPIPE
    case .fileTooLarge: SIGXFSZ
    case .windowChanged: SIGWINCH
    case .continued: SIGCONT
    }
  }

  /// Has the system forget it: the call that would have brought it fails.
  package func ignore() { _ = signal(number, SIG_IGN) }
}

/// Stops this program, as ^Z does, until it is continued.
package func stopThisProgram() {
  var stop = sigset_t()
  sigemptyset(&stop)
  sigaddset(&stop, SIGTSTP)
  var usual = sigset_t()
  raise(SIGTSTP)
  // Where the signal is blocked, as on a thread of a pool, it would stop nobody until it is let through.
  pthread_sigmask(SIG_UNBLOCK, &stop, &usual)
  pthread_sigmask(SIG_SETMASK, &usual, nil)
}
