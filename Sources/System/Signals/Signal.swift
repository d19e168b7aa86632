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

  /// Whether the system forgets it.
  var isIgnored: Bool {
    let handler = signal(number, SIG_IGN)
    _ = signal(number, handler)
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Sends it to this program, as somebody else would.
  package func raiseHere() { kill(getpid(), number) }

  /// Does what it does to a program that does not watch for it.
  func endThisProgram() {
    _ = signal(number, SIG_DFL)
    var own = sigset_t()
    sigemptyset(&own)
    sigaddset(&own, number)
    var usual = sigset_t()
    // Where every thread blocks the signal, as those of a pool do, it would end nobody.
    pthread_sigmask(SIG_UNBLOCK, &own, &usual)
    raise(number)
  }
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
