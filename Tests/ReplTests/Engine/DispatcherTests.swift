import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusExplorer
@testable import ApusLanguage
@testable import ApusRepl

@Suite("The command of a line", .paced)
struct DispatcherTests {
  private let dispatcher = Dispatcher(commands: .all) { $0 == "login" }

  @Test("is found by what the line is")
  func kinds() throws {
    func type(_ line: String) throws -> String? {
      try dispatcher.command(for: line).map { "\(Swift.type(of: $0.command))" }
    }
    for (line, name) in [
      ("get /x", "RequestCommand"), ("http://h/", "RequestCommand"), (".a", "PathCommand"),
      ("$1.a", "PathCommand"),
      ("X-A:1", "ItemsCommand"), ("tree", "TreeCommand"), ("TREE .a", "TreeCommand"), ("!3", "RerunCommand"),
      ("curl http://h", "RequestCommand"),
    ] {
      #expect(try type(line) == name, "\(line)")
    }
    for line in ["", "   ", "# a remark"] { #expect(try type(line) == nil) }
  }

  @Test("has the end of its line where it goes somewhere, but for commands that read it themselves")
  func tails() throws {
    guard case .pipe("cat", _)? = try dispatcher.command(for: "tree | cat")?.tail else {
      Issue.record("the pipe is lost")
      return
    }
    #expect(try dispatcher.command(for: "expect .n > 3")?.tail == nil)
  }

  @Test(
    "that there is not is told with a line that runs",
    arguments: [
      ("tre", "there is no command tre", "tree"), ("tre .a", "there is no command tre", "tree .a"),
      ("login", "there is no command login; a dot before it looks into the response", ".login"),
      ("{\"a\": 1}", "a JSON value is the body of a request", "post / {\"a\": 1}"),
      ("users/7", "there is no command users/7; a request begins with its method", "get users/7"),
      ("githb", "there is no command githb", "github"),
      ("xyzzyxyzzy", "there is no command xyzzyxyzzy", "help"),
    ])
  func unknown(_ line: String, _ message: String, _ suggestion: String) throws {
    let problem = try #require(throws: LineProblem.self) { try dispatcher.command(for: line) }
    #expect(problem.code == .usageCommand && problem.message == message)
    let suggested = try #require(problem.suggestedLine(for: line))
    #expect(suggested.hasPrefix(suggestion), "\(suggested)")
    #expect(throws: Never.self) { try dispatcher.command(for: suggested) }
  }

  @Test(
    "that a shell knows behind the program's name is told as it is typed there",
    arguments: ["serve x", "tap x"])
  func ofShell(_ line: String) throws {
    let problem = try #require(throws: LineProblem.self) { try dispatcher.command(for: line) }
    #expect(
      problem.code == .usageCommand && problem.message.contains("a shell runs it: apus \(line.prefix(3))"))
  }

  @Test("and its examples: the first that begins with its name shows it at work")
  func examples() {
    #expect(CommandList.all.exampleLine(of: "tree").hasPrefix("tree"))
    #expect(CommandList.all.exampleLine(of: "nobody") == "nobody")
  }
}
