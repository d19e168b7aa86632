internal import Glibc
internal import Practice
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
    var template = Array("/tmp/apus-bench-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else {
      throw Child.Failure(description: "there is no temporary folder")
    }
    folder = String(cString: made)
    server = try PracticeServer.start()
    let path = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
    environment = ["PATH=\(path)", "HOME=\(folder)", "TERM=xterm-256color", "LANG=C.UTF-8"]
  }

  deinit {
    server.stop()
    _ = try? Child(executable: "/bin/rm", arguments: ["-rf", folder]).run()
  }

  func url(_ path: String) -> String { server.baseURL + path }

  /// The release build of `apus`, beside this program.
  func apus() throws -> String {
    let own = realpath("/proc/self/exe", nil) ?? CommandLine.arguments.first.flatMap { realpath($0, nil) }
    defer { free(own) }
    let name = own.map { String(cString: $0) } ?? "./bench"
    let path = String(name[...(name.lastIndex(of: "/") ?? name.startIndex)]) + "apus"
    guard access(path, X_OK) == 0 else {
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
