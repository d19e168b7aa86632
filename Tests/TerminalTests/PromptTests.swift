import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusTerminalTestSupport
import Foundation
import Testing

@Suite("The program on a terminal", .paced)
struct PromptTests {
  @Test("a first run says what to type, in two lines, and shows where it is")
  func start() throws {
    let terminal = try started()
    let rows = terminal.screen.text
    #expect(rows.count == 3)
    #expect(rows[0].hasPrefix("Type get /github/users/octocat"))
    #expect(rows[1].hasPrefix("help says"))
    #expect(rows[2].hasPrefix("practice>"), "\(rows[2])")
    #expect(terminal.screen.unknown.isEmpty)
  }

  @Test("a request shows its answer, and the right prompt what came of it")
  func request() throws {
    let terminal = try started()
    terminal.enter("get /status/404")
    let rows = terminal.screen.text
    #expect(rows.contains { $0.hasPrefix("404 Not Found") })
    #expect(rows.contains { $0.hasPrefix("error[http.404]") })
    #expect(rows.last?.contains("404 · ") == true)
    terminal.enter(".reason")
    #expect(terminal.screen.text.contains("\"Not Found\""))
  }

  @Test("Tab lists what fits, with its meaning, and completes what is certain")
  func completion() throws {
    let terminal = try started()
    terminal.send("tr\t")
    terminal.wait(forRow: { $0.hasPrefix("trace") && $0.contains("send a request") })
    terminal.wait(forRow: { $0.hasPrefix("tree") && $0.contains("draw the last body") })
    terminal.send("\u{3}")
    terminal.waitForPrompt()
    terminal.send("get /github/users/oc\t")
    terminal.wait(forRow: { $0.contains("get /github/users/octocat") })
    terminal.send("\r")
    terminal.wait(forRow: { $0.hasPrefix("login") })
  }

  @Test("^R finds a line that was typed before")
  func search() throws {
    let terminal = try started()
    terminal.enter("get /status/204")
    terminal.enter("pwd")
    terminal.send("\u{12}204")
    terminal.wait(forRow: {
      $0.contains("get /status/204") && $0.contains("204") && !$0.hasPrefix("practice")
    })
    terminal.send("\r")
    terminal.waitForPrompt()
    #expect(terminal.screen.text.filter { $0.hasPrefix("204 No Content") }.count == 2)
  }

  @Test("^C at the prompt clears the line, ^D on an empty one leaves with the status of the last line")
  func keys() throws {
    let terminal = try started()
    terminal.enter("get /status/503")
    terminal.send("get /not/this")
    terminal.wait(forRow: { $0.contains("get /not/this") })
    terminal.send("\u{3}")
    terminal.waitForPrompt()
    terminal.send("\u{4}")
    #expect(terminal.waitForEnd() == 5)
    #expect(!terminal.output.contains("Nothing is at /not/this"))
  }

  @Test("^C in a request gives the prompt back, and the next request works")
  func cancelling() throws {
    let terminal = try started()
    terminal.send("get /stream/1000?every=50 --stream\r")
    terminal.wait(for: "line 2")
    terminal.send("\u{3}")
    terminal.waitForPrompt()
    #expect(terminal.screen.text.contains { $0.hasPrefix("error[cancelled]") })
    terminal.enter("get /status/204")
    #expect(terminal.screen.text.contains { $0.hasPrefix("204 No Content") })
    terminal.send("get /delay/30\r")
    // The line is read and nothing may run yet: not even this ^C is too early.
    terminal.wait(forNew: "\u{1b}[?2004l")
    terminal.send("\u{3}")
    terminal.waitForPrompt()
    let cancelled = terminal.screen.text.filter { $0.hasPrefix("error[cancelled]") }
    #expect(cancelled.count == 2, "\(terminal.screen.text.joined(separator: "\n"))")
  }

  @Test("^Z gives the shell its terminal back, and fg the prompt")
  func suspending() throws {
    let home = try TestFolder()
    let shell = try ProgramTerminal(["-i"], command: "/bin/sh", home: home.path, variables: ["PS1": "$ "])
    shell.wait(for: "$ ")
    shell.send(Program.path + " --practice\n")
    shell.waitForPrompt()
    shell.send("get /sta")
    shell.wait(forRow: { $0.contains("> get /sta") })
    shell.send("\u{1a}")
    shell.wait(forNew: "$ ")
    shell.send("fg\n")
    shell.waitForPrompt()
    shell.send("tus/204\r")
    shell.wait(forRow: { $0.hasPrefix("204 No Content") })
  }

  @Test("a window that was resized is drawn for its new size")
  func resizing() throws {
    let terminal = try started()
    terminal.resize(columns: 40, rows: 20)
    terminal.wait(forNew: "\u{1b}[?25h")
    let text = terminal.enter("get /github/users/octocat")
    #expect(text.contains("… 17 more"))
    #expect(terminal.screen.text.allSatisfy { $0.count <= 40 })
  }

  @Test("two hundred pasted lines run one by one, in order")
  func pasting() throws {
    let terminal = try started()
    let lines = (1...200).map { "let v\($0) = \($0)" } + ["get /echo/{{v1}}-{{v200}}", ".path"]
    terminal.send("\u{1b}[200~" + lines.joined(separator: "\n") + "\u{1b}[201~\r")
    terminal.wait(forRow: { $0 == "\"/echo/1-200\"" })
  }

  @Test("JSON goes on until its bracket closes")
  func multiLine() throws {
    let terminal = try started()
    terminal.send("post /echo {\r")
    terminal.wait(forRow: { $0.contains("post /echo {") })
    // Each of its rows is read for itself, so a prompt tells nothing.
    terminal.send("\"a\": 1\r}\r")
    terminal.wait(forRow: { $0.hasPrefix("200 OK") })
    terminal.send(".body.size\r")
    terminal.wait(forRow: { $0 == "10" })
  }

  @Test("Japanese and emoji are typed, shown and sent")
  func wideText() throws {
    let home = try TestFolder()
    let terminal = try started(home: home)
    terminal.send("get /echo q==日本のりんご👨‍👩‍👧")
    terminal.wait(forRow: { $0.contains("q==日本のりんご") })
    // Before the family, before the last letter; then the one before that goes.
    terminal.send("\u{1b}[D\u{1b}[D\u{7f}")
    terminal.wait(forRow: { $0.contains("q==日本のりご") })
    terminal.send("\r")
    terminal.waitForPrompt()
    terminal.enter(".query[0].value")
    #expect(terminal.screen.text.contains { $0.hasPrefix("\"日本のりご") })
    terminal.enter(".query[0].value > \(home.path)/sent")
    #expect(home.text(of: "sent") == "\"日本のりご👨‍👩‍👧\"\n")
  }

  @Test("a dumb terminal gets plain lines and no codes")
  func dumb() throws {
    let terminal = try ProgramTerminal(variables: ["TERM": "dumb"])
    terminal.wait(for: "> ")
    terminal.send("get /status/404\n")
    terminal.wait(for: "error[http.404]")
    terminal.send("quit\n")
    #expect(terminal.waitForEnd() == 4)
    #expect(!terminal.output.contains("\u{1b}"))
  }

  @Test("a conversation on a dumb terminal says what is typed, shows what comes, and ends with the server")
  func dumbConversation() throws {
    let terminal = try ProgramTerminal(variables: ["TERM": "dumb"])
    terminal.wait(for: "> ")
    terminal.send("ws /ws/echo\n")
    terminal.wait(for: "101 Switching Protocols")
    terminal.send("hello\n")
    terminal.wait(for: "  hello")
    terminal.send("/close\n")
    terminal.wait(for: "closed: 1000 (normal end); 1 came, 1 went")
    terminal.send("quit\n")
    #expect(terminal.waitForEnd() == 0)
    #expect(!terminal.output.contains("\u{1b}"))
  }

  @Test("NO_COLOR and --color never take the colours away, and nothing else")
  func noColour() throws {
    for (arguments, variables) in [
      (["--practice"], ["NO_COLOR": "1"]), (["--practice", "--color", "never"], [:]),
    ] as [([String], [String: String])] {
      let terminal = try started(arguments, variables: variables)
      terminal.enter("get /status/404")
      #expect(terminal.screen.text.contains { $0.hasPrefix("404 Not Found") })
      #expect(!terminal.output.contains(/\u{1b}\[[0-9;]*3[0-9]m/), "\(arguments) \(variables)")
    }
    let coloured = try started()
    coloured.enter("get /status/404")
    #expect(coloured.output.contains(/\u{1b}\[[0-9;]*3[0-9]m/))
  }

  @Test(
    "without a home, and with one that cannot be written, the prompt comes up",
    arguments: [nil, "/proc/nobody"])
  func homes(_ home: String?) throws {
    let terminal = try ProgramTerminal(home: home)
    terminal.waitForPrompt()
    terminal.enter("get /status/204")
    #expect(terminal.screen.text.contains { $0.hasPrefix("204 No Content") })
    terminal.send("\u{4}")
    #expect(terminal.waitForEnd() == 0)
  }

  @Test("twenty columns are enough")
  func narrow() throws {
    let terminal = try started(columns: 20, rows: 10)
    terminal.enter("get /github/users/octocat")
    #expect(terminal.screen.text.contains { $0.hasPrefix("login") })
    #expect(terminal.screen.unknown.isEmpty)
  }

  @Test("clear leaves only the prompt, at the top")
  func clearing() throws {
    let terminal = try started()
    terminal.enter("help")
    terminal.enter("clear")
    #expect(terminal.screen.text.count == 1)
  }

  @Test("an editor changes the body, and the line waits on the prompt")
  func editing() throws {
    let terminal = try started(variables: ["EDITOR": "sed -i s/Ada/Grace/"])
    terminal.send("edit post /echo name=Ada\r")
    terminal.wait(forRow: { $0.contains("\"name\": \"Grace\"") })
    terminal.send("\r")
    terminal.wait(forRow: { $0.hasPrefix("200 OK") })
  }
}
