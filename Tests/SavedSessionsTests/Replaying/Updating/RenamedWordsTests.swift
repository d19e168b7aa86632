import ApusPacingTestSupport
import Testing

@testable import ApusSavedSessions

@Suite("Words that stand for others", .paced)
struct RenamedWordsTests {
  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  /// `31` stands for `24`, and `b-2` for `a-1`.
  private var known: RenamedWords {
    var words = RenamedWords()
    words.add(bytes("31"), for: bytes("24"), from: 0)
    words.add(bytes("\"b-2\""), for: bytes("\"a-1\""), from: 1)
    return words
  }

  @Test(
    "make one text of another where all that differs is them",
    arguments: [
      ("/things/31", "/things/24", [0]), ("/b-2/31?x=31", "/a-1/24?x=24", [0, 1]), ("same", "same", []),
      ("31", "31", []), ("/things/31", "/things/25", nil), ("/things/310", "/things/240", nil),
      ("/things/31/", "/things/24", nil), ("24", "31", nil), ("", "24", nil), ("31 31", "24", nil),
    ] as [(String, String, Set<Int>?)])
  func sources(_ new: String, _ old: String, _ expected: Set<Int>?) {
    #expect(known.sources(making: bytes(new), of: bytes(old)) == expected)
  }

  @Test("are found in a text as whole words, and not taken from values of another build")
  func whole() {
    #expect(known.sources(in: bytes("a 31 b-2")) == [0, 1])
    #expect(known.sources(in: bytes("a 310 b-2-c")) == [])
    var words = RenamedWords()
    words.add(bytes("a b"), for: bytes("c"), from: 0)
    words.add(bytes("x"), for: bytes("x"), from: 0)
    #expect(words.sources(in: bytes("a b c x")) == [])
  }
}
