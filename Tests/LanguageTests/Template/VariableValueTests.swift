@_spi(Secrets) import ApusClient
import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("What a variable holds", .paced)
struct VariableValueTests {
  private func json(_ text: String) throws -> VariableValue { .json(try JSONDocument(text).root) }

  @Test("where text stands a JSON string loses its quotes, and everything else is as it is spelled")
  func text() throws {
    #expect(VariableValue.text("a b").text == "a b")
    #expect(try json(#""a\"b""#).text == "a\"b")
    #expect(try json("1.10").text == "1.10")
    #expect(try json("[1, 2]").text == "[1, 2]")
    #expect(VariableValue.typedSecret(Secret("s")).text == "s")
    #expect(VariableValue.secret(Secret("s")).text == Secret.mask)
  }

  @Test("where JSON stands text is quoted, and JSON is not")
  func jsonText() throws {
    #expect(VariableValue.text("a\"b").jsonText == #""a\"b""#)
    #expect(try json("1.10").jsonText == "1.10")
    #expect(try json(#""a""#).jsonText == #""a""#)
    #expect(VariableValue.typedSecret(Secret("s")).jsonText == #""s""#)
    #expect(VariableValue.secret(Secret("s")).jsonText == JSONString.quoted(Secret.mask, .beyondASCII))
  }

  @Test(
    "what would leave a hole in a URL says what it is",
    arguments: [
      ("null", "null"), ("[]", "an array"), ("{}", "an object"), (#""""#, "an empty string"), ("0", nil),
      ("false", nil), (#""x""#, nil),
    ] as [(String, String?)])
  func holes(_ text: String, _ kind: String?) throws { #expect(try json(text).kindOfNoPart == kind) }

  @Test("an empty text leaves one too, and a secret is never looked into")
  func emptyTexts() {
    #expect(VariableValue.text("").kindOfNoPart == VariableValue.emptyString)
    #expect(VariableValue.typedSecret(Secret("")).kindOfNoPart == VariableValue.emptyString)
    #expect(VariableValue.secret(Secret("")).kindOfNoPart == nil)
    #expect(VariableValue.text("a").kindOfNoPart == nil)
  }

  @Test("only a whole number in JSON is one")
  func integers() throws {
    #expect(try json("7").isInteger)
    #expect(!(try json("7.0").isInteger))
    #expect(!(try json(#""7""#).isInteger))
    #expect(!VariableValue.text("7").isInteger)
  }

  @Test("a text under a name that tells is kept as what it is, and what is no text is not")
  func named() throws {
    func isTypedSecret(_ value: VariableValue) -> Bool {
      if case .typedSecret = value { true } else { false }
    }
    #expect(isTypedSecret(VariableValue.text("abcdefgh1234").named("token")))
    #expect(isTypedSecret(try json(#""abcdefgh1234""#).named("api_key")))
    #expect(!isTypedSecret(VariableValue.text("abcdefgh1234").named("city")))
    #expect(!isTypedSecret(try json("12345678").named("token")))
    guard case .typedSecret(let secret) = VariableValue.text("abcdefgh1234").named("token") else { return }
    #expect(secret.name == "token")
    #expect(secret.reveal() == "abcdefgh1234")
  }
}
