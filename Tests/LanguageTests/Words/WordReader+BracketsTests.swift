import PacingTestSupport
import Testing

@testable import Language

@Suite("Brackets and paths", .paced)
struct WordReaderBracketsTests {
  @Test("paths keep their quotes and blanks, but not where items stand")
  func paths() {
    #expect(
      Words("table .a[?@.n == 'b c'] name").words.map(\.text) == ["table", ".a[?@.n == 'b c']", "name"])
    #expect(Words("$['a b'].c").words.map(\.kind) == [.path])
    #expect(Words("post /x .a='b c'").words.last?.text == ".a=b c")
    #expect(Words("get ./x ../y .").words.allSatisfy { $0.kind == .ordinary })
  }
}
