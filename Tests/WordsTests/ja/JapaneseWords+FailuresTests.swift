import Testing

@testable import ApusWords

@Suite("Japanese for failures")
struct JapaneseFailuresTests {
  @Test("keeps what is typed as it is typed")
  func typed() {
    let key = "The server signed its certificate itself, as test servers do: `--cacert FILE` trusts it."
    #expect(Sentence(key).text(in: .japanese).contains("`--cacert FILE`"))
  }
}
