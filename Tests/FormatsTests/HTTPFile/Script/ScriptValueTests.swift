import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusFormats
@testable import ApusLanguage

@Suite("Values of scripts", .paced)
struct ScriptValueTests {
  private func of(_ json: String) throws -> ScriptValue { ScriptValue(try JSONDocument(json).root) }

  @Test("hold or not as JavaScript has it")
  func truth() throws {
    for text in ["true", "1", "\"a\"", "[]", "{}", "-0.5"] { #expect(try of(text).isTrue, "\(text)") }
    for text in ["false", "0", "\"\"", "null"] { #expect(try !of(text).isTrue, "\(text)") }
    #expect(!ScriptValue.undefined.isTrue)
  }

  @Test("are the same, or only alike")
  func equality() throws {
    #expect(try of("1").equals(of("1.0"), isStrict: true) && !of("1").equals(of("\"1\""), isStrict: true))
    #expect(
      try of("1").equals(of("\"1\""), isStrict: false) && of("null").equals(.undefined, isStrict: false))
    #expect(
      try !of("null").equals(.undefined, isStrict: true) && !of("null").equals(of("0"), isStrict: false))
    #expect(try of("{\"a\": [1]}").equals(of("{ \"a\" : [1.0] }"), isStrict: true))
    // A number of many digits is not rounded to its neighbour.
    #expect(try of("12345678901234567890").text == "12345678901234567890")
  }

  @Test("have an order where both are numbers or both are texts")
  func order() throws {
    #expect(
      try of("1").isBefore(of("2"), orEqual: false) == true
        && of("2").isBefore(of("2"), orEqual: true) == true)
    #expect(
      try of("\"a\"").isBefore(of("\"b\""), orEqual: false) == true
        && of("[]").isBefore(of("1"), orEqual: true) == nil)
  }

  @Test("are kept as what they are")
  func variables() throws {
    #expect(ScriptValue.undefined.variable == nil && ScriptValue.string("a").variable?.text == "a")
    #expect(try of("{\"a\": 1}").variable?.text == "{\"a\": 1}" && of("null").variable?.text == "null")
    #expect(ScriptValue.list([.number(1), .string("b"), .undefined]).variable?.text == "[1,\"b\",null]")
  }
}
