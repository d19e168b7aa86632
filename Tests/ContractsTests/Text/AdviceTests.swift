import ApusPacingTestSupport
import ApusWords
import Testing

@testable import ApusContracts

@Suite("What is said to help", .paced)
struct AdviceTests {
  @Test("is a hint, and what an error suggests, on as many lines as it takes")
  func removed() {
    let lines = [
      "200 OK", "a path looks into the answer: .id", "error[x]: no", "  try: one    two", "       three",
      "it is Int; try: shape .",
      "id: 7",
    ]
    #expect(
      ExpectedText.Advice.removed(from: lines) == ["200 OK", "error[x]: no", "it is Int", "id: 7"])
    #expect(ExpectedText.Advice.removed(from: "a\nthere is another page: next\n") == "a\n")
    let long = ["the rate limit is used up until then; a token has another: auth", "  bearer", "b"]
    #expect(ExpectedText.Advice.removed(from: long) == ["b"])
    #expect(ExpectedText.Advice.removed(from: "a\nb") == "a\nb")
  }

  @Test("is known in the language that is spoken")
  func japanese() {
    let lines = [
      "200 OK", "パスで応答の中を見られます: .id", "error[x]: だめです", "  次に試す: one", "            two",
      "型は Int です。次に試す: shape .",
    ]
    let rest = SpokenLanguage.japanese.speaking { ExpectedText.Advice.removed(from: lines) }
    #expect(rest == ["200 OK", "error[x]: だめです", "型は Int です"])
  }
}
