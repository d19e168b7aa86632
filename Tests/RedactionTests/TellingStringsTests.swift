import ApusPacingTestSupport
import Testing

@testable import ApusRedaction

@Suite("Strings in which a secret may stand behind a name", .paced)
struct TellingStringsTests {
  private func found(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    return TellingStrings.ranges(in: bytes).map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  @Test(
    "have a sign behind a secret's name, JSON in them, or a person in a URL",
    arguments: [
      #""token=x""#, #""a long text in which ?a=1&access_token=x stands""#, #""{\"password\":\"x\"}""#,
      #""http://me:x@h""#, #""\"q\" token=x""#, #""\\\"token=x""#, #""{\"password\" : \"x\"}""#,
      #""{\"name\":\"password\",\"value\":\"x\"}""#, #""{\"Value\": 1}""#, #""[\"password\", \"x\"]""#,
      #""{\"a\":\"{\\\"password\\\":\\\"x\\\"}\"}""#, #""{\"a\":\"{\\\"val\\\":\\\"x\\\"}\"}""#,
    ])
  func telling(_ string: String) {
    #expect(found(string) == [string])
    #expect(found("{\"a\": 1, \"b\": [\(string), \"c\"]}") == [string])
  }

  @Test(
    "are no others, and no names of members",
    arguments: [
      "", "{}", #""a=b""#, #""me@h""#, #""//me@h""#, #""http://h/a b/c@d""#, #""\"a\":""#, #"{"token=x": 1}"#,
      #"{"token=x" : "=@\\"}"#, #""token=x"#, #""=""#, #""page_token=x""#,
      #""{\"name\":\"x\"}""#, #""[\"a\",\"b\"]""#, #""the \"password\" is x""#, #""\"""#, #""\\\"""#, #""\""#,
    ])
  func others(_ text: String) {
    #expect(found(text) == [])
  }

  @Test("are found once each, however much in them tells", arguments: [1, 8, 9, 1000])
  func many(_ count: Int) {
    let string = "\"" + String(repeating: "token=x ", count: count) + "\""
    #expect(found("[\(string),\(string)]") == [string, string])
  }

  private func sentences(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    return TellingStrings.all(in: bytes).sentences.map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  @Test(
    "have a colon behind one and something behind that, as in a sentence",
    arguments: [
      #""Authorization: Bearer x""#, #""a longer text that says the password: x""#, #""{'password': 'x'}""#,
      #""{'password':'x'}""#, #""it is\ntoken: x, token: y""#,
    ])
  func sentence(_ string: String) {
    for text in [string, "{\"a\":\"b\",\"c\": [\(string),\"d\"],\"password\": \"x\"}"] {
      #expect(sentences(text) == [string] && found(text).isEmpty)
    }
  }

  @Test(
    "are no sentence where another mark tells more, where no name stands there, and where one is a name",
    arguments: [
      #""token: x, token=y""#, #""http://token:x""#, #""at 12:30: x""#, #"{"password": "x", "token":"y"}"#,
      #"{"the token: x": 1}"#, #""city: x""#, #""token:""#, #""page_token: x""#, ":", "\":", "token: x",
    ])
  func noSentence(_ text: String) {
    #expect(sentences(text).isEmpty)
  }
}
