import ApusEncodings
import Foundation
import Testing

@Suite("Base64")
struct Base64Tests {
  @Test(
    "the vectors of RFC 4648, section 10",
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
      ("foobar", "Zm9vYmFy"),
    ])
  func vectors(_ text: String, _ encoded: String) {
    #expect(Base64.encoded(Array(text.utf8)) == encoded)
    #expect(Base64.decoded(encoded) == Array(text.utf8))
    #expect(Base64.strictlyDecoded(encoded) == Array(text.utf8))
  }

  @Test("it agrees with Foundation for every length")
  func lengths() {
    for length in 0..<70 {
      let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 * 37 + length) }
      let text = Data(bytes).base64EncodedString()
      #expect(Base64.encoded(bytes) == text)
      #expect(Base64.decoded(text) == bytes)
      #expect(Base64.strictlyDecoded(text) == bytes)
    }
  }

  @Test("the alphabet for URLs, missing padding, blanks and line breaks are read, but not strictly")
  func lenient() {
    for text in ["-_8", "-_8=", "+/8", "+/\r\n 8="] {
      #expect(Base64.decoded(text) == [0xfb, 0xff])
      #expect(Base64.strictlyDecoded(text) == nil)
    }
  }

  @Test("what is not Base64 is nil", arguments: ["a", "ab!d", "YQ==YQ==", "Y", "りんご="])
  func broken(_ text: String) { #expect(Base64.decoded(text) == nil) }

  @Test("strictly, padding is whole", arguments: ["a", "ab=", "a===", "====", "ab!d", "YQ==YQ==", "YQ"])
  func strict(_ text: String) { #expect(Base64.strictlyDecoded(text) == nil) }
}
