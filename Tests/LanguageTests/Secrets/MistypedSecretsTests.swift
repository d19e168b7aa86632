import ApusLanguageTestSupport
import Testing

@testable import ApusLanguage

@Suite("Secrets in lines that are mistyped")
struct MistypedSecretsTests {
  @Test("are masked behind a word that tells, and are in no history", arguments: MistypedLines.masked)
  func masked(_ line: String, _ shown: String) {
    #expect(MaskedLine(line).text == shown)
    #expect(SecretShapes.isIn(line: line))
  }

  @Test(
    "are in no history either where nothing tells but that something was to be kept",
    arguments: [
      "let t =S3CRET", "let t=S3CRET", "let t S3CRET", "let t: S3CRET", "lett t = S3CRET", "var t = S3CRET",
      "const t = 'S3CRET'", "set t=S3CRET", "set X-Mine S3CRET", "header X-Mine S3CRET", "query q S3CRET",
      "export T=S3CRET",
    ])
  func kept(_ line: String) {
    #expect(SecretShapes.isIn(line: line))
  }

  @Test(
    "are none: what else stands behind such words is shown and kept",
    arguments: [
      "pwd x", "auth", "auth none", "auth nnoe", "auth baerer", "auth status", "auth basic me",
      "auth bearer env:TOKEN",
      "auth bearer {{t}}", "help auth", "help auth bearer", "get /auth", "get /users/token/7", "get tokens",
      "get login", "post login name=Ada", "send PURGE token a=1", "post token < a.json", "let page = 3",
      "let login = .login", "let token = .access_token", "let token .access_token", "let t =.items[0]",
      "set tiemout 30s", "set view json", "set folow on", "unset header Authorization", "unset var token",
      "note the password: is hunter2, not auth x", "# the password: x", "find token abc",
      "expect header X-Session-Id matches x", "explain header Authorization", "table . token login id",
      "expect .token == 7", "record session", "save token", "cookies clear", "cd auth", "ls auth",
      "get /x -A basic Accept:x", "get /x --auth-type bearer -a {{t}}", "curl --basic h/x",
      "get /x | grep token a.txt",
      "get /x | jq .token", "get /x From:me@h.test", "get /x {{token}}", "Authorization: {{t}}",
      "get /x Authorization:Bearer", "get /x Authorization: Accept:", "get /x Authorization: -v",
      "post /x token= name=Ada", "pet /x q==swift", "get /x -o token",
      "export answers items .items --name '{n}-{.name}.json'", "export html demo > demo.html",
    ])
  func others(_ line: String) {
    #expect(MaskedLine(line).text == line)
    #expect(SecretShapes.isIn(line: line) == Self.doubtful.contains(line))
  }

  /// Readable, and all the same not kept.
  private static let doubtful: Set = [
    "get /x Authorization:Bearer", "auth basic me", "note the password: is hunter2, not auth x",
  ]
}
