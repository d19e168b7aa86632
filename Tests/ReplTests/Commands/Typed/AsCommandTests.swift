import ApusClient
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("A body as a type", .paced)
struct AsCommandTests {
  private static let basket = """
    {"名前": "りんご", "class": true, "node-id": null, "at": "2024-01-31T12:30:00Z", "+1": [1, 2.5], "mixed": [1, "a"],
     "owners": [{"id": 1}, {"id": 2, "login": "ada"}], "page": "https://example.com/"}
    """

  private func talk(_ body: String = basket, width: Int = 80) async throws -> Talk {
    let talk = try await Talk(
      to: Console.Traits(isTerminal: true, width: width, height: 24),
      transport: StubTransport(body: body), base: "http://example.test")
    await talk.say("get /basket")
    return talk
  }

  @Test("a shape of the user's is a Swift type: names made legal, dates as dates, what is missing as nil")
  func ownShape() async throws {
    let talk = try await talk()
    await talk.say("shape Basket = .")
    #expect(
      await talk.say("as Basket").text == """
        Basket
          名前       String       "りんご"
          class      Bool         true
          nodeId     JSONValue?   nil
          at         Date         2024-01-31 12:30:00 +0000
          plus1      [Double]     2 elements
            [0]      Double       1
            [1]      Double       2.5
          mixed      [JSONValue]  2 elements
            [0]      JSONValue    1
            [1]      JSONValue    "a"
          owners     [Owner]      2 elements
            [0]      Owner
              id     Int          1
              login  String?      nil
            [1]      Owner
              id     Int          2
              login  String?      "ada"
          page       String       "https://example.com/"

        """)
  }

  @Test("a date that no calendar has is a value of the wrong kind")
  func impossibleDate() async throws {
    let answer = await (try talk(#"{"at": "2023-02-31T00:00:00Z"}"#)).say("as {at: date-time}")
    #expect(answer.code == "decode.value")
    #expect(answer.text.contains(".at"))
  }

  @Test("numbers of a shape have types that hold them, or do not decode")
  func wideNumbers() async throws {
    let talk = try await talk(#"{"id": 123456789012345678901234567890, "f": 1.5}"#)
    await talk.say("shape Wide = .")
    #expect(
      await talk.say("as Wide").text
        == "Wide\n  id  Int128  123456789012345678901234567890\n  f   Double  1.5\n")
    let narrow = await talk.say("as {id: integer}")
    #expect(narrow.code == "decode.value")
    #expect(narrow.text.contains("expected a number that fits Int at .id"), "\(narrow.text)")
    let infinite = await (try self.talk(#"{"f": 1e400}"#)).say("as {f: number}")
    #expect(infinite.text.contains("expected a number that fits Double at .f"), "\(infinite.text)")
  }

  @Test("a body that is a scalar has a shape, and is decoded as one")
  func scalar() async throws {
    let talk = try await talk("\"text\"")
    #expect(await talk.say("shape").text == "string\n")
    #expect(await talk.say("as string").text == "string  \"text\"\n")
    #expect(await talk.say("as integer").code == "decode.type")
  }

  @Test("no word after them makes them crash or hang", arguments: ["as", "shape", "expect shape"])
  func anything(_ command: String) async throws {
    let talk = try await talk()
    for words in [
      "{", "}", "[", "]", "[]", "[[]]", "{}", "?", "|", "(", "()", "a|b", "{a}", "= .", "x =", "1..", "..2",
      "0..1",
      "1..99999999999999999999", "-1", "99999999999999999999", "GitHub.", "[GitHub.User", "\"\"", "''",
      "{{x}}",
      "\\", ". .", "x . .", "りんご", "[key]", "{[key]: string}", "string? ?", "$", "$9", "$1..id",
    ] { _ = await talk.say("\(command) \(words)") }
    #expect(await talk.say("shape .class").text == "boolean\n")
  }

  @Test("a path may lead to a part, to a list of parts, or to nothing, which is told")
  func parts() async throws {
    let talk = try await talk()
    #expect(await talk.say("as {id: integer} .owners[1]").text.contains("id  Int  2"))
    #expect(await talk.say("as [{id: integer}] .owners").text.contains("[1]"))
    #expect(await talk.say("as {id: integer} .owners[]").text.contains("2 elements"))
    let nothing = await talk.say("as string .nothing")
    #expect(nothing.outcome == .ok && nothing.text.contains("nothing there"), "\(nothing.text)")
  }

  @Test("a type that there is not is named with what was meant, and one that does not fit says where")
  func mistakes() async throws {
    let talk = try await talk()
    let unknown = await talk.say("as GitHub.Usr")
    #expect(unknown.status == 2 && unknown.text.contains("GitHub.User"), "\(unknown.text)")
    let missing = await talk.say("as GitHub.User")
    #expect(missing.code == "decode.missing", "\(missing.text)")
    #expect(await talk.say("as string .class").code == "decode.type")
  }

  @Test("the body of an error may be the service's error, which is said")
  func errors() async throws {
    let talk = try await Asked(status: 404, body: #"{"message": "no"}"#).talk()
    await talk.say("get /")
    let answer = await talk.say("as GitHub.User")
    #expect(answer.flat.contains("the status was 404, so this may be an error's body"), "\(answer.text)")
    #expect(answer.text.contains("try: as GitHub.ErrorResponse"), "\(answer.text)")
    let own = await talk.say("as GitHub.ErrorResponse")
    #expect(own.outcome == .ok && own.text.contains("\"no\""), "\(own.text)")
  }

  @Test("without a type all there are are listed, the user's own too")
  func list() async throws {
    let talk = try await talk()
    await talk.say("shape Basket = .owners[0]")
    let lines = await talk.say("as").text.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("as GitHub.User ") && $0.hasSuffix("GET /users/{login}") })
    #expect(lines.last == "as Basket                     { id: integer }", "\(lines.last ?? "")")
  }
}
