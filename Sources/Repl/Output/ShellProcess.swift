#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A command that `sh` runs beside this program.
struct ShellProcess: Sendable {
  private let identifier: pid_t

  /// - Parameters:
  ///   - arguments: What the command knows as `$1` and so on.
  ///   - input: The descriptor that becomes its standard input; `nil` is this program's own.
  ///   - output: The descriptor that becomes its standard output; 1 is this program's own.
  init(
    _ command: String, arguments: [String] = [], input: Int32? = nil, output: Int32 = 1
  ) throws(FileProblem) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let input { posix_spawn_file_actions_adddup2(&actions, input, 0) }
    if output != 1 { posix_spawn_file_actions_adddup2(&actions, output, 1) }
    var attributes = Self.plainSignals()
    defer { posix_spawnattr_destroy(&attributes) }
    let words: [UnsafeMutablePointer<CChar>?] =
      (["sh", "-c", command, "sh"] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var started: pid_t = 0
    let status = posix_spawn(&started, "/bin/sh", &actions, &attributes, words, environ)
    guard status == 0 else { throw FileProblem(String(cString: strerror(status))) }
    identifier = started
  }

  /// Signals this program ignores, handles or blocks are the command's own again.
  private static func plainSignals() -> posix_spawnattr_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    var defaults = sigset_t()
    sigemptyset(&defaults)
    for signal in [SIGINT, SIGPIPE, SIGTSTP, SIGXFSZ] { sigaddset(&defaults, signal) }
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    var blocked = sigset_t()
    sigemptyset(&blocked)
    posix_spawnattr_setsigmask(&attributes, &blocked)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    return attributes
  }

  /// Waits for its end and returns its exit status; that of a signal is 128 and its number. Once only.
  func wait() -> Int32 {
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7f
    return signal == 0 ? (status >> 8) & 0xff : 128 + signal
  }
}
