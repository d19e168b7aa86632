import ApusJSON
import Testing

@testable import ApusSwiftSource

@Suite("Expressions in which secrets are read from the environment")
struct ExpressionSecretsTests {
  private let pin = Expression.environment("PIN")

  @Test("are texts with secrets beside other words, or nothing but one")
  func text() {
    #expect(Expression.text(redacted: "{{secret:pin}}").text == pin.text)
    #expect(Expression.text(redacted: "").text == #""""#)
    #expect(Expression.text(redacted: "a {{secret:").text == #""a {{secret:""#)
    let joined = Expression.text(redacted: "a {{secret:pin}} b").text
    #expect(joined == Expression.joined([.plain(#""a ""#), pin, .plain(#"" b""#)]).text)
  }

  @Test(
    "are values of their kind, the plainest where the text is none",
    arguments: [
      (DataModel.Kind.boolean, "Bool(", "?? false"), (.integer, "Int(", "?? 0"), (.number, "Double(", "?? 0"),
      (.wideInteger, "Int128(", "?? 0"), (.identifier, "UUID(uuidString: ", "?? UUID()"),
    ])
  func value(_ kind: DataModel.Kind, _ call: String, _ other: String) throws {
    let text = try #require(Expression.value(kind, readFrom: pin)).text
    #expect(text.hasPrefix(call) && text.hasSuffix(other) && text.contains("PIN"), "\(text)")
    let list = try #require(Expression.value(.array(kind), readFrom: pin))
    #expect(list.text == "[\(text)]")
    #expect(Expression.value(.optional(kind), readFrom: pin)?.text == text)
  }

  @Test("are the text itself where that is wanted, and nothing where no text is read")
  func kinds() {
    #expect(Expression.value(.text, readFrom: pin)?.text == pin.text)
    #expect(Expression.value(.map(.text), readFrom: pin)?.text == "[:]")
    #expect(Expression.value(.reference(0), readFrom: pin) == nil)
  }

  @Test("leave out of a text in JSON what is named as a secret there")
  func node() throws {
    let root = try JSONDocument(Array(#"{"a":"plain","url":"/x?token=canary-1234"}"#.utf8)).root
    #expect(Expression.text(of: root["a"]).text == #""plain""#)
    #expect(!Expression.text(of: root["url"]).text.contains("canary"))
    #expect(Expression.text(of: nil).text == #""""#)
  }
}
