internal import ApusPractice
internal import ApusSystem
internal import Synchronization

/// What measurements work with: the programs, a folder that is removed at the end, a server on this machine.
final class Workplace: Sendable {
  /// Everything that is written goes here.
  let folder: String
  private let server: PracticeServer
  /// The programs that were said to be missing.
  private let missing = Mutex<Set<String>>([])
  /// The surroundings of every program: nobody's own settings, and no proxy.
  let environment: [String]

  init() throws {
    folder = try Folder.temporary(named: "apus-bench")
    server = try PracticeServer.start()
    let path = ProcessVariables["PATH"] ?? "/usr/bin:/bin"
    environment = ["PATH=\(path)", "HOME=\(folder)", "TERM=xterm-256color", "LANG=C.UTF-8"]
  }

  deinit {
    server.stop()
    _ = try? Child(executable: "/bin/rm", arguments: ["-rf", folder]).run()
  }

  func url(_ path: String) -> String { server.baseURL + path }

  /// The release build of `apus`, beside this program.
  func apus() throws -> String {
    let name = ThisProgram.path ?? "./bench"
    let path = String(name[...(name.lastIndex(of: "/") ?? name.startIndex)]) + "apus"
    guard FilePath.isExecutable(path) else {
      throw Child.Failure(description: "\(path) is missing; swift build -c release makes it")
    }
    return path
  }

  /// A run of `apus` from start to exit.
  func apus(_ arguments: [String]) throws -> Race.Contestant {
    let child = Child(executable: try apus(), arguments: arguments, environment: environment)
    return Race.Contestant("apus") { try child.run() }
  }

  /// A run of another program; `nil` when it is not installed, which is said once.
  func peer(_ name: String, _ arguments: [String], called label: String) -> Race.Contestant? {
    guard let path = Peers.path(of: name, in: self) else {
      if missing.withLock({ $0.insert(name).inserted }) { say("  (\(name) is not installed)") }
      return nil
    }
    let child = Child(executable: path, arguments: arguments, environment: environment)
    return Race.Contestant(label) { try child.run() }
  }

  /// A conversation with `apus` at its first prompt.
  func conversation(_ arguments: [String] = []) throws -> TerminalSession {
    let session = try TerminalSession(try apus(), arguments: arguments, environment: environment)
    try session.waitForPrompt()
    return session
  }
}
