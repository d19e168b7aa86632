import ApusClient
import ApusExplorer
import ApusLanguage
import ApusPacingTestSupport
import Testing

@testable import ApusTalking

@Suite("How a subscription is listened to", .paced)
struct SubscriptionOptionsTests {
  private func options(_ line: String) throws -> SubscriptionOptions {
    let spec = CommandSpec(
      section: .sending, summary: "",
      forms: [
        [
          .option(SubscriptionOptions.over), .option(SubscriptionOptions.most),
          .option(SubscriptionOptions.duration), .option(SubscriptionOptions.opening),
        ]
      ], examples: [])
    return try SubscriptionOptions(LineArguments(CommandLine(Words(line)), by: spec.syntax))
  }

  @Test("over what, how many and how long are said, or not")
  func options() throws {
    let said = try options("gql --over sse --max 3 --for 500ms")
    #expect(said.way == .events && said.most == 3 && said.duration == .milliseconds(500))
    #expect(said.range == 11..<14)
    let none = try options("gql")
    #expect(none.way == nil && none.most == nil && none.duration == nil && none.range == nil)
  }

  @Test("what is shown first has its holes filled, and goes over a WebSocket")
  func opening() throws {
    let said = try options(#"gql --init '{"token": "{{t}}"}'"#)
    #expect(said.way == .webSocket && said.range != nil)
    var variables = Variables()
    variables.values["t"] = .secret(Secret("a\"b"))
    #expect(try said.payload(with: variables) == #"{"token": "a\"b"}"#)
    #expect(try options("gql").payload(with: variables) == nil)
    for text in ["[1]", "x", "'{\"a\":'"] {
      let problem = #expect(throws: LineProblem.self) {
        _ = try options("gql --init \(text)").payload(with: variables)
      }
      #expect(problem?.message == "--init takes a JSON object")
    }
  }

  @Test(
    "what none of them takes is refused",
    arguments: [
      ("gql --over http", "expected ws or sse, found http"),
      ("gql --max 0", "expected a number of at least 1, found 0"),
      ("gql --for ever", "expected a time such as 5s or 500ms, found ever"),
      ("gql --over sse --init {}", "only a WebSocket has a first message"),
    ])
  func refused(_ line: String, _ message: String) {
    let problem = #expect(throws: LineProblem.self) { _ = try options(line) }
    #expect(problem?.message == message)
  }
}
