#if os(macOS) || os(Linux)
  #if canImport(Glibc)
    internal import Glibc
  #elseif canImport(Musl)
    internal import Musl
  #else
    internal import Darwin
  #endif

  /// Another program that runs beside this one.
  package struct ChildProcess: Sendable {
    private let identifier: pid_t

    /// What becomes of one of the program's first three descriptors.
    package enum Stream: Sendable {
      /// This program's own.
      case inherited
      case descriptor(Descriptor)
      case file(String, Descriptor.Opening)
    }

    package struct Streams: Sendable {
      package var input = Stream.inherited
      package var output = Stream.inherited
      package var errors = Stream.inherited

      package init(
        input: Stream = .inherited, output: Stream = .inherited, errors: Stream = .inherited
      ) {
        self.input = input
        self.output = output
        self.errors = errors
      }
    }

    /// Starts a program. Signals that this one ignores, handles or blocks are the program's own again.
    ///
    /// - Parameters:
    ///   - executable: its path.
    ///   - environment: `NAME=value` each; this program's own by default.
    ///   - ownsTerminal: whether it begins a session of its own, so that the first terminal it opens is its own.
    /// - Throws: why it cannot be started.
    package init(
      _ executable: String, _ arguments: [String], environment: [String]? = nil,
      _ streams: Streams = Streams(),
      ownsTerminal: Bool = false
    ) throws(SystemError) {
      var actions = Self.actions(for: streams)
      defer { posix_spawn_file_actions_destroy(&actions) }
      var attributes = Self.plainSignals(ownsTerminal: ownsTerminal)
      defer { posix_spawnattr_destroy(&attributes) }
      let words: [UnsafeMutablePointer<CChar>?] = ([executable] + arguments).map { strdup($0) } + [nil]
      let variables: [UnsafeMutablePointer<CChar>?]? = environment.map { $0.map { strdup($0) } + [nil] }
      defer { for text in words + (variables ?? []) { free(text) } }
      var started: pid_t = 0
      let status =
        variables.map { posix_spawn(&started, executable, &actions, &attributes, words, $0) }
        ?? posix_spawn(&started, executable, &actions, &attributes, words, environ)
      guard status == 0 else { throw SystemError(status) }
      identifier = started
    }

    /// Has `sh` run a command.
    ///
    /// - Parameter arguments: what the command knows as `$1` and so on.
    package init(
      shell command: String, arguments: [String] = [], _ streams: Streams = Streams()
    ) throws(SystemError) {
      try self.init("/bin/sh", ["-c", command, "sh"] + arguments, streams)
    }

    /// Its number, as the system's other tools call it.
    package var number: Int32 { identifier }

    /// Ends it at once.
    package func kill() { _ = systemKill(identifier, SIGKILL) }

    /// Waits for its end and returns its exit status; that of a signal is 128 and its number. Once only.
    package func wait() -> Int32 {
      var status: Int32 = 0
      while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
      let signal = status & 0x7f
      return signal == 0 ? (status >> 8) & 0xff : 128 + signal
    }

    private static func actions(for streams: Streams) -> posix_spawn_file_actions_t {
      var actions = noFileActions
      posix_spawn_file_actions_init(&actions)
      for (number, stream) in [streams.input, streams.output, streams.errors].enumerated() {
        let number = Int32(number)
        switch stream {
        case .inherited: break
        case .descriptor(let own) where own.number == number: break
        case .descriptor(let own): posix_spawn_file_actions_adddup2(&actions, own.number, number)
        case .file(let path, let how):
          posix_spawn_file_actions_addopen(&actions, number, path, how.rawValue, 0o600)
        }
      }
      return actions
    }

    private static func plainSignals(ownsTerminal: Bool) -> posix_spawnattr_t {
      var attributes = noAttributes
      posix_spawnattr_init(&attributes)
      var defaults = sigset_t()
      sigemptyset(&defaults)
      for signal in [SIGINT, SIGPIPE, SIGTSTP, SIGXFSZ] { sigaddset(&defaults, signal) }
      posix_spawnattr_setsigdefault(&attributes, &defaults)
      var blocked = sigset_t()
      sigemptyset(&blocked)
      posix_spawnattr_setsigmask(&attributes, &blocked)
      // POSIX_SPAWN_SETSID, which the module of the C library lacks.
      #if canImport(Darwin)
        let newSession = 0x400
      #else
        let newSession = 0x80
      #endif
      let flags = Int(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK) | (ownsTerminal ? newSession : 0)
      posix_spawnattr_setflags(&attributes, Int16(flags))
      return attributes
    }
  }

  // On Darwin both are pointers that the system sets.
  #if canImport(Darwin)
    private var noFileActions: posix_spawn_file_actions_t { nil }
    private var noAttributes: posix_spawnattr_t { nil }
  #else
    private var noFileActions: posix_spawn_file_actions_t { posix_spawn_file_actions_t() }
    private var noAttributes: posix_spawnattr_t { posix_spawnattr_t() }
  #endif

  private func systemKill(_ identifier: pid_t, _ signal: Int32) -> Int32 { kill(identifier, signal) }
#endif
