import ApusPacingTestSupport
import Testing

@testable import ApusTeaching

@Suite("Pasted ETags and dates", .paced)
struct ValidatorReaderTests {
  @Test("a star means any version where one is asked for, and none where there is to be none")
  func stars() {
    #expect(
      ValidatorReader.parts(tags: "*", of: "If-Match").map(\.meaning)
        == ["Any version, as long as there is one."])
    #expect(
      ValidatorReader.parts(tags: "*", of: "If-None-Match").map(\.meaning) == ["Only if there is none yet."])
  }

  @Test("a part that is asked for if nothing changed needs a strong ETag, or a date")
  func ranges() {
    #expect(ValidatorReader.parts(tagOrDate: "W/\"a\"").map(\.flaw) == [.invalid])
    #expect(ValidatorReader.parts(tagOrDate: "\"a\"").map(\.flaw) == [nil])
    #expect(ValidatorReader.parts(tagOrDate: "Wed, 21 Oct 2026 07:28:00 GMT").map(\.flaw) == [nil])
    #expect(ValidatorReader.parts(tagOrDate: "soon").map(\.flaw) == [.invalid])
  }
}
