import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusTerminalTestSupport
import Foundation
import Testing

@Suite("What is paged on a terminal", .paced)
struct PagerTests {
  private let home: TestFolder

  init() throws {
    home = try TestFolder()
    let items = (0..<2_000).map { "{\"id\": \($0), \"name\": \"user \($0)\"}" }
    try home.write("[\(items.joined(separator: ","))]", to: "long.json")
  }

  private func started(_ pager: String, path: String = "/usr/bin:/bin") throws -> ProgramTerminal {
    let terminal = try ProgramTerminal(home: home.path, variables: ["PAGER": pager, "PATH": path])
    terminal.waitForPrompt()
    terminal.enter("open ~/long.json")
    return terminal
  }

  @Test(
    "more than five screens go to PAGER with their colours, and fewer do not",
    arguments: ["tree", "body --pretty", "tree --color always"])
  func pages(_ line: String) throws {
    let terminal = try started("sed -n '1p;$p' | tr '\\033' E; printf '<paged>'")
    let shown = terminal.enter(line)
    #expect(shown.contains("<paged>"))
    #expect(!shown.contains("user 7"))
    if line.hasPrefix("tree") { #expect(shown.contains("E[2m")) }
    #expect(!terminal.enter("tree .[0]").contains("<paged>"))
  }

  @Test("where there is none it is one of our own, and q gives the screen back")
  func own() throws {
    let terminal = try started("", path: "/nowhere")
    terminal.send("tree\r")
    terminal.wait(forRow: { $0.hasSuffix("(space goes on, q leaves)") })
    #expect(terminal.screen.isOtherScreen)
    terminal.send(" ")
    terminal.wait(forRow: { $0.hasPrefix("46 ") })
    terminal.send("/user 500\r")
    terminal.wait(forRow: { $0.contains("\"user 500\"") })
    terminal.send("q")
    terminal.waitForPrompt()
    #expect(!terminal.screen.isOtherScreen)
    #expect(!terminal.screen.text.contains { $0.contains("user 500") })
    terminal.enter(".[7].name")
    #expect(terminal.screen.text.contains("\"user 7\""))
  }

  @Test("^C in the pager is for it alone, and the prompt comes back")
  func interrupted() throws {
    let terminal = try started("head -n 1; echo '<up>'; exec tail -f /dev/null")
    terminal.send("tree\r")
    terminal.wait(forNew: "<up>")
    terminal.send("\u{3}")
    terminal.waitForPrompt()
    terminal.enter(".[7].name")
    #expect(terminal.screen.text.contains("\"user 7\""))
  }

  @Test("a path that is piped into less keeps its places and colours")
  func piped() throws {
    let folder = try TestFolder()
    try folder.write("#!/bin/sh\nhead -n 1 | tr '\\033' E\n", to: "script")
    // A file that this process had open for writing may be so in a program that starts meanwhile, and cannot be run then.
    _ = try Program.run(program: "/bin/cp", [folder.path + "/script", folder.path + "/less"])
    chmod(folder.path + "/less", 0o755)
    let terminal = try started("cat", path: "\(folder.path):/usr/bin:/bin")
    let shown = terminal.enter(".[*].name | less")
    #expect(shown.contains("E[94m.[0].name"))
    #expect(terminal.enter("body | less").contains("[{\"id\": 0"))
  }

  @Test("set pager off shows it all, and a command takes it")
  func chosen() throws {
    let terminal = try started("sed -n 1p")
    terminal.enter("set pager off")
    #expect(terminal.enter("tree").contains("user 1999"))
    terminal.enter("set pager 'tail -n 1'")
    let shown = terminal.enter("tree")
    #expect(shown.contains("user 1999"))
    #expect(!shown.contains("user 7\""))
  }
}
