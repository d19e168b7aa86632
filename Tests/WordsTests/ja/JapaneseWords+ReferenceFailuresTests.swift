import Testing

@testable import ApusWords

@Suite("Japanese for what the reference says of other programs' errors")
struct JapaneseReferenceFailuresTests {
  @Test("is found by the English sentence")
  func found() {
    #expect(
      Sentence("All went well; the HTTP status may be an error all the same.").text(in: .japanese)
        == "うまくいきました。HTTP のステータスはエラーのこともあります。")
    #expect(Sentence("curl could not start.").text(in: .japanese) == "curl を開始できませんでした。")
  }
}
