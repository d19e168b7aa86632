import ApusPacingTestSupport
import Testing

@testable import ApusClient

@Suite("The variable that holds a secret", .paced)
struct VariableNameTests {
  @Test(
    "has a name that a shell can export",
    arguments: [
      ("access_token", "ACCESS_TOKEN"), ("accessToken", "ACCESS_TOKEN"), ("X-Api-Key", "X_API_KEY"),
      ("2FA-Token", "_2FA_TOKEN"), ("cookie.sid", "COOKIE_SID"), ("GITHUB_TOKEN", "GITHUB_TOKEN"),
      ("my_Token", "MY_TOKEN"), ("user[password]", "USERPASSWORD"), ("鍵_token", "_TOKEN"),
      ("a\"; rm b", "ARMB"), ("鍵", "VALUE"), ("_", "VALUE"), ("--", "VALUE"), ("", "VALUE"),
    ])
  func names(_ name: String, _ variable: String) {
    #expect(VariableName.of(name) == variable)
    #expect(VariableName.of(variable) == variable)
  }
}
