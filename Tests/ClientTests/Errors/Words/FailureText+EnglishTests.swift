import ApusPacingTestSupport
import Testing

@testable import ApusClient

@Suite("Failures in English", .paced)
struct FailureTextEnglishTests {
  @Test("a status that is not known is told by its hundreds, with its number")
  func statuses() {
    #expect(ErrorCode.english(ofStatus: 404).sentence == "This was not found (404).")
    #expect(ErrorCode.english(ofStatus: 418).sentence == "The server does not accept this request (418).")
    #expect(ErrorCode.english(ofStatus: 599).sentence == "Something went wrong at the server (599).")
    #expect(ErrorCode.english(ofStatus: 999).sentence.contains("not known (999)"))
  }

  @Test("every sentence is one: it begins with a capital, and has no line break")
  func form() {
    for text in ErrorCode.english.values.flatMap({ [$0.sentence, $0.reason, $0.suggestion] }) {
      #expect(text.first?.isUppercase == true && !text.contains("\n") && !text.contains("  "), "\(text)")
    }
  }
}
