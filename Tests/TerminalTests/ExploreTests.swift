import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusTerminalTestSupport
import Testing

@Suite("Walking in an answer on a terminal", .paced)
struct ExploreTests {
  private let home: TestFolder

  init() throws {
    home = try TestFolder()
    let items = (0..<300).map {
      "{\"id\": \($0), \"name\": \"item \($0)\", \"url\": \"http://h.test/\($0)\"}"
    }
    try home.write("{\"total\": 300, \"items\": [\(items.joined(separator: ", "))]}", to: "items.json")
  }

  /// At the root of the file.
  private func exploring(
    variables: [String: String] = [:], columns: Int = 80, rows: Int = 24
  ) throws -> ProgramTerminal {
    let terminal = try ProgramTerminal(
      ["--practice"], home: home.path, variables: variables, columns: columns, rows: rows)
    terminal.waitForPrompt()
    terminal.enter("open ~/items.json")
    terminal.send("explore\r")
    terminal.wait(forRow: { $0.hasPrefix("> ▾ .: object of 2") })
    return terminal
  }

  @Test("it opens on a screen of its own, keys move, and Enter puts the path on the prompt")
  func enter() throws {
    let terminal = try exploring()
    #expect(terminal.screen.isOtherScreen)
    // The rows come from the top: the last may not be there when the first is.
    terminal.wait(forRow: { $0.hasPrefix(".  ") })
    #expect(terminal.screen.text.last?.hasPrefix(".  ") == true)
    terminal.send("jjl")
    terminal.wait(forRow: { $0.hasPrefix(">   ▾ items: array of 300") })
    terminal.send("G\u{1b}[A")
    terminal.wait(forRow: { $0.hasPrefix(">") && $0.contains("[298]") })
    // What is said of the search is gone with the next key.
    terminal.send("/item 17\rjk")
    terminal.wait(forRow: { $0.hasPrefix(".items[17].name") })
    terminal.send("\r")
    terminal.waitForPrompt()
    #expect(!terminal.screen.isOtherScreen)
    terminal.wait(forRow: { $0.hasSuffix("> .items[17].name") })
    terminal.send("\r")
    terminal.waitForPrompt()
    #expect(terminal.screen.text.contains("\"item 17\""))
    #expect(terminal.screen.unknown.isEmpty)
  }

  @Test("r puts a request on the prompt, and q what was there before")
  func leaves() throws {
    let terminal = try exploring()
    terminal.send("q")
    terminal.waitForPrompt()
    #expect(terminal.screen.text.contains { $0.hasSuffix("> explore") })
    #expect(!terminal.screen.text.contains { $0.hasPrefix("> ▾") })
    terminal.send("explore .items[3].url\r")
    terminal.wait(forRow: { $0.hasPrefix(".items[3].url") })
    terminal.send("r")
    terminal.waitForPrompt()
    terminal.wait(forRow: { $0.hasSuffix("> get {{.items[3].url}}") })
  }

  @Test("another size is drawn at once")
  func resizes() throws {
    let terminal = try exploring()
    terminal.send("e")
    terminal.wait(forRow: { $0.contains("▾ [0]: object of 3") })
    terminal.resize(columns: 50, rows: 10)
    terminal.wait(forRow: { $0.hasPrefix("> ▾ .: object of 2") })
    terminal.send("q")
    terminal.waitForPrompt()
  }

  @Test("a line of Apus runs on the usual screen, and Enter goes back")
  func lines() throws {
    let terminal = try exploring()
    terminal.send(":pwd\r")
    terminal.wait(forNew: "Enter goes back.")
    #expect(!terminal.screen.isOtherScreen)
    terminal.send("\r")
    terminal.wait(forRow: { $0.hasPrefix("> ▾ .: object of 2") })
    terminal.send("q")
    terminal.waitForPrompt()
  }

  @Test("^Z gives the terminal back, and after fg the picture is there again")
  func stops() throws {
    let terminal = try ProgramTerminal(
      ["-i"], command: "/bin/sh", home: home.path, variables: ["PS1": "$ "])
    terminal.wait(for: "$ ")
    terminal.send("\(Program.path) --practice\n")
    terminal.waitForPrompt()
    terminal.enter("open ~/items.json")
    terminal.send("explore\r")
    terminal.wait(forRow: { $0.hasPrefix("> ▾ .: object of 2") })
    terminal.send("\u{1a}")
    terminal.wait(forNew: "$ ")
    #expect(!terminal.screen.isOtherScreen)
    terminal.send("fg\n")
    terminal.wait(forRow: { $0.hasPrefix("> ▾ .: object of 2") })
    #expect(terminal.screen.isOtherScreen)
    terminal.send("q")
    terminal.waitForPrompt()
  }

  @Test("a program that is ended gives the terminal back")
  func ended() throws {
    let terminal = try exploring()
    terminal.send(signal: 15)
    _ = terminal.waitForEnd()
    #expect(!terminal.screen.isOtherScreen)
  }

  @Test("on a dumb terminal it names another way")
  func dumb() throws {
    let terminal = try ProgramTerminal(home: home.path, variables: ["TERM": "dumb"])
    terminal.wait(for: "> ")
    terminal.send("get /status/200\r")
    terminal.wait(for: "200 OK")
    terminal.send("explore\r")
    terminal.wait(for: "explore needs a screen")
    terminal.wait(for: "tree --depth 2")
  }
}
