import Foundation
import Testing

@testable import ApusClient
@testable import ApusContracts
@testable import ApusJSON
@testable import ApusRecordings
@testable import ApusSessionExports

@Suite("Checks of lines")
struct ScriptCheckLineTests {
  private func promises(_ line: String) throws -> [ScriptCheck.Promise] {
    try #require(ScriptCheck(line: line)).promises
  }

  @Test("a status, a time, a header and a path are checked")
  func kinds() throws {
    #expect(try promises("expect status 2xx") == [.statuses([200...299])])
    #expect(try promises("expect status 200, 404") == [.statuses([200...200, 404...404])])
    #expect(try promises("expect time < 500ms") == [.time("<", 500)])
    #expect(try promises("expect header etag") == [.present])
    #expect(try promises("expect header a = 1") == [.compared("==", ScriptText([.text("\"1\"")]))])
    let check = try #require(ScriptCheck(line: "expect .a[*].b >= 2"))
    #expect(check.subject == .path([.key("a"), .any, .key("b")]) && check.text == ".a[*].b >= 2")
    #expect(check.promises == [.compared(">=", ScriptText([.text("2")]))])
  }

  @Test("what rules promise of values is kept, and what only this program knows is told as missing")
  func rules() throws {
    #expect(
      try promises("expect .a one of \"x\", 2") == [
        .oneOf([ScriptText([.text("\"x\"")]), ScriptText([.text("2")])])
      ])
    #expect(try promises("expect .a 0..10") == [.within(.init(least: "0", most: "10"))])
    #expect(
      try promises("expect .a len > 2, sorted by .id desc, unique .id")
        == [
          .length(.init(least: "2", includesBounds: false)), .sorted([.key("id")], isDescending: true),
          .unique([.key("id")]),
        ])
    #expect(
      try promises("expect .a type string?, re /^[A-Z]-/") == [
        .kinds([.string, .null]), .matching("^[A-Z]-"),
      ])
    #expect(try promises("expect .a contains \"b\"") == [.containing(ScriptText([.text("\"b\"")]))])
    #expect(try promises("expect .a absent") == [.absent])
    #expect(try promises("expect p95 time < 300 ms of 20") == [.time("<", 300)])
    let part = try #require(ScriptCheck(line: "expect .a exact, type string"))
    #expect(part.isPart && part.promises == [.kinds([.string])])
    #expect(ScriptCheck(line: "expect .a exact") == nil)
    let ignored = try #require(ScriptCheck(line: "expect header age ignore"))
    #expect(ignored.promises.isEmpty && !ignored.isPart)
  }

  @Test("what may be missing is kept where it is, and what else holds of it is checked")
  func optional() throws {
    let check = try #require(ScriptCheck(line: "expect .a optional, type string?"))
    #expect(check.isKeptByNothing && !check.isPart && check.promises == [.kinds([.string, .null])])
    #expect(ScriptCheck(line: "expect .a type string")?.isKeptByNothing == false)
    #expect(ScriptCheck(line: "expect .a optional") == nil)
  }

  private func promises(_ rule: String, of body: String) throws -> [ScriptCheck.Promise]? {
    let exchange = Exchange(
      request: Request(url: try WebURL("http://h.test/")), startedAt: .now,
      body: ReceivedBody(bytes: Array(body.utf8)))
    return ScriptCheck(try Rule(rule), recorded: Recording(exchange))?.promises
  }

  @Test("what is to be as it was is what it was in the recorded answer")
  func recorded() throws {
    let body = #"{"a": 1, "b": [1, "x", null], "c": {"d": true}, "s": "{{secret:s}}"}"#
    #expect(try promises(".a type", of: body) == [.kinds([.number])])
    #expect(try promises(".b[*] type", of: body) == [.kinds([.number, .string, .null])])
    #expect(try promises(".c.d type", of: body) == [.kinds([.boolean])])
    #expect(try promises(".a exact", of: body) == [.compared("==", ScriptText([.text("1")]))])
    #expect(
      try promises(".a exact, type string", of: body)
        == [.compared("==", ScriptText([.text("1")])), .kinds([.string])])
  }

  @Test("what was not there, was many, was taken out or is in no JSON can be checked by no other program")
  func unrecorded() throws {
    let body = #"{"b": [1, 2], "s": "{{secret:s}}"}"#
    for rule in [".a type", ".a exact", ".b[*] exact", ".s exact", ".s type", "header a exact"] {
      #expect(try promises(rule, of: body) == nil, "\(rule)")
    }
    #expect(try promises(".a type", of: "no JSON") == nil)
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
