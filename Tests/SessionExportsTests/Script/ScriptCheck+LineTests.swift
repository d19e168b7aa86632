import Testing

@testable import ApusJSON
@testable import ApusSessionExports

@Suite("Checks of lines")
struct ScriptCheckLineTests {
  private func promises(_ line: String) throws -> [ScriptCheck.Promise] {
    try #require(ScriptCheck(line: line)).promises
  }

  @Test("a status, a time, a header and a path are checked")
  func kinds() throws {
    #expect(try promises("expect status 2xx") == [.statuses([200...299])])
    #expect(try promises("expect status == 404") == [.statuses([404...404])])
    #expect(try promises("expect time < 500ms") == [.time("<", 500)])
    #expect(try promises("expect header etag") == [.present])
    #expect(try promises("expect header a = 1") == [.compared("==", ScriptText([.text("\"1\"")]))])
    let check = try #require(ScriptCheck(line: "expect .a[*].b >= 2"))
    #expect(check.subject == .path([.key("a"), .any, .key("b")]) && check.text == ".a[*].b >= 2")
    #expect(check.promises == [.compared(">=", ScriptText([.text("2")]))])
  }

  @Test("what is in quotes is a string, what is no JSON too, and a variable is a hole")
  func values() throws {
    #expect(try promises("expect .a == \"1\"") == [.compared("==", ScriptText([.text("\"1\"")]))])
    #expect(try promises("expect .a == ann") == [.compared("==", ScriptText([.text("\"ann\"")]))])
    #expect(try promises("expect .a == {{id}}") == [.compared("==", ScriptText([.variable("id", .json)]))])
    #expect(
      try promises("expect .a == x-{{id}}")
        == [.compared("==", ScriptText([.text("\"x-"), .variable("id", .jsonString), .text("\"")]))])
  }

  @Test(
    "what another program cannot check is none",
    arguments: [
      "expect", "expect shape User", "expect .a[?@.b] == 1", "expect $2.a == 1", "expect time soon",
    ])
  func others(line: String) {
    #expect(ScriptCheck(line: line) == nil)
  }
}
