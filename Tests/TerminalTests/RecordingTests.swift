import FolderTestSupport
import Foundation
import PacingTestSupport
import Testing

@Suite("The program that records and runs sessions", .paced)
struct RecordingTests {
  @Test("and is killed leaves a session that replays up to the last line that was finished")
  func killed() throws {
    let home = try TestFolder()
    let file = home.path + "/it.session.md"
    let terminal = try ProgramTerminal(["--practice", "--no-config", "--record", file], home: home.path)
    terminal.waitForPrompt()
    for _ in 0..<3 { terminal.enter("get /github/users/octocat") }
    terminal.send("repeat 100000 get /echo\r")
    terminal.wait(forRow: { $0.contains("repeat 100000 get /echo") })
    terminal.kill()
    let replay = try Program.run(["--no-config", "replay", file])
    #expect(replay.status == 0, "\(replay.output)\(replay.errors)")
    #expect(replay.output.contains("3 steps: 3 as written"))
  }

  @Test("and is killed anywhere in what it writes leaves a session that replays")
  func cut() throws {
    let home = try TestFolder()
    let lines = ["-e", "get /github/users/octocat", "-e", "get /status/404", "-e", ".reason"]
    let recorded = try Program.run(
      ["--practice", "--no-config", "--record", "it"] + lines, in: home.path)
    #expect(recorded.status == 0)
    let (document, cassette) = (
      try #require(home.text(of: "it.session.md")), try #require(home.text(of: "it.session.har"))
    )
    // The cassette is written before the document's step, so it is never behind.
    for kept in stride(from: document.utf8.count, through: 80, by: -97) {
      try home.write(String(decoding: document.utf8.prefix(kept), as: UTF8.self), to: "it.session.md")
      let replay = try Program.run(["--no-config", "replay", "it"], in: home.path)
      #expect(replay.status == 0, "\(kept): \(replay.output)\(replay.errors)")
    }
    let half = cassette.utf8.count - 40
    try home.write(String(decoding: cassette.utf8.prefix(half), as: UTF8.self), to: "it.session.har")
    let firstStep = try #require(document.firstRange(of: "\n$ get /status/404")).lowerBound
    try home.write(document[..<firstStep] + "\n", to: "it.session.md")
    #expect(try Program.run(["--no-config", "replay", "it"], in: home.path).status == 0)
  }

  @Test("replays from the command line, and ends with status 1 where something is not as written")
  func replay() throws {
    let home = try TestFolder()
    let lines = [
      "--practice", "--no-config", "--record", "it", "-e", "get /github/users/octocat", "-e", ".login",
    ]
    #expect(try Program.run(lines, in: home.path).status == 0)
    #expect(try Program.run(["--no-config", "replay", "it"], in: home.path).status == 0)
    #expect(try Program.run(["--no-config", "replay", "--live", "it"], in: home.path).status == 0)
    let text = try #require(home.text(of: "it.session.md"))
    try home.write(text.replacing("\"octocat\"\n```", with: "\"nobody\"\n```"), to: "it.session.md")
    let drifted = try Program.run(["--no-config", "replay", "it"], in: home.path)
    #expect(drifted.status == 1)
    #expect(drifted.output.contains("- \"nobody\""))
    #expect(try Program.run(["--no-config", "replay", "--update", "it"], in: home.path).status == 0)
    #expect(home.text(of: "it.session.md") == text)
    try home.write("---\nsession: 2\n---\n", to: "bad.session.md")
    for command in [["replay", "bad.session.md"], ["replay", "--live", "bad"], ["run", "bad.session.md"]] {
      let bad = try Program.run(["--no-config"] + command, in: home.path)
      #expect(bad.status == 2)
      #expect(bad.errors.contains("bad.session.md:2:10: expected the version 1"))
    }
  }

  private static let far = """
    ---
    session: 1
    base: practice
    ---
    ```console
    $ get http://127.0.0.1:1/
    $ get /echo
    ```

    """

  @Test("asks at the terminal before a session leaves its base, and takes no for an answer, or ^C")
  func asking() throws {
    let home = try TestFolder()
    try home.write(Self.far, to: "far.session.md")
    let terminal = try ProgramTerminal(["--no-config"], home: home.path)
    terminal.waitForPrompt()
    for (answer, said) in [
      ("n\r", "error[cancelled]"), ("\u{3}", "error[cancelled]"), ("y\r", "error[network.refused]"),
    ] {
      terminal.send("run ~/far.session.md\r")
      terminal.wait(forNew: "send to http://127.0.0.1:1. Allow it? [y/N] ")
      let start = terminal.output.endIndex
      terminal.send(answer)
      terminal.waitForPrompt()
      #expect(terminal.output[start...].contains(said), "\(answer)")
    }
  }

  @Test("does not do without a terminal what nobody can be asked about, unless it is told to")
  func nobody() throws {
    let home = try TestFolder()
    try home.write(Self.far, to: "far.session.md")
    let refused = try Program.run(["--no-config", "run", "far.session.md"], in: home.path)
    #expect(refused.status == 130)
    #expect(refused.errors.contains("try: run --trust far.session.md"), "\(refused.errors)")
    for arguments in [["run", "--trust", "far.session.md"], ["run", "far.session.md", "--trust"]] {
      let trusted = try Program.run(["--no-config"] + arguments, in: home.path)
      #expect(trusted.status == 0, "\(trusted.errors)")
      #expect(trusted.errors.contains("error[network.refused]"), "\(trusted.errors)")
    }
    let wrong = try Program.run(["--no-config", "--trust", "get", "/x"])
    #expect(wrong.status == 2 && wrong.errors.contains("apus run --trust FILE"))
  }
}
