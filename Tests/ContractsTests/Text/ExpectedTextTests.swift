import ApusPacingTestSupport
import ApusRandomTestSupport
import Testing

@testable import ApusContracts

@Suite("Expected text", .paced)
struct ExpectedTextTests {
  @Test(
    "matches a line",
    arguments: [
      ("plain", "plain"), ("  indented", "  indented"), ("trailing  ", "trailing"), ("[1]", "[1]"),
      ("a [..] b", "a  b"), ("a [..] b", "a anything at all b"), ("[..]a[..]a", "xaya"),
      ("404 Not Found · [SIZE] · [TIME] · HTTP/2", "404 Not Found · 36 B · 41 ms · HTTP/2"),
      ("[SIZE]", "1.3 kB"), ("[SIZE]", "12,834 B"), ("[TIME]", "412 µs"), ("[TIME]", "2 min 5 s"),
      ("[TIME]", "1 h 2 min"), ("at [TIME] and [TIME]", "at 1.24 s and 9 ms"),
      ("[DATE]", "2026-11-20T08:09:39.123+09:00"), ("[DATE]", "2026-11-20"),
      ("date: [DATE]", "date: Fri, 20 Nov 2026 08:09:39 GMT"), ("[DATE]", "2026-11-20T08:09:39Z"),
      ("id-[ID]", "id-123e4567-e89b-12d3-a456-426614174000"), ("[SIZE]", "[SIZE]"),
      ("[0-9]+ rows? (re)", "12 rows"), ("(a+)+b (re)", "aaab"), ("a*c?e (glob)", "abbbcde"),
      ("\\*? (glob)", "*x"), ("* (glob)", "x"), ("anything (re)", "anything (re)"), ("( (re)", "( (re)"),
      ("...", "..."),
    ])
  func matching(expected: String, actual: String) {
    #expect(ExpectedText([expected]).compare(with: actual + "\n").isMatch)
  }

  @Test(
    "does not match another line",
    arguments: [
      ("plain", "plane"), ("plain", " plain"), ("a [..] b", "a b"), ("[SIZE]", "36"), ("[SIZE]", "36 Bytes"),
      ("[SIZE]", "x36 B"), ("a[SIZE]", "a36 B"), ("[TIME]", "41 m"), ("[TIME]", "41 ms and more"),
      ("[DATE]", "2026-11-2"), ("[ID]", "123e4567"), ("a+ (re)", "aab"), ("( (re)", "("), ("a? (glob)", "a"),
      ("a*b (glob)", "abc"), ("[..]x", "xy"), ("", "x"),
    ])
  func differing(expected: String, actual: String) {
    #expect(!ExpectedText([expected]).compare(with: actual).isMatch)
  }

  @Test(
    "lets `...` stand for any number of lines, none included",
    arguments: [
      (["..."], ""), (["..."], "a\nb"), (["a", "..."], "a"), (["a", "...", "d"], "a\nb\nc\nd"),
      (["...", "b", "c", "..."], "b\nb\nc\nd"), (["...", "x", "...", "x"], "x\nx"),
      (["a", "", "..."], "a\n\nb"),
    ])
  func gaps(expected: [String], actual: String) {
    #expect(ExpectedText(expected).compare(with: actual).isMatch)
  }

  @Test("finds a match whenever there is one")
  func completeness() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<Trials.share(of: 4_000) {
      let expected = (0..<Int.random(in: 0...7, using: &random)).map { _ in
        random.pick(["a", "b", "...", "[..]"])
      }
      let actual = (0..<Int.random(in: 0...7, using: &random)).map { _ in random.pick(["a", "b"]) }
      let found = ExpectedText(expected).compare(with: actual.joined(separator: "\n")).isMatch
      #expect(found == bruteForce(expected[...], actual[...]), "\(expected) \(actual)")
    }
  }

  private func bruteForce(_ expected: ArraySlice<String>, _ actual: ArraySlice<String>) -> Bool {
    guard let first = expected.first else { return actual.isEmpty }
    if first == "..." {
      return (0...actual.count).contains { bruteForce(expected.dropFirst(), actual.dropFirst($0)) }
    }
    guard let line = actual.first, first == line || first == "[..]" else { return false }
    return bruteForce(expected.dropFirst(), actual.dropFirst())
  }

  @Test("shows what differs, and in what way")
  func diff() {
    let expected = ExpectedText(["200 OK · [SIZE]", "name  \"Ada\"", "age   36", "..."])
    let comparison = expected.compare(with: "200 OK · 5 B\nname  \"Bob\"\nage   36\nmore\n")
    #expect(
      comparison.diff == ["  200 OK · [SIZE]", "- name  \"Ada\"", "+ name  \"Bob\"", "  age   36", "  ..."])
    #expect(comparison.drift == [.value])
  }

  @Test(
    "tells the kinds of drift apart",
    arguments: [
      (["200 OK"], "404 Not Found", Drift.status), (["etag: \"a\""], "etag: \"b\"", .header),
      (["a", "b"], "a", .shape), (["a"], "a\nb", .shape), (["a  1"], "a  2", .value),
      (["error[http.404]: x"], "error[http.500]: y", .outcome), (["done in 5 ms"], "done in 6 ms", .timing),
    ])
  func drift(expected: [String], actual: String, kind: Drift) {
    #expect(ExpectedText(expected).compare(with: actual).drift == [kind])
  }

  @Test("is updated to what was printed, and keeps what still matches")
  func update() {
    let expected = ExpectedText(["200 OK · [SIZE] · [TIME]", "a  [..]", "b  2", "...", "z  26", ""])
    let actual = "200 OK · 5 B · 9 ms\na  1\nb  3\nc\nd\nz  26\nnew in 3 ms\n"
    let updated = expected.updated(with: actual)
    #expect(
      updated == ["200 OK · [SIZE] · [TIME]", "a  [..]", "b  3", "...", "z  26", "new in [TIME]", ""])
    #expect(ExpectedText(updated).updated(with: actual) == updated)
  }

  @Test("matches after an update, whatever was expected, and a second update changes nothing")
  func updateProperty() {
    var random = SeededGenerator(seed: 12)
    for _ in 0..<Trials.share(of: 2_000) {
      let expected = (0..<Int.random(in: 0...8, using: &random)).map { _ in
        random.pick(["a", "b", "...", "[..]", "[TIME]", "a* (glob)", "", "[ab] (re)"])
      }
      let actual = (0..<Int.random(in: 0...8, using: &random)).map { _ in
        random.pick(["a", "b", "5 ms", "[TIME] 3 B (re)", "...", ""])
      }.joined(separator: "\n")
      let updated = ExpectedText(expected).updated(with: actual)
      #expect(ExpectedText(updated).compare(with: actual).isMatch, "\(expected) \(actual.debugDescription)")
      #expect(ExpectedText(updated).updated(with: actual) == updated)
    }
  }

  @Test("with many elisions and no match ends soon")
  func noBlowUp() {
    let line = String(repeating: "a", count: 1_000)
    let stars = String(repeating: "a*", count: 100) + "b (glob)"
    let elisions = String(repeating: "[..]a", count: 100) + "b"
    #expect(
      !ExpectedText([stars, elisions, "(a*)*b (re)"]).compare(with: line + "\n" + line + "\n" + line).isMatch)
    let gaps = Array(repeating: ["...", "a", "b"], count: 100).flatMap { $0 }
    #expect(!ExpectedText(gaps + ["c"]).compare(with: String(repeating: "a\n", count: 1_000)).isMatch)
  }
}

@Suite("Lines laid beside each other", .paced)
struct AlignmentTests {
  private func entries(_ expected: [String], _ actual: [String]) -> [ExpectedText.Comparison.Entry] {
    var alignment = Alignment(expected.map { LineMatcher($0) }, actual)
    return alignment.run()
  }

  private func diff(_ expected: [String], _ actual: [String]) -> [String] {
    ExpectedText.Comparison(entries: entries(expected, actual)).diff
  }

  @Test("keep the order of both, and a changed line stands before the one it became")
  func changes() {
    #expect(diff(["a", "b", "c"], ["a", "x", "c"]) == ["  a", "- b", "+ x", "  c"])
    #expect(diff(["a", "b"], ["a", "x", "y", "b"]) == ["  a", "+ x", "+ y", "  b"])
    #expect(diff(["a", "b", "c"], ["c"]) == ["- a", "- b", "  c"])
    #expect(diff([], ["a"]) == ["+ a"])
    #expect(diff(["a"], []) == ["- a"])
  }

  @Test(
    "a gap takes the lines up to the first place where the whole run behind it is, and the last to the end")
  func gaps() {
    #expect(
      entries(["a", "...", "b", "c", "..."], ["a", "b", "x", "b", "c", "d"]) == [
        .same(expected: "a", actual: "a"), .elided("...", ["b", "x"]), .same(expected: "b", actual: "b"),
        .same(expected: "c", actual: "c"), .elided("...", ["d"]),
      ])
    #expect(
      entries(["...", "x"], ["x", "y", "x"]) == [
        .elided("...", ["x", "y"]), .same(expected: "x", actual: "x"),
      ])
    #expect(entries(["...", "..."], ["a"]) == [.elided("...", ["a"]), .elided("...", [])])
  }

  @Test("a run that is nowhere begins where the first of its lines is")
  func brokenRun() {
    #expect(
      diff(["...", "a", "b", "...", "z"], ["1", "a", "x", "z"]) == [
        "  ...", "  a", "- b", "+ x", "  ...", "  z",
      ])
    #expect(diff(["...", "q"], ["a", "b"]) == ["  ...", "- q", "+ b"])
  }

  @Test("what is further away than a reader looks counts as changed")
  func lookahead() {
    let far = (0..<60).map { "x\($0)" }
    let entries = entries(["a"], far + ["a"])
    #expect(entries.first == .missing("a"))
    #expect(entries.count == 62)
    #expect(self.entries(["a"], Array(far.prefix(20)) + ["a"]).last == .same(expected: "a", actual: "a"))
  }
}
