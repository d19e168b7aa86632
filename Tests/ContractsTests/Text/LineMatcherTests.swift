import ApusPacingTestSupport
import Testing

@testable import ApusContracts

@Suite("One line that is expected", .paced)
struct LineMatcherTests {
  @Test("is first of all itself", arguments: ["a", "[..]", "( (re)", "[TIME]", "...", "a* (glob)"])
  func literally(_ line: String) {
    #expect(LineMatcher(line).matches(line))
  }

  @Test("is a gap when it is three dots and nothing else")
  func gaps() {
    #expect(LineMatcher("...").isGap && LineMatcher("  ... ").isGap)
    #expect(!LineMatcher("....").isGap && !LineMatcher("a ...").isGap && !LineMatcher("").isGap)
  }

  @Test(
    "has pieces that stand for others",
    arguments: [
      ("[..]", "", true), ("a[..]c", "abc", true), ("a[..]c", "ac", true), ("a[..]c", "abcd", false),
      ("[..]b[..]b", "abab", true), ("[..]b[..]b", "ab", false), ("[SIZE] in [TIME]", "3 B in 4 ms", true),
      ("[SIZE] in [TIME]", "3 B in 4 m", false), ("x[SIZE]", "x3 B", false), ("(SIZE)", "3 B", false),
      ("日[..]本", "日曜本", true), ("[..][TIME]", "took 1 h 2 min", true),
    ])
  func elisions(_ expected: String, _ actual: String, _ isMatch: Bool) {
    #expect(LineMatcher(expected).matches(actual) == isMatch)
  }

  @Test(
    "is a pattern of the whole line where its end says so",
    arguments: [
      ("[a-c]+ (re)", "abc", true), ("[a-c]+ (re)", "abcd", false), ("a?c (glob)", "abc", true),
      ("a?c (glob)", "ac", false), ("( (re)", "(", false), ("[a-c]+", "abc", false),
    ])
  func patterns(_ expected: String, _ actual: String, _ isMatch: Bool) {
    #expect(LineMatcher(expected).matches(actual) == isMatch)
  }

  @Test("is compared as it can be written: without control characters and blanks at its end")
  func recordable() {
    #expect(LineMatcher("a\u{1b}[31m  ").text == RecordableText.lines(of: "a\u{1b}[31m").joined())
    #expect(LineMatcher("a  ").matches("a"))
  }
}
