import ApusPacingTestSupport
import Testing

@testable import ApusJSON

@Suite("Parsing literals", .paced)
struct LiteralParserTests {
  @Test(
    "strings in a path are refused at what is wrong with them",
    arguments: [
      PathRefusal("$['a", 5, "`'` at the end of the string", "the end of the path"),
      PathRefusal("$['a\"]", 7, "`'` at the end of the string", "the end of the path"),
      PathRefusal("$['a\u{1}']", 5, "a control character in a string to be escaped", "the byte 0x01"),
      PathRefusal("$['\n']", 4, "a control character in a string to be escaped", "a line break"),
      PathRefusal("$['\u{0}']", 4, "a control character in a string to be escaped", "the byte 0x00"),
      PathRefusal("$['\\x']", 4, #"an escape: \' \\ \/ \b \f \n \r \t or \u"#, "`\\`"),
      PathRefusal("$['\\\"']", 4, #"an escape: \' \\ \/ \b \f \n \r \t or \u"#, "`\\`"),
      PathRefusal("$[\"\\'\"]", 4, #"an escape: \" \\ \/ \b \f \n \r \t or \u"#, "`\\`"),
      PathRefusal("$['\\u12']", 4, "four hexadecimal digits after \\u", "`\\`"),
      PathRefusal("$['\\u+123']", 4, "four hexadecimal digits after \\u", "`\\`"),
      PathRefusal("$['\\uD800']", 4, "both halves of a surrogate pair", "`\\`"),
      PathRefusal("$['\\uDC00']", 4, "both halves of a surrogate pair", "`\\`"),
      PathRefusal("$['\\uDC00\\uDC00']", 4, "both halves of a surrogate pair", "`\\`"),
      PathRefusal("$['\\uD800\\u0041']", 4, "both halves of a surrogate pair", "`\\`"),
      PathRefusal("$['\\", 4, #"an escape: \' \\ \/ \b \f \n \r \t or \u"#, "`\\`"),
    ])
  func refusesStrings(_ refusal: PathRefusal) throws { try refusal.check() }

  @Test(
    "a string is what its escapes say, in either kind of quotes",
    arguments: [
      (#"'a"b'"#, "a\"b"), (#""a'b""#, "a'b"), (#"'\''"#, "'"), (#""\"""#, "\""), ("''", ""),
      (#"'\u0041日'"#, "A日"),
      (#"'\uD83D\uDC4D'"#, "👍"), (#"'\b\f\n\r\t\/\\'"#, "\u{8}\u{c}\n\r\t/\\"),
    ])
  func strings(_ written: String, _ said: String) throws {
    var parser = PathParser(written + "]")
    #expect(try parser.string() == Array(said.utf8))
    #expect(parser.at == written.utf8.count)
  }

  @Test(
    "a number to compare with keeps its spelling, and what follows is left",
    arguments: ["0", "-0", "12", "-1.50", "1e400", "1E+2", "0e-1", "123456789012345678901234567890"])
  func numbers(_ number: String) throws {
    var parser = PathParser(number + " ]")
    #expect(try parser.number() == Array(number.utf8))
    #expect(parser.at == number.utf8.count)
  }

  @Test("a number that is none is refused", arguments: ["-", "01", "1.", "1.e2", "1e", "1e+", "-x", ""])
  func noNumbers(_ text: String) {
    #expect(throws: PathSyntaxError.self) {
      var parser = PathParser(text)
      _ = try parser.number()
    }
  }

  @Test("an index is a whole number that a Double holds, and never written in two ways")
  func integers() throws {
    for (text, value) in [("0", 0), ("7", 7), ("-7", -7), ("9007199254740991", 9_007_199_254_740_991)] {
      var parser = PathParser(text + ":")
      #expect(try parser.integer() == value)
    }
    for text in [
      "-0", "00", "-01", "9007199254740992", "-9007199254740992", "99999999999999999999", "-", "x",
    ] {
      #expect(throws: PathSyntaxError.self, "\(text)") {
        var parser = PathParser(text)
        _ = try parser.integer()
      }
    }
  }
}
