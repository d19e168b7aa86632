import ApusClient
import ApusJSON
import ApusLanguage
import ApusPacingTestSupport
import ApusRecordings
import Foundation
import Testing

@testable import ApusSessionExports

@Suite("What let keeps for other programs", .paced)
struct ScriptLetTests {
  @Test("is a text, with variables in it where it has some")
  func texts() throws {
    let plain = try #require(ScriptLet.text("let uid = 1"))
    #expect(plain.name == "uid" && plain.text.plain == "1")
    #expect(ScriptLet.text("let n = 'a b'")?.text.plain == "a b")
    let filled = try #require(ScriptLet.text("let u = x-{{uid}}"))
    #expect(filled.text.pieces == [.text("x-"), .variable("uid", .plain)])
  }

  @Test(
    "is none where it is taken of an answer, is a secret, or JSON",
    arguments: [
      "let id = .id", "let s = status", "let h = header Date", "let t = env:TOKEN", "let t = {{secret:t}}",
      "let l = [1,2]", "let i = {{.id}}", "let t from 'post /login' .t", "let", "get /a",
    ])
  func others(_ line: String) { #expect(ScriptLet.text(line) == nil) }

  @Test("may be asked for by a line of its own, and is taken of its answer")
  func asked() throws {
    let asked = try #require(ScriptLet.Asked("let tok from 'post /login?a=b user=ann' .data.token --for 10m"))
    #expect(asked.name == "tok" && asked.source == .path([.key("data"), .key("token")]))
    func request(_ method: HTTPMethod, _ url: String) throws -> Request {
      Request(method: method, url: try WebURL(url))
    }
    #expect(try asked.isAsked(by: request(.post, "http://h/v1/login?a=b")))
    #expect(try !asked.isAsked(by: request(.get, "http://h/login")))
    #expect(try !asked.isAsked(by: request(.post, "http://h/logout")))
  }

  @Test(
    "is not asked for by what no other program could",
    arguments: ["let t from 'post /login' .a[?@.b]", "let t = .a", "let t from login .a", "let t from"])
  func unasked(_ line: String) { #expect(ScriptLet.Asked(line) == nil) }
}
