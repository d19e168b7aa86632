import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusTerminalTestSupport
import Testing

@Suite("Output above the prompt", .paced)
struct OutputTests {
  private func started(home: TestFolder? = nil) throws -> ProgramTerminal {
    let terminal = try ProgramTerminal(home: home?.path)
    terminal.waitForPrompt()
    return terminal
  }

  @Test("output that does not end its line has a mark behind it, and the prompt below it")
  func unfinished() throws {
    let terminal = try started()
    terminal.enter("get /github/users/octocat | head -c 12")
    terminal.enter(".login | tr -d '\\n'")
    var rows = terminal.screen.text
    #expect(rows.suffix(2).first == "\"octocat\"⏎", "\(rows.joined(separator: "\n"))")
    #expect(rows.last?.hasPrefix("practice") == true)
    #expect(rows.contains("  \"login\":⏎"))
    // A letter less than a row holds, as much, and one more. A full row needs no mark.
    for (count, mark) in [(79, "⏎"), (80, ""), (81, "⏎"), (160, "")] {
      terminal.enter(".login | (cat > /dev/null; printf '%0\(count)d' 7)")
      rows = terminal.screen.text
      let shown = rows.dropLast().suffix((count + 79) / 80).joined()
      #expect(
        shown == String(repeating: "0", count: count - 1) + "7" + mark, "\(rows.joined(separator: "\n"))")
    }
    #expect(terminal.screen.unknown.isEmpty)
  }

  @Test(
    "output that ends its line leaves no mark and no empty row",
    arguments: ["cat", "cat > /dev/null", "tail -n 1"])
  func finished(_ command: String) throws {
    let terminal = try started()
    terminal.enter("get /status/200")
    terminal.enter(".status | \(command)")
    let rows = terminal.screen.text
    #expect(!rows.contains { $0.contains("⏎") || $0.isEmpty }, "\(rows.joined(separator: "\n"))")
    #expect(rows.suffix(2).first == (command.contains("null") ? rows.suffix(2).first : "200"))
  }

  @Test(
    "output that is sent to the screen as a file has a mark behind it, too, and the prompt below it",
    arguments: ["/dev/tty", "/dev/stdout"])
  func screenAsFile(_ file: String) throws {
    let terminal = try started()
    terminal.enter("get /github/users/octocat")
    terminal.enter(".login > \(file)")
    var rows = terminal.screen.text
    #expect(rows.suffix(2).first == "\"octocat\"", "\(rows.joined(separator: "\n"))")
    // A character, and no line's end.
    terminal.enter("get /bytes/1 > \(file)")
    rows = terminal.screen.text
    #expect(rows.suffix(2).first == "+⏎", "\(rows.joined(separator: "\n"))")
    #expect(rows.last?.hasPrefix("practice") == true)
  }

  @Test("what is said about output comes below it")
  func notes() throws {
    let terminal = try started()
    terminal.enter("get /status/404 | tr -d '\\n'")
    let rows = terminal.screen.text
    let body = try #require(rows.firstIndex { $0.hasSuffix("}⏎") })
    let error = try #require(rows.firstIndex { $0.hasPrefix("error[http.404]") })
    #expect(body < error, "\(rows.joined(separator: "\n"))")
  }

  @Test(
    "^C ends what is being shown within 64 kB, and the prompt is there",
    arguments: ["tree", "body", "body --pretty"])
  func interrupted(_ line: String) throws {
    let home = try TestFolder()
    let elements = (0..<50_000).map { "{\"id\": \($0), \"name\": \"user \($0)\", \"tags\": [\"a\", \"b\"]}" }
    try home.write("[\(elements.joined(separator: ","))]", to: "big.json")
    let terminal = try started(home: home)
    terminal.enter("open ~/big.json")
    terminal.send(line + "\r")
    terminal.wait(forNew: "user 100\"")
    // From here on nobody reads, so that what is counted is what the program wrote after it knew of the ^C, and what the
    // terminal held: not how fast it is read.
    terminal.waitUntilStuck()
    let before = terminal.output.utf8.count
    terminal.send("\u{3}")
    terminal.waitUntilStuck()
    terminal.waitForPrompt()
    #expect(terminal.output.utf8.count - before < 65_536 + 4_096)
    #expect(terminal.screen.text.contains("stopped; \(line) | less"))
    terminal.enter(".[7].name")
    #expect(terminal.screen.text.contains("\"user 7\""))
  }

  @Test(
    "^C ends what would be looked for until the end of days, and the prompt is there",
    arguments: ["..a..a..a", "shape ..a..a..a", "table . ..a..a..a..b", "count ..a..a..a | cat"])
  func interruptedLooking(_ line: String) throws {
    let home = try TestFolder()
    let deep = String(repeating: "{\"a\":", count: 5_000) + "1" + String(repeating: "}", count: 5_000)
    try home.write(deep, to: "deep.json")
    let terminal = try started(home: home)
    terminal.enter("open ~/deep.json")
    terminal.enter("set output-limit none")
    terminal.send(line + "\r")
    terminal.pressUntilPrompt("\u{3}")
    #expect(terminal.screen.text.contains { $0.hasPrefix("error[cancelled]: interrupted") })
    terminal.enter("count ..a")
    #expect(terminal.screen.text.contains("5000"))
  }

  @Test("the shape of objects that each have another key fits the screen, and says what is hidden")
  func shape() throws {
    let home = try TestFolder()
    let elements = (0..<20_000).map { "{\"key\($0)\":1}" }
    try home.write("[\(elements.joined(separator: ","))]", to: "w.json")
    let terminal = try started(home: home)
    terminal.enter("open ~/w.json")
    let shown = terminal.enter("shape")
    #expect(shown.utf8.count < 8_192)
    let fold = terminal.screen.text.first { $0.hasPrefix("… 19,981 more fields: shape | less") }
    #expect(fold != nil, "\(terminal.screen.text.joined(separator: "\n"))")
  }
}
