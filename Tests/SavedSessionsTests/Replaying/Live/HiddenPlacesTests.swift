import ApusContracts
import ApusPacingTestSupport
import ApusRedaction
import Testing

@testable import ApusRecordings
@testable import ApusSavedSessions

@Suite("What was recorded elsewhere, as it may be told", .paced)
struct HiddenPlacesTests {
  private func told(_ lines: String..., of body: String, rules: RedactionRules = RedactionRules()) -> [String]
  {
    var places = HiddenPlaces(in: [Parrot.recording("one", body)], by: rules)
    return lines.map { places.told($0) }
  }

  @Test("has placeholders for what lies in a list with a secret name, be it ever so short")
  func lists() {
    let body =
      #"{"tokens": ["x9fK2pQ7vL1mZ8rT", "x7hB3sW5nC4kX9yD"], "passwords": ["horse"], "pin": 1234}"#
    #expect(
      told("+ ├─ [0]  \"x9fK2pQ7vL1mZ8rT\"", "- [\"horse\", 1]", "  200 OK", of: body)
        == ["+ ├─ [0]  \"{{secret:tokens}}\"", "- [\"{{secret:passwords}}\", 1]", "  200 OK"])
    #expect(told("+ 1234 at .pin", of: body) == ["+ \"{{secret:pin}}\" at .pin"])
  }

  @Test("has none of a value that is cut short, or stands in a line of text")
  func cut() {
    #expect(told("+ x7hB3sW…", of: #"{"tokens": ["x7hB3sW5nC4kX9yD"]}"#) == ["+ •••…"])
    #expect(
      told("+ it was x7hB3sW5nC4kX9yD", of: "password=x7hB3sW5nC4kX9yD\n") == ["+ it was {{secret:password}}"]
    )
  }

  @Test("leaves names alone, which tell what was expected of their values")
  func names() {
    #expect(
      told("+ .token: expected string, found null", of: #"{"token": null}"#)
        == ["+ .token: expected string, found null"])
  }

  @Test("has nothing of what somebody declared, and is itself where nothing is a secret")
  func declared() throws {
    let (line, body) = ("+ \"ada\" at .nick", #"{"nick": "ada"}"#)
    let rules = try RedactionRules(["nick"])
    #expect(told(line, of: body, rules: rules) == ["+ \"{{secret:nick}}\" at .nick"])
    #expect(told(line, of: body) == [line])
    #expect(told("+ anything", of: "no JSON") == ["+ anything"])
  }
}
