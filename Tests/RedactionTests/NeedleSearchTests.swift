import ApusPacingTestSupport
import ApusRandomTestSupport
import Testing

@testable import ApusRedaction

@Suite("Searching for many texts at once", .paced)
struct NeedleSearchTests {
  private func search(_ needles: String...) -> NeedleSearch {
    var search = NeedleSearch()
    for (label, needle) in needles.enumerated() { search.add(Array(needle.utf8), label: label) }
    return search
  }

  /// What was found, each with its label: `0:ab`.
  private func found(_ search: NeedleSearch, in text: String) -> [String] {
    let bytes = Array(text.utf8)
    return search.matches(in: bytes).map { "\($0.label):" + String(decoding: bytes[$0.range], as: UTF8.self) }
  }

  private func onScreen(_ search: NeedleSearch, _ text: String) -> [String] {
    let bytes = Array(text.utf8)
    return search.ranges(onScreen: bytes[...]).map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  @Test("finds each wherever it stands, and the longest where several begin")
  func matches() {
    let search = search("ab", "abcd", "りんご", "xyz")
    #expect(found(search, in: "ab abcd りんごxyz abc") == ["0:ab", "1:abcd", "2:りんご", "3:xyz", "0:ab"])
    #expect(found(search, in: "abab") == ["0:ab", "0:ab"])
    #expect(found(search, in: "xy りん a b") == [])
    #expect(found(search, in: "") == [] && found(search, in: "a") == [])
  }

  @Test("takes none over another: what begins inside of one that was found is passed over")
  func overlaps() {
    #expect(found(search("abc", "bcd"), in: "abcd bcd") == ["0:abc", "1:bcd"])
    #expect(found(search("aa"), in: "aaaaa") == ["0:aa", "0:aa"])
  }

  @Test("looks for nothing that is shorter than two bytes, and for nothing where it has nothing")
  func short() {
    #expect(found(search("a", ""), in: "aaa") == [])
    #expect(found(NeedleSearch(), in: "abc") == [])
    #expect(onScreen(NeedleSearch(), "abc") == [])
  }

  @Test("finds in random bytes what looking at each place finds")
  func random() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<300 {
      func bytes(_ most: Int) -> [UInt8] {
        (0..<generator.below(most)).map { _ in UInt8(generator.below(3)) }
      }
      let needles = (0..<4).map { _ in bytes(5) }.filter { $0.count >= 2 }
      let text = bytes(40)
      var search = NeedleSearch()
      for needle in needles { search.add(needle, label: 0) }
      var expected: [Range<Int>] = []
      var at = 0
      while at < text.count {
        let longest = needles.filter { text[at...].starts(with: $0) }.map(\.count).max()
        if let longest { expected.append(at..<at + longest) }
        at += longest ?? 1
      }
      #expect(search.matches(in: text).map(\.range) == expected, "\(needles) in \(text)")
    }
  }

  @Test(
    "finds on a screen what a line's end and colour stand in the middle of",
    arguments: [
      ("a s3cret b", ["s3cret"]), ("s3c\n   ret!", ["s3c\n   ret"]), ("s\n3cret", ["s\n3cret"]),
      ("s\u{1b}[1m3\u{1b}[0mcret", ["s\u{1b}[1m3\u{1b}[0mcret"]), ("s3cr…", ["s3cr"]),
      ("s3cre...", ["s3cre"]),
      ("s3c…", []), ("s3c ret", []), ("s3c\nrat", []), ("s3cret s3cret", ["s3cret", "s3cret"]), ("s3cre", []),
      ("s3c\u{1b}[31mret", ["s3c\u{1b}[31mret"]), ("s3c\u{1b}[31", []),
    ])
  func screens(_ text: String, _ expected: [String]) {
    #expect(onScreen(search("s3cret"), text) == expected)
  }

  @Test(
    "knows how much at a text's end may be the beginning of one",
    arguments: [
      ("", 0), ("s", 1), ("a s3", 2), ("s3cre", 5), ("s3cret", 0), ("s3cs", 1), ("s3cab", 2), ("xab", 2),
      ("b", 0),
    ])
  func unfinished(_ text: String, _ count: Int) {
    #expect(search("s3cret", "abc").unfinished(in: Array(text.utf8)[...]) == count)
  }
}
