internal import Glibc

/// A program that is run to its end.
struct Child {
  let executable: String
  var arguments: [String] = []
  var environment: [String] = []
  /// Where standard output goes. Standard error goes nowhere.
  var output = "/dev/null"

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Runs it from start to exit; how long that took, in seconds. A status other than 0 is a failure.
  func run() throws -> Double {
    let start = ContinuousClock.now
    let process = try Spawning.start(executable, arguments, environment) { actions in
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
      posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
      posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    }
    let status = Spawning.wait(for: process)
    let elapsed = ContinuousClock.now - start
    guard status == 0 else {
      throw Failure(description: "\(executable) \(arguments.joined(separator: " ")) ended with \(status)")
    }
    return elapsed.inSeconds
  }

  /// The first line it prints, without its line break; `nil` when it cannot be run.
  func firstLine(in folder: String) -> String? {
    var child = self
    child.output = folder + "/first-line"
    defer { unlink(child.output) }
    guard (try? child.run()) != nil, let file = fopen(child.output, "r") else { return nil }
    defer { fclose(file) }
    var line = [UInt8](repeating: 0, count: 4096)
    let count = fread(&line, 1, line.count, file)
    return String(decoding: line.prefix(count).prefix { $0 != 0x0a }, as: UTF8.self)
  }
}

/// What all children have in common.
enum Spawning {
  /// Starts a program in a session of its own; `prepare` says what its descriptors are.
  static func start(
    _ executable: String, _ arguments: [String], _ environment: [String],
    _ prepare: (inout posix_spawn_file_actions_t) -> Void
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    prepare(&actions)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // 0x80 is POSIX_SPAWN_SETSID, which the module does not show: a terminal that is opened becomes its own.
    posix_spawnattr_setflags(&attributes, 0x80)
    let words = ([executable] + arguments).map { strdup($0) } + [nil]
    let variables = environment.map { strdup($0) } + [nil]
    defer { for text in words + variables { free(text) } }
    var process: pid_t = 0
    let problem = posix_spawn(&process, executable, &actions, &attributes, words, variables)
    guard problem == 0 else {
      throw Child.Failure(
        description: "\(executable) cannot be started: \(String(cString: strerror(problem)))")
    }
    return process
  }

  /// Waits for the end; the exit status, or 128 and the signal.
  static func wait(for process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7f
    return signal == 0 ? (status >> 8) & 0xff : 128 + signal
  }
}
