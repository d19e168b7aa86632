import Testing

@testable import ApusLanguage

@Suite("What a pasted line names")
struct ShellNamesTests {
  private let values = ["HOST": "h.test:8080", "KEY": "canary-1", "TOKEN": "canary-2", "ODD": "a b"]

  @Test(
    "is written out where it says where to ask, and nowhere else",
    arguments: [
      ("curl http://$HOST/x", "curl http://h.test:8080/x"),
      ("curl 'http://$HOST/x'", "curl 'http://$HOST/x'"),
      (
        "curl \"https://${HOST}/$HOST\" -H \"A: $KEY\"",
        "curl \"https://h.test:8080/h.test:8080\" -H \"A: $KEY\""
      ),
      ("curl http://$HOST/?key=$KEY", "curl http://h.test:8080/?key=$KEY"),
      ("curl http://h/$TOKEN", "curl http://h/$TOKEN"), ("curl http://$NOBODY/", "curl http://$NOBODY/"),
      ("curl http://$ODD/", "curl http://$ODD/"), ("get $2.url", "get $2.url"),
      ("let a = $HOST", "let a = $HOST"),
      ("curl 'http://$HOST", "curl 'http://$HOST"),
    ])
  func places(_ line: String, _ written: String) {
    #expect(RequestLine.withPlaces(line) { values[$0] } == written)
  }
}
