import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusContracts

@Suite("How sure a form is that was seen", .paced)
struct SampleEvidenceTests {
  private func isRisk(_ seen: String, _ now: String, named name: String) throws -> Bool {
    let shape = JSONShape(of: try JSONDocument(seen).root.children)
    let mismatch = try #require(shape.mismatches(in: try JSONDocument(now).root).first)
    return SampleEvidence(shape, named: name).isRisk(mismatch)
  }

  @Test("grows with how often it was seen")
  func often() throws {
    #expect(try isRisk("[3]", "3.5", named: "price"))
    #expect(try !isRisk("[1, 2, 3, 4, 5]", "3.5", named: "price"))
    #expect(try isRisk(#"["2026-11-01"]"#, #""Autumn""#, named: "title"))
    #expect(try isRisk("[null, null, null, null, null, null]", #""n""#, named: "nick"))
  }

  @Test("is greater where the name says what it is")
  func names() throws {
    #expect(try !isRisk("[3]", "3.5", named: "user_id"))
    #expect(try !isRisk(#"["2026-11-01"]"#, #""Autumn""#, named: "birth_date"))
    #expect(try !isRisk(#"["https://a.example/b"]"#, #""none""#, named: "avatar_url"))
    #expect(try isRisk(#"["https://a.example/b"]"#, #""none""#, named: "home"))
  }

  @Test("is no matter where another kind of value came")
  func kinds() throws {
    #expect(try !isRisk("[3]", #""3""#, named: "price"))
    #expect(try !isRisk(#"["a"]"#, "null", named: "nick"))
  }
}
