import ApusJSON
import ApusPacingTestSupport
import Testing

@Suite("The language that errors are told in", .paced)
struct AppLanguageTests {
  @Test(
    "is that of the locale, and English where it is another one",
    arguments: [
      ("ja_JP.UTF-8", AppLanguage.japanese), ("ja", .japanese), ("JA-jp", .japanese), ("ja@x", .japanese),
      ("de_DE", .english), ("jam", .english), ("C", .english), ("", .english),
    ])
  func locales(_ name: String, _ language: AppLanguage) {
    #expect(AppLanguage(locale: name) == language)
  }
}
