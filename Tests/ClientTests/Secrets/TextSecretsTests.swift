import ApusPacingTestSupport
import ApusRandomTestSupport
import Testing

@testable import ApusClient

@Suite("A body that holds a secret", .paced)
struct TextSecretsTests {
  private func secret(in text: String) throws -> String? {
    Request(method: .post, url: try WebURL("http://h/"), body: .bytes(Array(text.utf8))).secretInBody
  }

  @Test(
    "is known by a name with a value, whatever it is written in",
    arguments: [
      ("user: me\npassword: s3cr3t\n", "password"), ("password=s3cr3t", "password"),
      ("[db]\r\nuser = me\r\nPassword = s3cr3t\r\n", "Password"),
      ("{user: 'me', passwd: 's3cr3t'}", "passwd"),
      ("db:\n  credentials:\n    - api_key: s3cr3t\n", "api_key"), ("a=1\nAPI_TOKEN=s3cr3t", "API_TOKEN"),
      (":password => 's3cr3t'", "password"), ("$x = ['client_secret' => \"s3cr3t\"];", "client_secret"),
      ("mutation { login(name: \"me\", password: \"s3cr3t\") { id } }", "password"),
      (#"{"query": "mutation { login(password: \"s3cr3t\") }"}"#, "password"),
      (#"{"a": "{\"b\": {\"accessToken\": \"s3cr3t\"}}"}"#, "accessToken"),
      (#"["{\"a\": \"{\\\"password\\\": \\\"s3cr3t\\\"}\"}"]"#, "password"),
      (#""{\"password\": \"s3cr3t\"}""#, "password"), (#"{"a": "token: s3cr3t"}"#, "token"),
      ("{\"a\": 1}\npassword: s3cr3t\n", "password"), ("Authorization: Bearer s3cr3t\n\nx", "Authorization"),
      ("user[password] = s3cr3t", "user[password]"), ("password:\ts3cr3t", "password"), ("pin: 1234", "pin"),
      ("grant_type: x\ncode: abc", "code"),
    ])
  func found(_ text: String, _ name: String) throws {
    #expect(try secret(in: text) == "the field \(name)")
  }

  @Test(
    "is none where no name of a secret has a value",
    arguments: [
      "", "hello", "user: me", "password", "password:", "password: ", "password:\n", "=s3cr3t", ":", "==",
      "the password is wrong", "a: password", "token_type: bearer", "password: null", "secret = false",
      "tokens: 12", #"{"a": "b: c", "d": ["e=f"]}"#, #"{"text": "a password, a token"}"#, "code: US",
      "https://h/a?b=c", "<a>b</a>", "\u{0}password: s3cr3t", "passwörter: x",
    ])
  func none(_ text: String) throws {
    #expect(try secret(in: text) == nil)
  }

  @Test("in UTF-16 is one as well")
  func wide() throws {
    var bytes: [UInt8] = [0xff, 0xfe]
    for byte in "password: s3cr3t".utf8 { bytes += [byte, 0] }
    let request = Request(method: .post, url: try WebURL("http://h/"), body: .bytes(bytes))
    #expect(request.secretInBody == "the field password")
  }

  @Test("takes a time that grows with the text")
  func long() throws {
    for part in ["code:", "password:", "code: ", "a=", ":", "\\\"", "pin= "] {
      _ = try secret(in: String(repeating: part, count: 4_000))
    }
  }

  @Test("is looked for in strings of strings without end, and in any bytes")
  func deep() throws {
    var text = #"{"password": "s3cr3t"}"#
    for _ in 0..<6 {
      text = "{\"a\": \"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\"}"
    }
    #expect(try secret(in: text) != nil)
    for seed in 0..<Trials.share(of: 2_000) {
      let bytes = (0..<40).map { UInt8(truncatingIfNeeded: ($0 * 31 + seed * 97) ^ (seed >> ($0 % 7))) }
      _ = Request(method: .post, url: try WebURL("http://h/"), body: .bytes(bytes)).secretInBody
      _ = TextSecrets.firstName(in: bytes + Array(":=:=".utf8))
    }
  }
}
