import ApusPacingTestSupport
import Testing

@testable import ApusClient
@testable import ApusRedaction

@Suite("What stands for a secret", .paced)
struct PlaceholdersTests {
  private static let cut = [
    "{{secret:token-2", "{{secret:hunter2", "a {{secret:apiKey7", "%7B%7Bsecret:token-2",
  ]

  @Test("is told by its beginning, whole or cut short, and by nothing less")
  func beginnings() {
    func isMark(_ text: String) -> Bool {
      let bytes = Array(text.utf8)
      return Placeholders.isMark(endingAt: bytes.count, in: bytes + ":x".utf8)
    }
    #expect(isMark("{{secret") && isMark("a {{secret") && isMark("%7B%7Bsecret"))
    #expect(isMark("{{\u{ffff}secret") && isMark("%7B%7B%EF%BF%BFsecret") && !isMark("\u{ffff}secret"))
    #expect(
      !isMark("{secret") && !isMark("secret") && !isMark("{{ secret") && !isMark("") && !isMark("{{secrets"))
  }

  @Test("takes no other in where it is cut short", arguments: cut)
  func lines(_ text: String) {
    for text in [text, "\(text)…", "\(text)\n", "{\"a\": \"\(text)"] {
      var redactor = Redactor()
      #expect(redactor.redactNamedValues(text) == text)
      #expect(redactor.redact(sentence: text) == text)
      let bytes = Array(text.utf8)
      for type in ["text/plain", "application/json", "text/html"] {
        #expect(redactor.redact(body: bytes, contentType: type) == bytes, "\(type): \(text)")
      }
      #expect(redactor.elide(text) == text && redactor.knownCount == 0)
    }
  }

  @Test(
    "hides nothing that is called so and is none",
    arguments: ["secret: hunter2", "{ secret: hunter2", "{secret=hunter2"])
  func others(_ text: String) {
    var redactor = Redactor()
    #expect(!redactor.redactNamedValues(text).contains("hunter2"))
    #expect(!redactor.redact(sentence: text).contains("hunter2"))
  }

  @Test("may be cut short before a secret that is one")
  func behind() {
    var redactor = Redactor()
    #expect(
      redactor.redactNamedValues("{{secret:tok… password=hunter2")
        == "{{secret:tok… password={{secret:password}}")
  }
}
