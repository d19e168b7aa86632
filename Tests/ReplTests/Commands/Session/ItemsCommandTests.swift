import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("Items that are kept for the session", .paced)
struct ItemsCommandTests {
  private let asked = Asked()

  /// What a request goes out with, once these lines were said.
  private func sent(_ line: String, after lines: String...) async throws -> Request? {
    let talk = try await asked.talk(to: .plain)
    try talk.folder.write("from a file\n", to: "f")
    for before in lines { #expect(await talk.say(before).outcome == .ok, "\(before)") }
    await talk.say(line)
    return asked.last
  }

  @Test("headers, query items and fields go out with each request that can have them")
  func kinds() async throws {
    let request = try await sent("post /a b=2", after: "X-A:1 page==2 a=1", "X-Empty;")
    #expect(request?.headers["X-A"] == "1" && request?.headers["X-Empty"] == "")
    #expect(request?.url.target == "/a?page=2")
    #expect(
      request?.body?.bytesInMemory.map { String(decoding: $0, as: UTF8.self) } == #"{"a": "1", "b": "2"}"#)
    #expect(try await sent("get /a", after: "a=1")?.body == nil)
  }

  @Test("one of the same name takes the place of the other, and a header without a value goes")
  func replacing() async throws {
    let request = try await sent("get /a", after: "X-A:1 X-B:1 q==1", "x-a:2 q==2", "X-B:")
    #expect(request?.headers["X-A"] == "2" && request?.headers.contains("X-B") == false)
    #expect(request?.url.target == "/a?q=2")
  }

  @Test("values are filled when they are kept, from variables and from files")
  func values() async throws {
    let request = try await sent("get /a", after: "let v = 7", "X-A:{{v}} X-F:@f q=={{v}}", "let v = 8")
    #expect(request?.headers["X-A"] == "7" && request?.headers["X-F"] == "from a file")
    #expect(request?.url.target == "/a?q=7")
  }

  @Test(
    "all of them are kept, or none",
    arguments: [
      ("X-A:1 X-B:{{nobody}}", "there is no variable named nobody"),
      ("X-A:1 photo@x.png", "a file is sent by one"),
      ("X-A:1 X-B:@none", "none"), ("X-A:1 'Bad Name:1'", "Bad Name"), ("X-A:1 tok=={{t}}", "secret"),
      ("X-A:1 /users", "expected an item"),
    ])
  func mistakes(_ line: String, _ said: String) async throws {
    let talk = try await asked.talk(to: .plain, variables: ["TOKEN": "canary-1234"])
    await talk.say("let t = env:TOKEN")
    let answer = await talk.say(line)
    #expect(
      answer.status == 2 && answer.flat.contains(said) && !answer.text.contains("canary"), "\(answer.text)")
    #expect(!(await talk.say("env").text.contains("X-A")))
  }

  @Test("a secret in a header is kept as one")
  func secrets() async throws {
    let talk = try await asked.talk(variables: ["TOKEN": "canary-1234"])
    await talk.say("let t = env:TOKEN")
    #expect(await talk.say("X-Mine:{{t}}").text.contains("X-Mine: •••"))
    await talk.say("get /")
    #expect(asked.last?.headers.first("X-Mine")?.value == .secret(Secret("canary-1234", name: "TOKEN")))
  }

  @Test("`items` says what they are, and takes them, too")
  func word() async throws {
    let talk = try await asked.talk(to: .plain)
    #expect(await talk.say("items X-A:1").outcome == .ok)
    #expect(await talk.say("items").status == 2)
    await talk.say("get /")
    #expect(asked.last?.headers["X-A"] == "1")
  }
}
