import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusInvocation
@testable import ApusRepl

@Suite("What the program is asked to do", .paced)
struct InvocationTests {
  @Test("a call of another language is a line; one with what only its program knows is sent nowhere")
  func foreign() async throws {
    for call in [
      "requests.get(url + '?token=abcdefgh')", "fetch(url)", "axios.get(process.env.URL)",
    ] {
      let invocation = try Invocation(arguments: [call])
      #expect(invocation.task == .line(call) && invocation.base == nil)
      let talk = try await Talk()
      let answer = await talk.say(call)
      #expect(answer.status == 2 && answer.flat.contains("is known to the program only"))
    }
  }

  @Test(
    "a whole line in quotes is that line, and neither a base nor one word",
    arguments: ["curl -H 'A: b' http://h/x", "get http://h/x | wc -c", "http h a=b", "help get"])
  func pastedInQuotes(line: String) throws {
    let invocation = try Invocation(arguments: [line])
    #expect(invocation.task == .line(line) && invocation.base == nil)
  }

  @Test(
    "a blank within a URL, a path or an item makes no line of it",
    arguments: [".items[?@.a > 1]", "/a b", "X-A:b c", "a=b c", "'get x'", " "])
  func oneWord(word: String) throws {
    #expect(try Invocation(arguments: [word]).task != .line(word))
  }

  @Test("a URL alone is the base, and other words are a line in which each stays one")
  func others() throws {
    #expect(try Invocation(arguments: ["http://h/a(b)"]).base == "http://h/a(b)")
    #expect(try Invocation(arguments: ["get", "/a b"]).task == .line("get '/a b'"))
    #expect(try Invocation(arguments: ["find", "fetch(x)"]).task == .line("find fetch(x)"))
  }

  @Test("a desk is begun or gone back to by its name, or the one used last by none")
  func desks() throws {
    #expect(try Invocation(arguments: ["--workspace", "shop"]).desk == .named("shop"))
    #expect(try Invocation(arguments: ["--workspace=shop", "get", "/"]).task == .line("get /"))
    #expect(try Invocation(arguments: ["resume"]).desk == .resumed(nil))
    let resumed = try Invocation(arguments: ["resume", "shop"])
    #expect(resumed.desk == .resumed("shop") && resumed.task == .interact)
    #expect(try Invocation(arguments: ["--practice"]).desk == nil)
  }

  @Test(
    "where nothing is kept there is no desk",
    arguments: [
      ["--private", "--workspace", "a"], ["--workspace", "a", "--no-config"], ["--private", "resume"],
    ])
  func nothingKept(_ arguments: [String]) {
    #expect(throws: InvocationProblem.self) { try Invocation(arguments: arguments) }
  }
}
