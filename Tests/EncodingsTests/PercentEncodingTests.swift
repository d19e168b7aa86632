import ApusEncodings
import Testing

@Suite("Percent-encoding")
struct PercentEncodingTests {
  /// RFC 3986, 2.2 and 2.3.
  private static let unreserved = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
  private static let reserved = ":/?#[]@!$&'()*+,;="

  @Test("what is unreserved stands for itself everywhere")
  func unreserved() {
    for place in [PercentEncoding.Place.segment, .queryValue, .writtenPath, .writtenQuery, .form] {
      #expect(PercentEncoding.encode(Self.unreserved, for: place) == Self.unreserved)
    }
  }

  @Test(
    "what is reserved depends on the place",
    arguments: [
      (PercentEncoding.Place.segment, ":%2F%3F%23%5B%5D@!$&'()*+,;="),
      (.queryValue, "%3A%2F%3F%23%5B%5D%40%21%24%26%27%28%29%2A%2B%2C%3B%3D"),
      (.form, "%3A%2F%3F%23%5B%5D%40%21%24%26%27%28%29%2A%2B%2C%3B%3D"),
      (.keptQueryValue, ":/?%23%5B%5D@!$%26'()*%2B,;="),
      (.keptQueryElement, ":/?%23%5B%5D@!$%26'()*%2B%2C;="),
      (.writtenPath, ":/%3F%23%5B%5D@!$&'()*+,;="), (.writtenQuery, ":/?%23[]@!$&'()*+,;="),
    ])
  func reserved(_ place: PercentEncoding.Place, _ encoded: String) {
    #expect(PercentEncoding.encode(Self.reserved, for: place) == encoded)
    #expect(PercentEncoding.decode(encoded) == Self.reserved)
  }

  @Test("a blank is + in a form alone, and what is past ASCII goes byte by byte")
  func blanks() {
    #expect(PercentEncoding.encode("a りんご", for: .queryValue) == "a%20%E3%82%8A%E3%82%93%E3%81%94")
    #expect(PercentEncoding.encode("a b", for: .form) == "a+b")
    #expect(PercentEncoding.form([0x61, 0x20, 0xff, 0x00, 0x7e]) == Array("a+%FF%00~".utf8))
  }

  @Test("what somebody wrote keeps its escapes, and a lone % becomes one")
  func written() {
    #expect(PercentEncoding.encode("/a%2fb/100%/%zz", for: .writtenPath) == "/a%2fb/100%25/%25zz")
    #expect(PercentEncoding.encode("a%2f", for: .segment) == "a%252f")
  }

  @Test("decoding keeps what is no escape, and says what is not UTF-8")
  func decoding() {
    #expect(PercentEncoding.decode("%e3%81%82%E3%81%84+100%") == "あい+100%")
    #expect(PercentEncoding.decode("%+1%a%") == "%+1%a%")
    #expect(PercentEncoding.decode("%FF") == "\u{fffd}")
  }

  @Test("strictly, a % begins an escape or all is refused")
  func strict() {
    #expect(PercentEncoding.strictlyDecoded("%e3%81%82+%2B") == "あ++")
    #expect(PercentEncoding.strictlyDecoded("a+b", plusIsSpace: true) == "a b")
    for text in ["%", "%a", "a%zz", "%+1"] { #expect(PercentEncoding.strictlyDecoded(text) == nil) }
  }

  @Test("bytes that are no text are escaped, and slashes where they are no structure")
  func bytes() {
    #expect(PercentEncoding.strict([0xff] + Array("a/b *~".utf8)) == "%FFa%2Fb%20%2A~")
    #expect(PercentEncoding.strict(Array("/a b/".utf8), keepingSlashes: true) == "/a%20b/")
  }

  @Test("every byte comes back")
  func everyByte() {
    for byte in UInt8.min...UInt8.max {
      let escape = PercentEncoding.escape(byte)
      #expect(escape.count == 3)
      if byte < 0x80 {
        #expect(PercentEncoding.decode(String(decoding: escape, as: UTF8.self)).utf8.first == byte)
      }
    }
  }
}
