import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusSystem
import ApusText
import Testing

@testable import ApusSavedSessions
@testable import ApusSurroundings

@Suite("The surroundings of a replay", .paced)
struct ReplayEnvironmentTests {
  private let line = ReplayedLine()
  private let screen = ReplayScreen(.first)
  private let scratch = LazyValue { ReplaySandbox.Scratch() }
  private var environment: Environment { .replaying(line, screen: screen, scratch: scratch) }

  /// What is answered while a line runs that is written to end so.
  private func asked(_ outcome: Step.Outcome, _ question: @escaping @Sendable (Environment) -> Bool) async
    -> Bool
  {
    let environment = environment
    return await line.play(endingIn: outcome, piped: nil) { question(environment) ? .ok : .quit } == .ok
  }

  @Test("have no variable of this machine, but placeholders for those that the session names")
  func variables() {
    line.provide(secret: "TOKEN")
    #expect(environment.variable("TOKEN") == "{{secret:TOKEN}}")
    #expect(environment.variable("HOME") == "/home/you")
    #expect(environment.variable("PATH") == nil)
    #expect(environment.boundary?.hasPrefix("apus-0000") == true)
  }

  @Test("answer questions as they were answered when the line ended as it is written")
  func questions() async {
    #expect(await asked(.ok) { $0.confirm("?") && $0.askHidden(":") == "{{secret:typed}}" })
    #expect(await asked(.ok) { (try? $0.edit("text")) == "text" })
    #expect(await asked(.failure(.cancelled)) { !$0.confirm("?") && $0.askHidden(":") == nil })
    #expect(await asked(.failure(.usageCommand)) { $0.confirm("?") && (try? $0.edit("text")) == .some(nil) })
  }

  @Test("keep what a line writes in a folder of their own, where later lines find it under its name")
  func writing() throws {
    let folder = try TestFolder()
    let path = folder.path + "/out.txt"
    let place = try environment.placeOfFile(path)
    #expect(place != path)
    let file = try environment.openFile(place, false)
    try file.write(Array("written".utf8)[...])
    try file.keep()
    #expect(folder.names.isEmpty)
    #expect(environment.files.contents(path) == .success(Array("written".utf8)))
    #expect(environment.files.problem(path) == nil && environment.files.found(path) == place)
  }

  @Test("read the files that are there, and placeholders where the session has a secret in one")
  func reading() throws {
    let folder = try TestFolder()
    try folder.write("seen", to: "a")
    try folder.write("canary", to: "key")
    line.provide(secret: "file:\(folder.path)/key")
    line.provide(secret: "file:~/key")
    #expect(environment.files.contents(folder.path + "/a") == .success(Array("seen".utf8)))
    for path in [folder.path + "/key", "/home/you/key"] {
      #expect(environment.files.contents(path) == .success(Array("{{secret:file}}".utf8)))
    }
    #expect(environment.files.problem(folder.path + "/none") != nil)
  }

  @Test("call what a file and a command have as the session does: by its own name, or by an older session's")
  func placesOfSecrets() throws {
    for declared in ["token=cmd:gh auth token", "key=cmd:gh auth token", "cmd:pass", "p=file:/k=file:a"] {
      line.provide(secret: declared)
    }
    #expect(try environment.secretOfCommand("gh auth token") == "{{secret:token}}")
    #expect(try environment.secretOfCommand("pass") == "{{secret:cmd}}")
    #expect(throws: FileProblem.self) { _ = try environment.secretOfCommand("other") }
    #expect(environment.files.contents("/k=file:a") == .success(Array("{{secret:p}}".utf8)))
  }

  @Test("open no file that could not be opened when the line was recorded")
  func refusing() async {
    #expect(await asked(.failure(.requestParameter)) { (try? $0.openFile("/dev/null", false)) == nil })
    #expect(await asked(.ok) { (try? $0.openFile("/dev/null", false)) != nil })
  }

  @Test("start no shell, and show what it wrote where that is known")
  func shells() async throws {
    for piped in [Array("piped\n".utf8), nil] {
      let environment = environment
      _ = await line.play(endingIn: .ok, piped: piped) {
        guard let shell = try? environment.startShell("touch /tmp/no", 1) else { return .quit }
        return shell.finish() == 0 ? .ok : .quit
      }
      let shown = screen.take()
      #expect(shown.text == (piped == nil ? "" : "piped\n"))
      #expect(shown.isPartial == (piped == nil))
    }
  }

  @Test("show what a shell wrote once, however often it is ended")
  func endedTwice() async throws {
    let environment = environment
    for outcome in [Step.Outcome.ok, .failure(.outputCommand)] {
      let ended = await line.play(endingIn: outcome, piped: Array("127\n".utf8)) {
        guard let shell = try? environment.startShell("wc -c", 1) else { return .quit }
        let statuses = [shell.finish(), shell.finish(), shell.finish()]
        return statuses == [outcome == .ok ? 0 : 1, 0, 0] ? .ok : .quit
      }
      #expect(ended == .ok)
      #expect(screen.take().text == "127\n")
    }
  }
}
