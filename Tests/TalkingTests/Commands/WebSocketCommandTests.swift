import ApusClient
import ApusExplorer
import ApusLanguage
import ApusPacingTestSupport
import Testing

@testable import ApusTalking

@Suite("The line that opens a conversation", .paced)
struct WebSocketCommandTests {
  private func command(_ line: String) throws -> WebSocketCommand {
    try WebSocketCommand(LineArguments(CommandLine(Words(line)), by: WebSocketCommand.spec.syntax))
  }

  @Test("what it says, how long, and what is spoken inside stand beside the request")
  func options() throws {
    let command = try command("ws /chat --say one X-A:1 --for 5s --protocol 'a, b' --say two")
    #expect(command.wish.lines == ["one", "two"] && command.wish.duration == .seconds(5))
    #expect(command.settings.protocols == ["a", "b"])
    #expect(command.request.items.count == 1 && command.request.effectiveMethod == .get)
  }

  @Test("a message may have 64 MiB unless the line says otherwise")
  func longest() throws {
    #expect(try command("ws /a").settings.longestMessage == 64 << 20)
    for (size, count) in [("500", 500), ("2kb", 2_000), ("256MB", 256_000_000), ("0", 1)] {
      let settings = try command("ws /a --max-message \(size)").settings
      #expect(settings.longestMessage == count && settings.keptByteCount >= count)
    }
    for size in ["-1", "MB", "1T", "99999999999GB"] {
      #expect(throws: LineProblem.self) { try command("ws /a --max-message \(size)") }
    }
  }

  @Test(
    "an address of a WebSocket is one of its request",
    arguments: [("ws ws://h/a", "http://h/a"), ("ws 'wss://h/a?b=c'", "https://h/a?b=c"), ("ws /a", "/a")])
  func addresses(_ line: String, _ url: String) throws {
    #expect(try command(line).request.url?.plain == url)
  }

  @Test(
    "what is no address of a WebSocket, and no name of a protocol, is refused",
    arguments: [
      ("ws 'ftp://h/a'", "a WebSocket has an address of ws or wss, not ftp:"),
      (
        "ws /a --protocol 'x,a b'",
        "a b is no name of a protocol: it has letters, digits and signs such as - and ."
      ),
    ])
  func refused(_ line: String, _ message: String) {
    let problem = #expect(throws: LineProblem.self) { try command(line) }
    #expect(problem?.message == message)
  }

  @Test("the same is wanted at another place")
  func elsewhere() throws {
    let typed = try command("ws /a X:1 --say 'it is' --say {{x}} --for 5s --protocol a,b")
    let other = try command(typed.line(at: WebURL("http://h/b?c=d")))
    #expect(other.request.url?.plain == "http://h/b?c=d" && other.request.items.isEmpty)
    #expect(other.wish.lines == typed.wish.lines && other.wish.duration == .seconds(5))
    #expect(other.settings.protocols == ["a", "b"])
  }

  @Test("what was typed becomes a line that says it by itself")
  func whole() throws {
    #expect(try command("ws /a").line(saying: ["it's", "x"]).hasPrefix("ws /a --say "))
    #expect(try command("ws /a --say x").line(saying: ["x"]) == "ws /a --say x")
    let typed = try command("ws /a").line(saying: ["{\"a\": \"b c\"}", "/close 4001 it's over"])
    #expect(try command(typed).wish.lines == ["{\"a\": \"b c\"}", "/close 4001 it's over"])
  }

  @Test(
    "an option that is nearly one of its own is told at its place, with the one that is meant",
    arguments: [
      ("ws /a --protocl x", 6..<15, "ws /a --protocol x"), ("ws 'ws://h/a' --sya x", 14..<19, nil),
      ("ws ws://h/a X:1 --frobnicate", 16..<28, "help options"),
    ] as [(String, Range<Int>, String?)])
  func nearly(_ line: String, _ place: Range<Int>, _ instead: String?) throws {
    let arguments = try LineArguments(CommandLine(Words(line)), by: WebSocketCommand.spec.syntax)
    let problem = try #require(throws: LineProblem.self) { _ = try WebSocketCommand(arguments) }
    #expect(problem.range == place)
    let told = arguments.meaning(problem).suggestedLine(for: line)
    #expect(told == instead ?? "ws 'ws://h/a' --say x")
  }

  @Test("a time that is none is refused")
  func time() {
    let problem = #expect(throws: LineProblem.self) { _ = try command("ws /a --for ever") }
    #expect(problem?.message == "expected a time such as 5s or 500ms, found ever")
  }
}
