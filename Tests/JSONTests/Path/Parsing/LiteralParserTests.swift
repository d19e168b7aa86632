import JSON
import PacingTestSupport
import Testing

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
      PathRefusal("$['\\uD800\\u0041']", 4, "both halves of a surrogate pair", "`\\`"),
      PathRefusal("$['\\", 4, #"an escape: \' \\ \/ \b \f \n \r \t or \u"#, "`\\`"),
    ])
  func refusesStrings(_ refusal: PathRefusal) throws { try refusal.check() }
}
