import ApusPacingTestSupport
import Testing

@testable import ApusSurroundings

@Suite("The language that is asked for", .paced)
struct EnvironmentLanguageTests {
  @Test(
    "is that of the first of three variables that says one",
    arguments: [
      ([:], "en"), (["LANG": "ja_JP.UTF-8"], "ja"), (["LANG": "C.UTF-8"], "en"), (["LANG": "ja"], "ja"),
      (["LANG": "ja_JP", "LC_ALL": "en_GB"], "en"), (["LANG": "en_US", "LC_MESSAGES": "ja_JP"], "ja"),
      (["LC_ALL": "", "LANG": "de-DE"], "de"), (["LANG": "POSIX"], "en"),
    ])
  func variables(_ variables: [String: String], _ language: String) {
    #expect(Environment(variable: { variables[$0] }).language == language)
  }
}
