import ApusClient
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("The shape of a body", .paced)
struct ShapeCommandTests {
  private static let basket = """
    {"名前": "りんご", "at": "2024-01-31T12:30:00Z", "mixed": [1, "a"],
     "owners": [{"id": 1}, {"id": 2, "login": "ada"}]}
    """

  private func talk(_ body: String = basket, width: Int = 80) async throws -> Talk {
    let talk = try await Asked(body: body).talk(
      to: Console.Traits(isTerminal: true, width: width, height: 24))
    await talk.say("get /basket")
    return talk
  }

  @Test("kinds that differ are pointed out, with where they are")
  func unions() async throws {
    let answer = await (try talk()).say("shape")
    #expect(answer.text.contains("  mixed: [integer | string]\n"))
    #expect(answer.text.contains("  at: date-time\n"))
    #expect(answer.text.contains("  owners: [{ id: integer, login?: string }]\n"))
    #expect(answer.text.hasSuffix("different kinds of values: .mixed[]\n"))
  }

  @Test("a shape goes whole into a pipe, and can be read again from there")
  func piped() async throws {
    let talk = try await talk(width: 40)
    let text = await talk.say("shape | cat").outText
    #expect(text.hasPrefix("{\n  名前: string\n"))
    #expect(await talk.say("expect shape \(text.trimmingNewline)").outcome == .ok)
  }

  @Test("of a part, or of all values that a path leads to, and nothing of nothing")
  func parts() async throws {
    let talk = try await talk()
    #expect(await talk.say("shape .owners[1].id").text == "integer\n")
    #expect(await talk.say("shape .owners[]").text == "{ id: integer, login?: string }\nof 2 values\n")
    #expect(await talk.say("shape .nothing").text.hasPrefix("nothing there: the body has no key nothing"))
  }

  @Test("of several answers is what they have in common, and those that are no JSON are left out")
  func several() async throws {
    let counter = Counter()
    let bodies = [#"{"a": 1}"#, #"{"a": null, "b": "x"}"#, "no JSON"]
    let talk = try await Asked { _ in
      .response(status: 200, body: bodies[(await counter.next() - 1) % bodies.count])
    }.talk()
    await talk.say("get /1", "get /2", "get /3")
    let both = await talk.say("shape 1..2").text
    #expect(both.hasPrefix("{ a: integer?, b?: string }\n"), "\(both)")
    #expect(await talk.say("shape 1..2 .a").text.hasPrefix("integer?\n"))
    #expect(await talk.say("shape 1..3").text.contains("left out, having no JSON body: 3"))
    #expect(await talk.say("shape 3").code == "decode.syntax")
    #expect(await talk.say("shape 1 $2.a").flat.contains("the numbers say which responses"))
  }

  @Test("is kept under a name, and shown by it")
  func names() async throws {
    let talk = try await talk()
    await talk.say("shape Owner = .owners[]")
    #expect(await talk.say("shape Owner").text == "{ id: integer, login?: string }\n")
    #expect(await talk.say("as Owner .owners[0]").outcome == .ok)
    #expect(await talk.say("shape {id: integer}").text == "{ id: integer }\n")
  }

  @Test(
    "is not what makes no sense",
    arguments: [
      ("string = .", "is no word for a kind of value"), ("a.b = .", "letters, digits, - and _ only"),
      ("X =", "expected a path or a shape"),
      ("2..1", "expected numbers of requests such as 3..9, found 2..1"),
      ("1..2..3", "found 1..2..3"), ("GitHub.User", "is a Swift type"), ("9", "there is no request 9"),
    ])
  func mistakes(_ text: String, _ said: String) async throws {
    let answer = await (try talk()).say("shape \(text)")
    #expect(answer.status == 2 && answer.flat.contains(said), "\(answer.text)")
  }
}

extension String {
  fileprivate var trimmingNewline: String { hasSuffix("\n") ? String(dropLast()) : self }
}
