import ApusEncodings
import Testing

@Suite("Reason phrases")
struct StatusPhraseTests {
  @Test("registered statuses have the words of RFC 9110, and others none")
  func phrases() {
    #expect(StatusPhrase.of(200) == "OK")
    #expect(StatusPhrase.of(422) == "Unprocessable Content")
    #expect(StatusPhrase.of(511) == "Network Authentication Required")
    for status in [0, 99, 299, 306, 418, 430, 599, 600, -1] { #expect(StatusPhrase.of(status) == nil) }
  }
}
