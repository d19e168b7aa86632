import ApusFolderTestSupport
import ApusPacingTestSupport
import Testing

/// What somebody meets who has never seen the program, has only `apus --practice` and `help`, and follows what the
/// screen says. The screens are in `Screens`; read them when they change.
@Suite("The first walk through the program, at 80 by 24", .paced)
struct FirstWalkTests {
  private func started() throws -> (ProgramTerminal, TestFolder) {
    let home = try TestFolder()
    let terminal = try ProgramTerminal(home: home.path)
    terminal.waitForPrompt()
    return (terminal, home)
  }

  @Test("leads to a list, a filtered list, a created gist, and requests that failed and were repaired")
  func walk() throws {
    let (terminal, home) = try started()
    defer { withExtendedLifetime(home) {} }
    var screens = ScreenSnapshot("first-walk")
    screens.add("apus --practice", terminal)
    let lines = [
      "help", "ls /github", "get /github/search/repositories", "help get /github/search/repositories",
      "get /github/search/repositories q==swift", ".items[?stargazers_count > 2000].full_name",
      ".items[?@.stargazers_count > 2000].full_name", "post /github/gists description=Hi",
    ]
    for line in lines {
      terminal.enter(line)
      screens.add(line, terminal)
    }
    terminal.send("auth bearer\r")
    terminal.wait(for: "any word will do")
    terminal.send("open sesame\r")
    terminal.waitForPrompt()
    screens.add("auth bearer, and a word that is not shown", terminal)
    let repaired = [
      "!!", "help post /github/gists",
      "post /github/gists {\"description\":\"Hello\",\"public\":false,\"files\":{\"hello.txt\":{\"content\":\"Hi\"}}}",
      ".files", "history",
    ]
    for line in repaired {
      terminal.enter(line)
      screens.add(line, terminal)
    }
    #expect(!terminal.output.contains("sesame"))
    terminal.send("quit\r")
    #expect(terminal.waitForEnd() == 0)
    try screens.compare()
  }

  @Test("says what was meant by what other programs would have understood")
  func mistakes() throws {
    let (terminal, home) = try started()
    defer { withExtendedLifetime(home) {} }
    var screens = ScreenSnapshot("mistakes")
    let lines = [
      "exit()", "ls -la", "help gist", "GET HTTP://", "get users", "post /github/gists {'files': {}}",
      "list users", "ls users", "?", "select * from users", "こんにちは", "how do I filter",
    ]
    for line in lines {
      terminal.enter("clear")
      terminal.enter(line)
      screens.add(line, terminal)
    }
    try screens.compare()
  }

  @Test("a bracket that is never closed waits for more, and ^C gives the prompt back")
  func unbalanced() throws {
    let (terminal, home) = try started()
    defer { withExtendedLifetime(home) {} }
    terminal.send("post /echo {\"a\": 1\r")
    terminal.wait(forRow: { $0.hasPrefix("{…") })
    terminal.send("\u{3}")
    terminal.waitForPrompt()
    terminal.enter("pwd")
    #expect(!terminal.output.contains("error["))
  }
}
