import ApusPacingTestSupport
import Testing

@testable import ApusContracts

@Suite("What XML promises", .paced)
struct XMLContractTests {
  private func lines(_ old: String, _ new: String) throws -> [String] {
    try ChangedAnswer.body("", .green, old, new, type: "text/xml").findings().flatMap(\.lines)
  }

  @Test("is the way to each element and attribute; what was in one that is gone is not told")
  func paths() throws {
    #expect(
      try lines("<a><b c=\"1\"><d/></b><e/></a>", "<a><e/></a>") == ["+ /a/b is gone"])
    #expect(try lines("<a><b c=\"1\"/></a>", "<a><b/></a>") == ["+ /a/b/@c is gone"])
    #expect(try lines("<a/>", "<b/>") == ["+ /a is gone"])
  }

  @Test("is what stands in it where that was a number")
  func numbers() throws {
    #expect(try lines("<a><b>1</b></a>", "<a><b>x</b></a>") == ["+ /a/b: expected a number, found \"x\""])
    #expect(try lines("<a><b>x</b></a>", "<a><b>1</b></a>").isEmpty)
  }

  @Test("is not how many there are, unless none or very many")
  func lists() throws {
    #expect(try lines("<a><b/><b/></a>", "<a><b/></a>").isEmpty)
    #expect(try lines("<a><b/><b/></a>", "<a></a>") == ["- /a/b: 2 elements", "+ /a/b: none"])
  }
}
