internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The input of a shell command: what follows `|` on a line.
///
/// The command writes where this program writes. It ends by itself, by its input ending, or by the terminal's ^C.
package final class ShellPipe: ByteSink {
  package struct Problem: Error, Sendable {
    package let reason: String
  }

  private let process: pid_t
  /// The end that is written to; -1 once closed.
  private let input: Mutex<Int32>

  /// - Parameter output: The descriptor that becomes the command's output.
  package init(command: String, output: Int32) throws(Problem) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw Problem(reason: String(cString: strerror(errno))) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[0], 0)
    if output != 1 { posix_spawn_file_actions_adddup2(&actions, output, 1) }
    var started: pid_t = 0
    let status = Self.spawn(&started, command, &actions)
    close(ends[0])
    guard status == 0 else {
      close(ends[1])
      throw Problem(reason: String(cString: strerror(status)))
    }
    process = started
    input = Mutex(ends[1])
  }

  deinit { _ = finish() }

  private static func spawn(
    _ process: inout pid_t, _ command: String, _ actions: inout posix_spawn_file_actions_t
  ) -> Int32 {
    // Signals this program ignores or handles are the command's own again.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var defaults = sigset_t()
    sigemptyset(&defaults)
    for signal in [SIGINT, SIGPIPE, SIGTSTP] { sigaddset(&defaults, signal) }
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    // The thread this runs on may block some; the command blocks none.
    var blocked = sigset_t()
    sigemptyset(&blocked)
    posix_spawnattr_setsigmask(&attributes, &blocked)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    let words: [UnsafeMutablePointer<CChar>?] = [strdup("sh"), strdup("-c"), strdup(command), nil]
    defer { for word in words { free(word) } }
    return posix_spawn(&process, "/bin/sh", &actions, &attributes, words, environ)
  }

  package func write(_ bytes: ArraySlice<UInt8>) throws(SinkClosed) {
    let descriptor = input.withLock { $0 }
    guard descriptor >= 0 else { throw SinkClosed(reason: "") }
    try DescriptorSink(descriptor).write(bytes)
  }

  /// Ends the command's input and waits for it; returns its exit status. The second call does nothing.
  package func finish() -> Int32 {
    let wasOpen = input.withLock { descriptor in
      defer { descriptor = -1 }
      if descriptor >= 0 { close(descriptor) }
      return descriptor >= 0
    }
    guard wasOpen else { return 0 }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7f
    return signal == 0 ? (status >> 8) & 0xff : 128 + signal
  }
}
