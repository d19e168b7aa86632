import Testing

@testable import ApusWords

@Suite("Japanese for what the reference says of statuses, part 1")
struct JapaneseReferenceStatuses1Tests {
  @Test("is found by the English sentence")
  func found() {
    #expect(Sentence("payment is required").text(in: .japanese) == "支払いが必要")
    #expect(
      Sentence("HTTP reserves it; services use it as they like.").text(in: .japanese)
        == "HTTP では予約されているだけで、使い方はサービス次第です。")
  }
}
