import ApusJSON
import ApusLanguage
import ApusPacingTestSupport
import Testing

@testable import ApusSessionExports

@Suite("Where in an answer a value is", .paced)
struct ScriptSourceTests {
  @Test("is a path with nothing but steps, a header or the status, of the last answer")
  func captures() {
    let path = ScriptSource.capture("let id = .a[0].id")
    #expect(path?.name == "id" && path?.source == .path([.key("a"), .position(0), .key("id")]))
    #expect(ScriptSource.capture("let l = header Location")?.source == .header("Location"))
    #expect(ScriptSource.capture("let s = status")?.source == .status)
  }

  @Test(
    "is none that any program finds where it is of another answer, has a filter, or is no answer's",
    arguments: [
      "let id = $1.id", "let s = status $2", "let a = .[?@ == 7]", "let c = cookie sid", "let a = 1",
    ])
  func others(_ line: String) { #expect(ScriptSource.capture(line) == nil) }

  @Test("may have something else in it, of the same kind, and the rest stays byte for byte")
  func body() {
    let source = ScriptSource.path([.key("data"), .key("token")])
    func changed(_ text: String) -> String? {
      source.body(Array(text.utf8), with: .text("97")).map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(changed(#"{"data": {"token": "x", "n": 1}}"#) == #"{"data": {"token": "97", "n": 1}}"#)
    #expect(changed(#"{"data": {"token": 1.0}}"#) == #"{"data": {"token": 97}}"#)
    #expect(changed(#"{"data": 1}"#) == nil && changed("<a>") == nil)
    #expect(ScriptSource.status.body(Array("{}".utf8), with: .text("97")) == nil)
  }
}
