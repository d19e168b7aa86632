import Foundation
import Testing

@Suite("The program that records")
struct RecordingTests {
  @Test("and is killed leaves a session that replays up to the last line that was finished")
  func killed() throws {
    let home = try HomeFolder()
    let file = home.path + "/it.session.md"
    let terminal = try ProgramTerminal(["--practice", "--no-config", "--record", file], home: home.path)
    terminal.waitForPrompt()
    for _ in 0..<3 { terminal.enter("get /github/users/octocat") }
    terminal.send("repeat 100000 get /echo\r")
    terminal.kill()
    let replay = try Program.run(["--no-config", "replay", file])
    #expect(replay.status == 0, "\(replay.output)\(replay.errors)")
    #expect(replay.output.contains("3 steps: 3 as written"))
  }

  @Test("replays from the command line, and ends with status 1 where something is not as written")
  func replay() throws {
    let home = try HomeFolder()
    let lines = [
      "--practice", "--no-config", "--record", "it", "-e", "get /github/users/octocat", "-e", ".login",
    ]
    #expect(try Program.run(lines, in: home.path).status == 0)
    #expect(try Program.run(["--no-config", "replay", "it"], in: home.path).status == 0)
    let text = try home.text(of: "it.session.md")
    try home.write(text.replacing("\"octocat\"\n```", with: "\"nobody\"\n```"), to: "it.session.md")
    let drifted = try Program.run(["--no-config", "replay", "it"], in: home.path)
    #expect(drifted.status == 1)
    #expect(drifted.output.contains("- \"nobody\""))
    try home.write("---\nsession: 2\n---\n", to: "bad.session.md")
    let bad = try Program.run(["--no-config", "replay", "bad.session.md"], in: home.path)
    #expect(bad.status == 2)
    #expect(bad.errors.contains("bad.session.md:2:10: expected the version 1"))
  }
}
