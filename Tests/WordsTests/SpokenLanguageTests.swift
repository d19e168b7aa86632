import Testing

@testable import ApusWords

@Suite("A spoken language")
struct SpokenLanguageTests {
  @Test("fails as what it surrounds does")
  func failing() async {
    struct Failure: Error, Equatable {}
    await #expect(throws: Failure.self) {
      try await SpokenLanguage.japanese.speaking { () async throws(Failure) in throw Failure() }
    }
    #expect(throws: Failure.self) { try SpokenLanguage.japanese.speaking { throw Failure() } }
    #expect(SpokenLanguage.current == .english)
  }

  @Test("needs no table for English")
  func englishNeedsNone() {
    #expect(SpokenLanguage.english.says("Whatever it is."))
  }
}
