import ApusLanguage
import ApusPacingTestSupport
import Testing

@testable import ApusRedaction
@testable import ApusRepl
@testable import ApusSavedSessions

@Suite("What steps are and show, looked through", .paced)
struct SessionOutputTests {
  private func redacted(_ text: String) -> String {
    var output = SessionOutput(CommandList.all.words)
    var redactor = Redactor()
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { output.redacted(String($0), &redactor) }.joined(separator: "\n")
  }

  @Test(
    "has no secret that a path, a header or an option of curl names",
    arguments: [
      ("$ .access_token\n\"canary\"", "$ .access_token\n\"{{secret:access_token}}\""),
      ("$ get /x .user['token']\n\"canary\"", "$ get /x .user['token']\n\"{{secret:token}}\""),
      ("$ ..password\n\"canary\"", "$ ..password\n\"{{secret:password}}\""),
      (
        "$ request\nGET / HTTP/1.1\nCookie: a=canary",
        "$ request\nGET / HTTP/1.1\nCookie: a={{secret:cookie.a}}"
      ),
      ("$ curl\ncurl https://h -u u:canary", "$ curl\ncurl https://h -u u:{{secret:typed}}"),
      (
        "$ curl\ncurl https://h \\\n  --user u:canary",
        "$ curl\ncurl https://h \\\n  --user u:{{secret:typed}}"
      ),
      ("$ jwt q8Zt4LmWx2RvN6bK", "$ jwt {{secret:token}}"),
    ])
  func secrets(_ text: String, _ expected: String) {
    #expect(redacted(text) == expected)
    #expect(redacted(expected) == expected)
  }

  @Test(
    "is as it was where nothing names one",
    arguments: [
      "$ .token_type\n\"bearer\"", "$ .access_token\n{{secret:access_token}}", "$ .token\n\"\"",
      "$ .token\n\n$ .name\n\"ada\"", "$ jwt .token", "$ jwt {{secret:token}}", "$ get /x\n\"plain\"",
      "$ curl\ncurl https://h", "$ request\nCookie: a={{secret:cookie.a}}", "",
      "curl is given a name", "$ help curl\ncurl sends what follows", "$ .token\n```\n\"ada\"",
    ])
  func others(_ text: String) {
    #expect(redacted(text) == text)
  }
}
