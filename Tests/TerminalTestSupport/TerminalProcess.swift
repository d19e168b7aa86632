import Foundation

/// A program on a pseudo-terminal of its own, in a session of its own, as a terminal starts one. It is killed, with
/// all that it started, when nobody holds it any more.
package final class TerminalProcess {
  package let terminal: PseudoTerminal
  private let process: pid_t
  private var hasEnded = false

  package struct Failure: Error {}

  /// - Parameters:
  ///   - arguments: with the program's own name before them.
  ///   - environment: `NAME=value`, and nothing else.
  package init(
    _ path: String, _ arguments: [String], environment: [String], columns: Int, rows: Int
  ) throws {
    terminal = try PseudoTerminal(columns: columns, rows: rows)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    posix_spawnattr_setflags(&attributes, Self.newSession)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer {
      posix_spawnattr_destroy(&attributes)
      posix_spawn_file_actions_destroy(&actions)
    }
    // The first terminal that the leader of a new session opens becomes the session's own.
    posix_spawn_file_actions_addopen(&actions, 0, terminal.slaveName, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    let words = Self.strings(arguments)
    let variables = Self.strings(environment)
    defer { for word in words + variables { free(word) } }
    var process: pid_t = 0
    guard posix_spawn(&process, path, &actions, &attributes, words, variables) == 0 else { throw Failure() }
    self.process = process
    terminal.closeSlave()
  }

  /// POSIX_SPAWN_SETSID, which the Glibc module does not have.
  private static let newSession: Int16 = 0x80

  private static func strings(_ words: [String]) -> [UnsafeMutablePointer<CChar>?] {
    words.map { strdup($0) } + [nil]
  }

  deinit {
    if !hasEnded {
      kill(-process, SIGKILL)
      waitpid(process, nil, 0)
    }
    terminal.closeMaster()
  }

  /// Ends it at once, whatever it does.
  package func end() { kill(process, SIGKILL) }

  /// Waits until it can go no further by itself: every thread of it waits, as one does that writes to a terminal nobody
  /// reads, and no signal is on its way to it. Only Linux tells; elsewhere nothing is waited for.
  package func waitUntilStuck() {
    #if os(Linux)
      // A thread may be woken by one that was looked at before. The limit only ends a test that has failed.
      var looks = 0
      for _ in 0..<100_000 where looks < 3 {
        looks = isStuck ? looks + 1 : 0
        poll(nil, 0, 2)
      }
    #endif
  }

  private var isStuck: Bool {
    let folder = "/proc/\(process)"
    let status = try? String(contentsOfFile: "\(folder)/status", encoding: .utf8)
    let pending = status?.split(separator: "\n").first { $0.hasPrefix("ShdPnd:") }
    guard let pending, pending.dropFirst(7).allSatisfy({ "0 \t".contains($0) }) else { return status == nil }
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/task")) ?? []
    return threads.allSatisfy { thread in
      let state = try? String(contentsOfFile: "\(folder)/task/\(thread)/stat", encoding: .utf8)
      // Behind the name, which may have anything in it.
      return state?.split(separator: ")").last.map { !$0.hasPrefix(" R") && !$0.hasPrefix(" D") } ?? true
    }
  }

  /// Sends it a signal, as another program does.
  package func send(signal: Int32) { kill(process, signal) }

  /// Its exit status once it has ended; as a shell says it when a signal ended it.
  package func waitForEnd() -> Int32 {
    var status: Int32 = 0
    waitpid(process, &status, 0)
    hasEnded = true
    return status & 0x7f == 0 ? (status >> 8) & 0xff : 128 + status & 0x7f
  }
}
