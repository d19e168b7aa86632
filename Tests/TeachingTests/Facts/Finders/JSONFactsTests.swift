import ApusClient
import ApusPacingTestSupport
import ApusWords
import Testing

@testable import ApusTeaching

@Suite("What is told of JSON", .paced)
struct JSONFactsTests {
  private func facts(_ body: String, type: String = "application/json") throws -> [Fact] {
    JSONFacts.facts(in: try Incidents.exchange(200, headers: ["Content-Type": type], body: body))
  }

  @Test(
    "what the body is, and a line that looks into it",
    arguments: [
      (#"{"a b": 1, "c": 2}"#, "The body is an object of 2 keys.", #".["a b"]"#),
      (#"{"id": 1}"#, "The body is an object of 1 key.", ".id"),
      ("{}", "The body is an empty object.", nil),
      ("[{}, {}]", "The body is a list of 2 elements.", "table"),
      ("[{}]", "The body is a list of 1 element.", nil),
      ("[1, 2]", "The body is a list of 2 elements.", nil), ("[]", "The body is a list of 0 elements.", nil),
      ("42", "The whole body is one value, which JSON allows and some readers do not.", nil),
    ] as [(String, String, String?)])
  func shapes(_ body: String, _ sentence: String, _ line: String?) throws {
    let facts = try facts(body)
    #expect(facts.map(\.text) == [sentence] && facts.first?.suggestion == line)
    #expect(facts.first?.evidence.items.first?.text.hasPrefix("byte") == true)
  }

  @Test(
    "why it is none is said in the language that is spoken, whatever the reason",
    arguments: [
      "", "[1,", "[,1]", "{", "{a", "{\"a\": 1,}", "{\"a\" 1}", "{\"a\": 1 2}", "[1 2]", "1 2", "[-]", "[1.]",
      "[1e]",
      "[01]", "[\"a", "[\"\u{1}\"]", "[\"\\w\"]", "[\"\\u12\"]", "[NaN]",
    ])
  func spoken(_ body: String) throws {
    try SpokenLanguage.japanese.speaking {
      for fact in try facts(body) {
        #expect(!fact.text.contains("expected") && !fact.text.contains("found"), "\(fact.text)")
        #expect(!fact.text.contains("the ") && !fact.text.contains(" or "), "\(fact.text)")
      }
    }
  }

  @Test("a key that stands twice is named, once for each kind of warning and at most three times")
  func duplicates() throws {
    let facts = try facts(#"{"a":1,"a":2,"b":1,"b":2,"c":1,"c":2,"d":1,"d":2}"#)
    #expect(facts.count == 2)
    #expect(facts.last?.text.hasPrefix("A key appears twice in one object.") == true)
    #expect(facts.last?.evidence.items.map(\.text) == [#"byte 7: "a", "b", "c", …"#])
  }

  @Test("a number that no Double holds is named")
  func numbers() throws {
    let facts = try facts("[9007199254740993, 1]")
    #expect(facts.last?.text.hasPrefix("Numbers that a Double cannot hold") == true)
    #expect(facts.last?.evidence.items.map(\.text) == ["byte 1: 9007199254740993"])
  }

  @Test("half a surrogate pair and a byte order mark are told")
  func oddities() throws {
    #expect(try facts(#""\ud83c""#).contains { $0.text.contains("half of a surrogate pair") })
    #expect(try facts("\u{feff}{}").contains { $0.text.contains("A byte order mark stands before the JSON") })
  }

  @Test("what should be JSON and is not: what was expected, and at which byte")
  func broken() throws {
    let facts = try facts("{\"a\": }")
    #expect(facts.count == 1)
    #expect(facts.first?.text.hasPrefix("The body should be JSON and is not: ") == true)
    #expect(facts.first?.evidence.items.map(\.text) == ["byte 6", "Content-Type: application/json"])
    #expect(facts.first?.suggestion == "body")
  }

  @Test("of what is not promised to be JSON, and of lines of it, nothing is told")
  func others() throws {
    #expect(try facts("{", type: "text/plain") == [])
    #expect(try facts("{}\n{}", type: "application/x-ndjson") == [])
    #expect(try facts("", type: "application/json") == [])
  }
}
