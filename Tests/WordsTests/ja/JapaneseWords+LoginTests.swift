import Testing

@testable import ApusWords

@Suite("Japanese for logins")
struct JapaneseLoginTests {
  @Test("keeps a server's own words as they are")
  func words() {
    let said: Sentence = "\("https://id.test") says \("invalid_grant"): \("too old")"
    #expect(said.text(in: .japanese) == "https://id.test の応答: invalid_grant: too old")
  }
}
