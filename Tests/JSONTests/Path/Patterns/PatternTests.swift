import ApusPacingTestSupport
import Testing

@testable import ApusJSON

@Suite("The size of patterns", .paced)
struct PatternTests {
  @Test(
    "a pattern that needs too much is unusable",
    arguments: [
      "a{10001}", "a{99999999999999999999}", "(a{1000}){1000}", "((((){1000}){1000}){1000}){1000}",
      "(((a{99}){99}){99})*",
    ])
  func tooLarge(_ pattern: String) throws {
    let path = try JSONPath("$[?search(@, '\(pattern)')]")
    #expect(path.unusablePatterns.map(\.expected) == ["a pattern of RFC 9485: at most 10000 steps"])
  }

  private func program(_ pattern: String) throws -> [Pattern.Instruction] {
    try Pattern(Array(pattern.utf8)[...]).program
  }

  @Test("is a program that ends by accepting")
  func programs() throws {
    let (a, b) = (Pattern.Instruction.scalar(ScalarSet("a")), Pattern.Instruction.scalar(ScalarSet("b")))
    #expect(try program("") == [.accept])
    #expect(try program("ab") == [a, b, .accept])
    #expect(try program("a|b") == [.split(1, 3), a, .jump(4), b, .accept])
    #expect(try program("a*") == [.split(1, 3), a, .jump(0), .accept])
    #expect(try program("a+") == [a, .split(2, 4), a, .jump(1), .accept])
    #expect(try program("a?") == [.split(1, 2), a, .accept])
    #expect(try program("a{2}") == [a, a, .accept])
    #expect(try program("a{1,2}") == [a, .split(2, 3), a, .accept])
    #expect(try program("^a$") == [.start, a, .end, .accept])
  }

  @Test("is as large as it may be, and no larger")
  func limit() throws {
    #expect(try program("a{9998}").count == 9_999)
    #expect(throws: Pattern.Refusal.self) { try program("a{9999}") }
    // Copies of nothing count too.
    #expect(throws: Pattern.Refusal.self) { try program("(){10000}") }
  }
}
