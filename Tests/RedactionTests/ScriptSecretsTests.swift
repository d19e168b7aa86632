import ApusClient
import Testing

@testable import ApusRedaction

@Suite("Secrets in a program that a server sends")
struct ScriptSecretsTests {
  private func found(_ text: String, areProse: Bool = false) -> [String] {
    let bytes = Array(text.utf8)
    return ScriptSecrets.all(in: bytes, areProse: areProse).map {
      "\($0.name)=" + String(decoding: bytes[$0.range], as: UTF8.self)
    }
  }

  @Test(
    "stand between quotes behind a name",
    arguments: [
      (#"callback({"token":"CNRY"});"#, "token=CNRY"), ("window.apiToken = 'CNRY'", "apiToken=CNRY"),
      ("{password: `CNRY`}", "password=CNRY"), (#"x = {"token" : "a\"b"}"#, #"token=a\"b"#),
      ("token='CNRY\nb", "token=CNRY"), ("token=\"CNRY", "token=CNRY"),
    ])
  func secrets(_ text: String, _ expected: String) {
    #expect(found(text) == [expected])
  }

  @Test(
    "are none where something else stands there",
    arguments: [
      "token = read('a')", #"{"password": "Must be long"}"#, #"{"password": "Password"}"#, "='a'", ":",
      "token=",
      "token='", "a ? tokens : 'x'", #"{"token": "{{secret:token}}"}"#, "tokenType = 'bearer'", "",
    ])
  func others(_ text: String) {
    #expect(found(text).isEmpty)
  }

  @Test(
    "may have several words in a text for people",
    arguments: [
      (#"connect with password="correct horse battery" now"#, "password=correct horse battery"),
      ("db: {password: 'two words', host: 'h'}", "password=two words"),
      (#"  "secret": "three short words","#, "secret=three short words"),
      ("pwd='it''s two'", "pwd=it''s two"), (#"token = "a \"b\" c""#, #"token=a \"b\" c"#),
      ("db.password=\"a b c d\"", "password=a b c d"),
    ])
  func words(_ text: String, _ expected: String) {
    #expect(found(text, areProse: true) == [expected])
    #expect(found(text) == [])
  }

  @Test(
    "may go on over several lines in a text for people",
    arguments: [
      ("password=\"one line\nand two\"\nx", "password=one line\nand two"),
      ("- secret: 'one\r\n    it''s two',", "secret=one\r\n    it''s two"),
      ("{password: \"a\\\"\nb c\"}", "password=a\\\"\nb c"), ("pwd=`a b\n\tc d`", "pwd=a b\n\tc d"),
    ])
  func lines(_ text: String, _ expected: String) {
    #expect(found(text, areProse: true) == [expected])
    #expect(found(text).allSatisfy { !$0.contains("\n") })
  }

  @Test(
    "do not go on where nothing closes them before an empty line or another value",
    arguments: [
      "password=\"two words\n\nthe \"end\"", "password=\"two words\nuser=\"x\"", "password='two words\nit's",
      "password=\"two words\n \t\nthe end\"",
      "password=\"two words\n\(String(repeating: "x ", count: 4096))\"",
      "session=\"two words\nand more\"",
    ])
  func openLines(_ text: String) {
    #expect(found(text, areProse: true) == [])
  }

  @Test("are found on their first line as before where they do not go on")
  func firstLine() {
    #expect(found("token=\"CNRY12\nuser=\"x\"", areProse: true) == ["token=CNRY12"])
  }

  @Test(
    "have no several words where they may be about anything, or go on",
    arguments: [
      #"signature: "Best regards, Bob""#, "session = 'Intro to Swift'", #"password = "two words"#,
      #"password: "Password""#, #"token_type: "one of two""#, #"password: """#,
      "password=''",
    ])
  func sentences(_ text: String) {
    #expect(found(text, areProse: true) == [])
  }

  @Test("are taken out of what is given to a function, though it is called JSON")
  func padded() {
    var redactor = Redactor()
    let body = redactor.redact(body: Array(#"cb({"token":"CNRY"})"#.utf8), contentType: "application/json")
    #expect(body == Array(#"cb({"token":"{{secret:token}}"})"#.utf8))
  }
}
