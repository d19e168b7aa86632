import ApusClient
import ApusPacingTestSupport
import Foundation
import Testing

@Suite("A cookie as a line of a file", .paced)
struct CookieLineTests {
  private func line(_ text: String, from url: String = "http://api.test/a/b") throws -> CookieLine {
    CookieLine(SetCookie(text), from: try WebURL(url), usualPath: "/", at: Date(timeIntervalSince1970: 100))
  }

  @Test(
    "has seven fields, and reads as it was written",
    arguments: [
      ("a=1", "api.test\tFALSE\t/\tFALSE\t0\ta\t1"),
      ("a=1; Domain=test.test; Path=/x; Secure", ".test.test\tTRUE\t/x\tTRUE\t0\ta\t1"),
      ("a=b=c; HttpOnly; Max-Age=60", "#HttpOnly_api.test\tFALSE\t/\tFALSE\t160\ta\tb=c"),
    ])
  func fields(_ text: String, _ wanted: String) throws {
    let line = try line(text)
    #expect(line.text == wanted)
    #expect(
      line.setBy == Origin(scheme: "http", host: "api.test", port: 80), "who set it is no part of the line")
    #expect(try CookieLine(wanted)?.set(by: #require(line.setBy)) == line)
  }

  @Test(
    "is none without seven fields", arguments: ["", "# a comment", "a\tb", "h\tFALSE\t/\tFALSE\tx\ta\t1"])
  func broken(_ text: String) { #expect(CookieLine(text) == nil) }

  @Test("goes to its host and path, below its domain, and over https where it says so")
  func places() throws {
    let own = try line("a=1; Path=/x")
    #expect(try own.goes(to: WebURL("http://api.test/x")) && own.goes(to: WebURL("http://api.test/x/y")))
    #expect(try !own.goes(to: WebURL("http://api.test/xy")) && !own.goes(to: WebURL("http://b.api.test/x")))
    let wide = try line("a=1; Domain=api.test")
    #expect(try wide.goes(to: WebURL("http://b.api.test/")) && !wide.goes(to: WebURL("http://xapi.test/")))
    let secure = try line("a=1; Secure")
    #expect(try secure.goes(to: WebURL("https://api.test/")) && !secure.goes(to: WebURL("http://api.test/")))
  }

  @Test("takes the place of one of its name, domain and path alone")
  func merging() throws {
    let (one, other) = (try line("a=1"), try line("a=2; Path=/x"))
    #expect([one].merging([other]) == [one, other])
    #expect([one, other].merging([try line("a=3")]).map(\.text).joined().contains("\ta\t3"))
    #expect([one, other].merging([try line("a=3")]).count == 2)
  }

  @Test("is over when its time is")
  func over() throws {
    #expect(try line("a=1; Max-Age=60").isOver && !line("a=1").isOver)
  }
}
