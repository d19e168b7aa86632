import ApusPacingTestSupport
import Testing

@testable import ApusOpenAPI

@Suite("A segment divided by signs", .paced)
struct SegmentDivisionTests {
  /// `_` is a hole, all else a sign.
  private func division(_ text: String, _ template: String) -> SegmentDivision? {
    var pieces: [SegmentDivision.Piece] = []
    for character in template {
      if character == "_" {
        pieces.append(.hole)
      } else if case .sign(let before)? = pieces.last {
        pieces[pieces.count - 1] = .sign(before + [Substring(String(character))])
      } else {
        pieces.append(.sign([Substring(String(character))]))
      }
    }
    return SegmentDivision(text.indices.map { text[$0...$0] }, by: pieces)
  }

  @Test(
    "has one unit at least in each hole",
    arguments: [
      ("_", ""), ("__", "a"), ("_._", "a."), ("_._", ".a"), ("_._", "ab"), ("a_", "a"), ("_a", "a"),
      ("a", "b"), ("a", "ab"), ("_.a_b", "x.ab"),
    ])
  func misfits(_ template: String, _ text: String) { #expect(division(text, template) == nil) }

  @Test(
    "is told where there is no other way to divide it",
    arguments: [
      ("a", "a", []), ("_", "ab", [0..<2]), ("_._", "a.b", [0..<1, 2..<3]), ("_._", "..b", [0..<1, 2..<3]),
      ("_.j", "a.j.j", [0..<3]), ("__", "ab", [0..<1, 1..<2]), ("_-_-_", "1-2-3", [0..<1, 2..<3, 4..<5]),
      ("v_w", "vww", [1..<2]), ("_b_", "bbb", [0..<1, 2..<3]),
    ] as [(String, String, [Range<Int>])])
  func one(_ template: String, _ text: String, _ holes: [Range<Int>]) throws {
    #expect(try #require(division(text, template)).holes == holes)
  }

  @Test(
    "is told nowhere where there are several ways",
    arguments: [("__", "abc"), ("_._", "1.2.j"), ("_._", "a..b"), ("_-_._", "a-b.c.d"), ("___", "abcd")])
  func several(_ template: String, _ text: String) throws {
    #expect(try #require(division(text, template)).holes == nil)
  }
}
