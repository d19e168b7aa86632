import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusTerminalTestSupport
import Testing

/// Tab in the program itself, with what it knows of the session, the API and the files.
@Suite("What Tab offers on a terminal", .paced)
struct TabTests {
  private func started(after lines: String...) throws -> ProgramTerminal {
    let terminal = try ProgramTerminal()
    terminal.waitForPrompt()
    for line in lines { terminal.enter(line) }
    return terminal
  }

  /// Types with a Tab at the end, and waits for rows that begin so; then gives the line up.
  private func press(
    _ typed: String, on terminal: ProgramTerminal, shows rows: String...,
    at location: SourceLocation = #_sourceLocation
  ) {
    terminal.send(typed + "\t")
    for row in rows { terminal.wait(forRow: { $0.hasPrefix(row) }, location) }
    terminal.send("\u{3}")
    terminal.waitForPrompt(location)
  }

  /// Types with a Tab at the end, and waits until the line reads so; then gives it up.
  private func press(
    _ typed: String, on terminal: ProgramTerminal, completes line: String, prompt: String = "practice> ",
    at location: SourceLocation = #_sourceLocation
  ) {
    terminal.send(typed + "\t")
    terminal.wait(forLine: prompt + line, location)
    terminal.send("\u{3}")
    terminal.waitForPrompt(location)
  }

  @Test("keys and indices of the last answer, each with what is there")
  func paths() throws {
    let terminal = try started(after: "get /github/search/repositories q==swift per_page==3")
    press(".items[", on: terminal, shows: "[0]  object of 43", "[2]  object of 43")
    press(".", on: terminal, shows: ".total_count", ".items")
    press(".items[0].owner.l", on: terminal, completes: ".items[0].owner.login")
    press("table .items[].ow", on: terminal, completes: "table .items[].owner")
  }

  @Test("variables behind two braces, but not what a secret is")
  func variables() throws {
    let terminal = try started(after: "let count = 3", "let word = swift")
    press("get /echo?a={{", on: terminal, shows: "count}}", "word}}")
    press("get /echo?a={{wo", on: terminal, completes: "get /echo?a={{word}}")
  }

  @Test("files behind @, < and >, a folder at a time")
  func files() throws {
    let home = try TestFolder()
    for name in ["bodies/one.json", "bodies/other.json"] { try home.write("{}", to: name) }
    let terminal = try ProgramTerminal(home: home.path)
    terminal.waitForPrompt()
    for start in ["post /echo f@", "post /echo f=@", "post /echo @", "post /echo < ", "get /echo > "] {
      terminal.send(start + "~/bod\t")
      terminal.wait(forLine: "practice> \(start)~/bodies/")
      press("o\t", on: terminal, shows: "one.json")
    }
    terminal.enter("post /echo < ~/bodies/one.json")
    #expect(terminal.screen.text.contains { $0.hasPrefix("200 OK") })
  }

  @Test("endpoints of a typed service, then its parameters with their meanings")
  func services() throws {
    let terminal = try started()
    press("github ", on: terminal, shows: "user ", "followers ", "… and ")
    press("github gist ", on: terminal, shows: "show ", "create ")
    press("github ra", on: terminal, completes: "github rate-limit")
    press("github search ", on: terminal, shows: "q= ", "sort= ")
    press("github search q=swift sort=", on: terminal, shows: "sort=stars")
    press("github gist cr", on: terminal, completes: "github gist create")
  }

  @Test("names of headers, then their values")
  func headers() throws {
    let terminal = try started()
    press("get /echo Acc", on: terminal, completes: "get /echo Accept")
    press("get /echo Accept-", on: terminal, shows: "Accept-Encoding:", "Accept-Language:")
    press("get /echo Accept:", on: terminal, shows: "Accept:application/json")
  }

  @Test("paths a folder at a time, then what can be asked with them")
  func endpoints() throws {
    let terminal = try started()
    press("get /gi", on: terminal, completes: "get /github/")
    press("get /github/us", on: terminal, completes: "get /github/user")
    press("get /github/users/", on: terminal, shows: "octocat ", "{login} ")
    press("get /github/search/repositories ", on: terminal, shows: "q== ", "sort== ")
    press("post /github/gists ", on: terminal, shows: "files:= ", "public:= ")
  }

  @Test("paths that were asked for before, where nothing else is known")
  func visited() throws {
    let terminal = try started(after: "get /echo/users/ada", "cd /echo")
    press("get us", on: terminal, completes: "get users/", prompt: "practice/echo> ")
  }
}
