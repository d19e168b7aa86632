import ApusClient
import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusServices

@Suite("Parameters as they are typed", .paced)
struct EndpointParameterTests {
  @Test(
    "a text is a value of a kind, or it is none",
    arguments: [
      (.text, "a b", "a b"), (.integer, "-12", -12), (.integer, "1.5", nil), (.integer, "ten", nil),
      (.number, "1.50", nil), (.number, "x", nil), (.flag, "Yes", true), (.flag, "off", false),
      (.flag, "maybe", nil), (.choice(["a", "b"]), "B", "b"), (.choice(["a"]), "c", nil),
      (.list(.integer), "3", 3), (.map, "x", "x"), (.json, "[1, null]", [1, nil]), (.json, "{", nil),
    ] as [(EndpointParameter.Kind, String, JSONValue?)])
  func values(_ kind: EndpointParameter.Kind, _ text: String, _ expected: JSONValue?) {
    if kind == .number, expected == nil, text != "x" {
      #expect(kind.value(of: text)?.text == text, "a number keeps its spelling")
    } else {
      #expect(kind.value(of: text) == expected)
    }
  }
}
