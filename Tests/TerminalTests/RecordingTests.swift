import ApusFolderTestSupport
import ApusPacingTestSupport
import Foundation
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

  @Test(
    "and is killed anywhere in what it writes leaves a session that replays, and says that its end is missing"
  )
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
      let isWhole = kept == document.utf8.count
      #expect(replay.status == (isWhole ? 0 : 2), "\(kept): \(replay.output)\(replay.errors)")
      #expect(
        replay.errors.isEmpty == isWhole && !replay.output.contains("drift"), "\(kept): \(replay.output)")
    }
    let half = cassette.utf8.count - 40
    try home.write(String(decoding: cassette.utf8.prefix(half), as: UTF8.self), to: "it.session.har")
    let firstStep = try #require(document.firstRange(of: "\n$ get /status/404")).lowerBound
    try home.write(document[..<firstStep] + "\n", to: "it.session.md")
    let replay = try Program.run(["--no-config", "replay", "it"], in: home.path)
    #expect(replay.status == 2, "\(replay.output)")
  }

  @Test("where a file may grow no further goes on, and ends the recording at its last whole line")
  func fullDisk() throws {
    let home = try TestFolder()
    let lines = (0..<12).flatMap { ["-e", "get /github/users/octocat?\($0) > /dev/null"] }
    let recorded = try Program.run(
      ["--practice", "--no-config", "-e", "record it"] + lines + ["-e", ".login"], in: home.path,
      under: "ulimit -f 16")
    #expect(
      recorded.errors.contains("it.session.har cannot be written: File too large"), "\(recorded.errors)")
    #expect(recorded.errors.contains("recording has ended") && recorded.status == 1)
    #expect(recorded.output.contains("\"octocat\""), "\(recorded.output)")
    let recording = try #require(home.text(of: "it.session.har"))
    #expect(recording.hasSuffix("}\n]}}\n"))
    #expect(home.names.sorted() == ["it.session.har", "it.session.md"])
    let replay = try Program.run(["--no-config", "replay", "it"], in: home.path)
    #expect(
      replay.status == 2 && replay.errors.contains("its last line has no end"),
      "\(replay.output)\(replay.errors)")
    let count = recording.ranges(of: "/github/users/octocat?").count
    #expect(replay.output.contains(/[1-9] steps?: [1-9] as written/), "\(count) \(replay.output)")
  }

  @Test("leaves nothing of a download that it replayed, for real or not")
  func downloads() throws {
    let home = try TestFolder()
    let line = ["-e", "get /github/users/octocat --download"]
    #expect(
      try Program.run(["--practice", "--no-config", "--record", "it"] + line, in: home.path).status == 0)
    let place = home.path + "/tmp"
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: false)
    for way in [["--live"], [], ["--update"]] {
      let replay = try Program.run(
        ["--no-config", "replay"] + way + ["it"], ["TMPDIR": place], in: home.path)
      #expect(replay.status == 0, "\(replay.output)\(replay.errors)")
      #expect(try FileManager.default.contentsOfDirectory(atPath: place) == [])
    }
  }

  @Test("records into no session that another one records into, which loses no step")
  func both() throws {
    let home = try TestFolder()
    let file = home.path + "/it.session.md"
    let terminal = try ProgramTerminal(["--practice", "--no-config", "--record", file], home: home.path)
    terminal.waitForPrompt()
    terminal.enter("get /github/users/octocat")
    let before = try home.read("it.session.har")
    for line in ["record --append it", "record it", "save it"] {
      let other = try Program.run(["--practice", "--no-config", "-e", line], in: home.path)
      #expect(
        other.status == 2 && other.errors.contains("is being recorded by another Apus"), "\(other.errors)")
    }
    #expect(try home.read("it.session.har") == before)
    terminal.kill()
    // The lock went with the process.
    let lines = ["-e", "record --append it", "-e", "get /github/users/hubot"]
    let next = try Program.run(["--practice", "--no-config"] + lines, in: home.path)
    #expect(next.status == 0, "\(next.errors)")
    let document = home.text(of: "it.session.md") ?? ""
    #expect(
      document.contains("$ get /github/users/octocat\n") && document.contains("$ get /github/users/hubot\n"))
    let replay = try Program.run(["--no-config", "replay", "it"], in: home.path)
    #expect(replay.status == 0, "\(replay.output)\(replay.errors)")
  }

  @Test("that has room for no step leaves no session that replays as written")
  func noRoom() throws {
    let home = try TestFolder()
    let recorded = try Program.run(
      ["--practice", "--no-config", "--record", "it", "-e", "get /bytes/20000 > /dev/null"], in: home.path,
      under: "ulimit -f 4")
    #expect(recorded.status == 1)
    #expect(recorded.errors.contains("File too large"), "\(recorded.errors)")
    let replay = try Program.run(["--no-config", "replay", "it"], in: home.path)
    #expect(replay.status == 2, "\(replay.output)\(replay.errors)")
    #expect(replay.errors.contains("it.session.md:5: expected a `console` block"), "\(replay.errors)")
  }

  @Test("replays with the program's flags, before the word and behind it; one that does nothing is refused")
  func replayFlags() throws {
    let home = try TestFolder()
    let lines = ["-e", "get /github/users/octocat", "-e", "get /delay/1"]
    #expect(
      try Program.run(["--practice", "--no-config", "--record", "it"] + lines, in: home.path).status == 0)
    func replay(_ arguments: [String]) throws -> Program.Result {
      try Program.run(["--no-config"] + arguments, in: home.path)
    }
    let elsewhere = "http://127.0.0.1:1"
    for (arguments, expected) in [
      (["--base", elsewhere, "replay", "--live", "--trust", "it"], "it.session.md on \(elsewhere)/"),
      (["replay", "--live", "--base=\(elsewhere)", "it"], "+ ? network.refused"),
      (["--timeout", "0.2", "replay", "--live", "it"], "+ ? timeout.total"),
      (["replay", "--timeout=0.2", "--live", "it"], "+ ? timeout.total"),
      (["--strict", "replay", "--live", "--base", elsewhere, "it"], "1 drifted; 1 not run"),
      (["replay", "--live", "--strict", "--base", elsewhere, "it"], "1 drifted; 1 not run"),
    ] {
      let result = try replay(arguments)
      #expect(result.status == 1, "\(arguments)\n\(result.output)\(result.errors)")
      #expect(result.output.contains(expected), "\(arguments)\n\(result.output)")
    }
    for flags in [
      ["--practice"], ["--offline"], ["--print", "hb"], ["--record", "x"], ["--base", elsewhere], ["--trust"],
    ] {
      let result = try replay(flags + ["replay", "it"])
      #expect(result.status == 2 && result.errors.contains("\(flags[0]) has no effect"), "\(result.errors)")
      #expect(result.output.isEmpty)
    }
    for flags in [[], ["--strict"], ["--color", "never"]] {
      #expect(try replay(flags + ["replay", "it"]).status == 0)
    }
  }

  private static let far = """
    ---
    session: 2
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
