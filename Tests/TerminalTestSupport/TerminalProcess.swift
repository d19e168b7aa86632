internal import ApusSystem
internal import Foundation

/// A program on a pseudo-terminal of its own, in a session of its own, as a terminal starts one. It is killed, with
/// all that it started, when nobody holds it any more.
package final class TerminalProcess {
  package let terminal: PseudoTerminal
  private let program: ChildProcess
  private var process: Int32 { program.number }
  private var hasEnded = false

  /// - Parameter environment: `NAME=value`, and nothing else.
  package init(
    _ path: String, _ arguments: [String], environment: [String], columns: Int, rows: Int
  ) throws {
    terminal = try PseudoTerminal(columns: columns, rows: rows)
    program = try terminal.start(path, arguments, environment: environment)
  }

  deinit {
    if !hasEnded {
      kill(-process, SIGKILL)
      _ = program.wait()
    }
    terminal.closeMaster()
  }

  /// Ends it at once, whatever it does.
  package func end() { program.kill() }

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
    hasEnded = true
    return program.wait()
  }
}
