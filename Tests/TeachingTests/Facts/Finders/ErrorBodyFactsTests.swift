import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusTeaching

@Suite("What is told of an error's body", .paced)
struct ErrorBodyFactsTests {
  private func facts(_ status: Int, _ body: String, type: String = "application/json") throws -> [Fact] {
    ErrorBodyFacts.facts(in: try Incidents.exchange(status, headers: ["Content-Type": type], body: body))
  }

  @Test(
    "is nothing where it is written in no form that is known",
    arguments: [
      "{}", "[]", "\"no\"", "{\"message\": 1}", "{\"error\": {\"message\": 1}}", "{\"error\": [1]}", "{",
    ])
  func others(_ body: String) throws {
    #expect(try facts(400, body) == [])
    #expect(try facts(200, body) == [])
    #expect(try facts(302, #"{"message": "a"}"#) == [])
  }

  @Test("has three of many errors at most, and each line below it names where it stands")
  func several() throws {
    let facts = try facts(422, #"{"errors": ["a", "b", "c", "d"]}"#)
    #expect(facts.map(\.text) == ["a", "b", "c"].map { "It does not accept this: \($0)." })
    #expect(facts.first?.evidence.items.first?.text.hasPrefix("bytes 12-14: errors[]") == true)
  }

  @Test("of problem+json has a status only where it differs, be it a text or no number")
  func problems() throws {
    let type = "application/problem+json"
    #expect(try facts(404, #"{"status": 404}"#, type: type) == [])
    #expect(try facts(404, #"{"status": "gone"}"#, type: type) == [])
    #expect(try facts(404, #"{"status": 410}"#, type: type).map(\.isContradiction) == [true])
    #expect(try facts(404, #"{"detail": "a", "status": 410}"#) == [])
  }
}
