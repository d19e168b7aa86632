// Names of Apple's C library about programs, threads, signals and terminals, for .ci/apple-check. Nothing here does
// anything.

// Signals.
public typealias sig_t = @convention(c) (Int32) -> Void
public typealias sigset_t = UInt32
public let SIGINT: Int32 = 0
public let SIGSEGV: Int32 = 0
public let SIGBUS: Int32 = 0
public let SIGILL: Int32 = 0
public let SIGABRT: Int32 = 0
public let SIGFPE: Int32 = 0
public let SIGTRAP: Int32 = 0
public let SIGTERM: Int32 = 0
public let SIGHUP: Int32 = 0
public let SIGPIPE: Int32 = 0
public let SIGXFSZ: Int32 = 0
public let SIGWINCH: Int32 = 0
public let SIGCONT: Int32 = 0
public let SIGTSTP: Int32 = 0
public let SIGKILL: Int32 = 0
public var SIG_IGN: sig_t { { _ in } }
public var SIG_DFL: sig_t { { _ in } }
@discardableResult public func signal(_ number: Int32, _ handler: sig_t?) -> sig_t? { nil }
@discardableResult public func raise(_ number: Int32) -> Int32 { 0 }
@discardableResult public func kill(_ program: pid_t, _ number: Int32) -> Int32 { 0 }
@discardableResult public func sigemptyset(_ set: UnsafeMutablePointer<sigset_t>) -> Int32 { 0 }
@discardableResult public func sigfillset(_ set: UnsafeMutablePointer<sigset_t>) -> Int32 { 0 }
@discardableResult public func sigaddset(_ set: UnsafeMutablePointer<sigset_t>, _ number: Int32) -> Int32 {
  0
}
public let SIG_BLOCK: Int32 = 0
public let SIG_UNBLOCK: Int32 = 0
public let SIG_SETMASK: Int32 = 0
@discardableResult public func pthread_sigmask(
  _ how: Int32, _ set: UnsafePointer<sigset_t>?, _ before: UnsafeMutablePointer<sigset_t>?
) -> Int32 { 0 }

// Threads.
public typealias pthread_t = UnsafeMutablePointer<Int>
public struct pthread_attr_t { public init() {} }
@discardableResult public func pthread_attr_init(_ attributes: UnsafeMutablePointer<pthread_attr_t>) -> Int32
{ 0 }
@discardableResult public func pthread_attr_destroy(_ attributes: UnsafeMutablePointer<pthread_attr_t>)
  -> Int32
{ 0 }
@discardableResult public func pthread_attr_setstacksize(
  _ attributes: UnsafeMutablePointer<pthread_attr_t>, _ size: Int
) -> Int32 { 0 }
public func pthread_create(
  _ thread: UnsafeMutablePointer<pthread_t?>, _ attributes: UnsafePointer<pthread_attr_t>?,
  _ body: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?,
  _ argument: UnsafeMutableRawPointer?
) -> Int32 { 0 }
@discardableResult public func pthread_join(
  _ thread: pthread_t, _ result: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> Int32 { 0 }
@discardableResult public func pthread_detach(_ thread: pthread_t) -> Int32 { 0 }
public func pthread_self() -> pthread_t { fatalError() }
@discardableResult public func usleep(_ microseconds: UInt32) -> Int32 { 0 }

// Programs.
public typealias pid_t = Int32
public func getpid() -> pid_t { 0 }
public func _exit(_ status: Int32) -> Never { fatalError() }
public var environ: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> { fatalError() }
public func strdup(_ text: String) -> UnsafeMutablePointer<CChar>? { nil }
public func waitpid(_ program: pid_t, _ status: UnsafeMutablePointer<Int32>, _ options: Int32) -> pid_t { 0 }
public typealias posix_spawn_file_actions_t = UnsafeMutableRawPointer?
public typealias posix_spawnattr_t = UnsafeMutableRawPointer?
public let POSIX_SPAWN_SETSIGDEF: Int32 = 0
public let POSIX_SPAWN_SETSIGMASK: Int32 = 0
@discardableResult public func posix_spawn_file_actions_init(
  _ actions: UnsafeMutablePointer<posix_spawn_file_actions_t>
) -> Int32 { 0 }
@discardableResult public func posix_spawn_file_actions_destroy(
  _ actions: UnsafeMutablePointer<posix_spawn_file_actions_t>
) -> Int32 { 0 }
@discardableResult public func posix_spawn_file_actions_adddup2(
  _ actions: UnsafeMutablePointer<posix_spawn_file_actions_t>, _ own: Int32, _ other: Int32
) -> Int32 { 0 }
@discardableResult public func posix_spawn_file_actions_addopen(
  _ actions: UnsafeMutablePointer<posix_spawn_file_actions_t>, _ number: Int32, _ path: String, _ how: Int32,
  _ mode: mode_t
) -> Int32 { 0 }
@discardableResult public func posix_spawnattr_init(_ attributes: UnsafeMutablePointer<posix_spawnattr_t>)
  -> Int32
{ 0 }
@discardableResult public func posix_spawnattr_destroy(_ attributes: UnsafeMutablePointer<posix_spawnattr_t>)
  -> Int32
{ 0 }
@discardableResult public func posix_spawnattr_setsigdefault(
  _ attributes: UnsafeMutablePointer<posix_spawnattr_t>, _ set: UnsafePointer<sigset_t>
) -> Int32 { 0 }
@discardableResult public func posix_spawnattr_setsigmask(
  _ attributes: UnsafeMutablePointer<posix_spawnattr_t>, _ set: UnsafePointer<sigset_t>
) -> Int32 { 0 }
@discardableResult public func posix_spawnattr_setflags(
  _ attributes: UnsafeMutablePointer<posix_spawnattr_t>, _ flags: Int16
) -> Int32 { 0 }
public func posix_spawn(
  _ program: UnsafeMutablePointer<pid_t>, _ path: String,
  _ actions: UnsafePointer<posix_spawn_file_actions_t>,
  _ attributes: UnsafePointer<posix_spawnattr_t>, _ words: UnsafePointer<UnsafeMutablePointer<CChar>?>,
  _ variables: UnsafePointer<UnsafeMutablePointer<CChar>?>
) -> Int32 { 0 }

// Terminals.
public typealias tcflag_t = UInt
public typealias cc_t = UInt8
public struct termios {
  public var c_iflag: tcflag_t = 0
  public var c_lflag: tcflag_t = 0
  public var c_cc:
    (
      cc_t, cc_t, cc_t, cc_t, cc_t, cc_t, cc_t, cc_t, cc_t, cc_t, cc_t, cc_t, cc_t, cc_t, cc_t, cc_t, cc_t, cc_t, cc_t,
      cc_t
    ) = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
  public init() {}
}
public let ICANON: Int32 = 0
public let IEXTEN: Int32 = 0
public let IXON: Int32 = 0
public let ICRNL: Int32 = 0
public let INLCR: Int32 = 0
public let VMIN: Int32 = 0
public let VTIME: Int32 = 0
public let TCSANOW: Int32 = 0
public let TCSADRAIN: Int32 = 0
public let ISIG: Int32 = 0
public let ECHO: Int32 = 0
public let TCSAFLUSH: Int32 = 0
@discardableResult public func tcgetattr(_ terminal: Int32, _ mode: UnsafeMutablePointer<termios>) -> Int32 {
  0
}
@discardableResult public func tcsetattr(_ terminal: Int32, _ when: Int32, _ mode: UnsafePointer<termios>)
  -> Int32
{ 0 }
public struct winsize {
  public var ws_row: UInt16 = 0
  public var ws_col: UInt16 = 0
  public var ws_xpixel: UInt16 = 0
  public var ws_ypixel: UInt16 = 0
  public init() {}
  public init(ws_row: UInt16, ws_col: UInt16, ws_xpixel: UInt16, ws_ypixel: UInt16) {}
}
public let TIOCGWINSZ: UInt = 0
public func ioctl(_ terminal: Int32, _ request: UInt, _ size: UnsafeMutablePointer<winsize>) -> Int32 { 0 }
public func openpty(
  _ own: UnsafeMutablePointer<Int32>, _ other: UnsafeMutablePointer<Int32>,
  _ name: UnsafeMutablePointer<CChar>?,
  _ mode: UnsafeMutablePointer<termios>?, _ size: UnsafeMutablePointer<winsize>?
) -> Int32 { 0 }
public func ttyname_r(_ terminal: Int32, _ name: UnsafeMutablePointer<CChar>, _ size: Int) -> Int32 { 0 }
public let LC_CTYPE: Int32 = 0
@discardableResult public func setlocale(_ category: Int32, _ name: String) -> UnsafeMutablePointer<CChar>? {
  nil
}
public typealias nl_item = Int32
public let CODESET: Int32 = 0
public func nl_langinfo(_ item: nl_item) -> UnsafeMutablePointer<CChar>? { nil }
public func strcmp(_ left: UnsafePointer<CChar>, _ right: String) -> Int32 { 0 }
