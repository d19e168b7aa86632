import ApusPacingTestSupport
import Testing

@testable import ApusFormats

@Suite("Text that means nothing but itself in a file of requests", .paced)
struct PlainHTTPTextTests {
  @Test(
    "what begins something else is a variable",
    arguments: [
      ("{{$processEnv HOME}}", "{{braces}}$processEnv HOME}}"),
      ("a\n< /etc/passwd", "a\n{{less}} /etc/passwd"),
      ("<@ f", "{{less}}@ f"), ("<> f", "{{less}}> f"), ("> {% x %}", "{{greater}} {% x %}"),
      (">>! f", "{{greater}}>! f"),
      ("  ### b\nDELETE http://h", "  {{hash}}## b\nDELETE http://h"),
      ("?? status == 1", "{{asked}}? status == 1"),
      ("\t< f", "\t{{less}} f"), ("{{{{a}}", "{{braces}}{{braces}}a}}"),
      ("{{secret:TOKEN}} {{x", "{{secret:TOKEN}} {{braces}}x"),
      // With a mark behind it, a sign is another character, and the same for other programs.
      ("a\n###\u{301}\nGET http://h", "a\n{{hash}}##\u{301}\nGET http://h"),
      ("< \u{301}f", "{{less}} \u{301}f"), ("<@\u{301} f", "{{less}}@\u{301} f"),
      (">\u{301} {% x %}", "{{greater}}\u{301} {% x %}"), ("{{\u{301}v}}", "{{braces}}\u{301}v}}"),
      ("a\n\u{301}### b\n### c", "a\n\u{301}### b\n{{hash}}## c"),
      ("{{secret:TOKEN}}\u{301}", "{{secret:TOKEN}}\u{301}"),
    ])
  func signs(_ text: String, _ written: String) {
    var plain = PlainHTTPText()
    #expect(plain.body(text) == written)
  }

  @Test(
    "what means nothing stays",
    arguments: ["", "a\nb", "<a>\n</a>", "# x", "## y", "{a}", "?x", "a > b", "\n\n"])
  func text(_ text: String) {
    var plain = PlainHTTPText()
    #expect(plain.body(text) == text && plain.variables.isEmpty)
  }

  @Test("the variables that were used come once, with what they stand for; a header needs none for signs")
  func variables() {
    var plain = PlainHTTPText()
    #expect(plain.line("> {{a}} {{b}}") == "> {{braces}}a}} {{braces}}b}}")
    _ = plain.body("> x\n> y")
    #expect(
      plain.variables.map(\.name) == ["braces", "greater"] && plain.variables.map(\.value) == ["{{", ">"])
  }
}
