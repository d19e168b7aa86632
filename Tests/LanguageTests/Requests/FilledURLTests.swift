import ApusClient
import ApusFolderTestSupport
import ApusLanguageTestSupport
import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("Values in a URL", .paced)
struct FilledURLTests {
  private static let values = Variables([
    "up": .text("../admin"), "dots": .text(".."), "dot": .text("."), "empty": .text(""),
    "slash": .text("a/b"),
    "encoded": .text("%2e%2e"), "back": .text("..\\x"), "query": .text("a?b#c&d"),
    "base": .text("http://o:1/v"),
    "host": .text("o:1"), "path": .text("/a/b"), "port": .text("1"), "evil": .text("x@evil.test"),
  ])

  @Test(
    "stay in their part of it",
    arguments: [
      ("delete /d/{{up}}", "http://h/d/..%2Fadmin"), ("get /d/{{slash}}/e", "http://h/d/a%2Fb/e"),
      ("get d-{{up}}", "http://h/d-..%2Fadmin"), ("get /d/{{encoded}}", "http://h/d/%252e%252e"),
      ("get /d/{{back}}", "http://h/d/..%5Cx"), ("get /d/{{query}}", "http://h/d/a%3Fb%23c&d"),
      ("get /d/{{dots}}x", "http://h/d/..x"), ("get /d/{{dot}}{{slash}}", "http://h/d/.a%2Fb"),
      ("get /d?a={{up}}&b={{empty}}", "http://h/d?a=..%2Fadmin&b="),
      ("http http://h/d/{{up}}", "http://h/d/..%2Fadmin"), ("curl http://h/d/$up", "http://h/d/..%2Fadmin"),
    ])
  func parts(_ line: String, _ url: String) throws {
    #expect(try prepare(line) { $0.variables = Self.values }.request.url.text == url)
  }

  @Test(
    "that begin it are taken as written",
    arguments: [
      ("get {{base}}", "http://o:1/v"), ("get {{base}}/x", "http://o:1/v/x"),
      ("get {{path}}", "http://h/a/b"),
      ("get {{path}}/c", "http://h/a/b/c"), ("get http://{{host}}/x", "http://o:1/x"),
      ("get http://{{host}}{{path}}", "http://o:1/a/b"),
      ("get http://localhost:{{port}}/x", "http://localhost:1/x"),
      ("get http://localhost:1{{path}}", "http://localhost:1/a/b"), ("get {{host}}/x", "http://o:1/x"),
      ("curl {{base}}/x", "http://o:1/v/x"),
    ])
  func beginnings(_ line: String, _ url: String) throws {
    #expect(try prepare(line) { $0.variables = Self.values }.request.url.text == url)
  }

  @Test(
    "are refused where they would lead elsewhere",
    arguments: [
      ("delete /d/{{dots}}", "{{dots}}", "leads out"), ("delete /d/{{dot}}/x", "{{dot}}", "leads out"),
      ("delete /d/.{{dot}}", "{{dot}}", "leads out"), ("delete /d/{{dot}}{{dot}}", "{{dot}}", "leads out"),
      ("delete /d/{{dot}}%2e", "{{dot}}", "leads out"), ("get /d/{{dots}}?a=1", "{{dots}}", "leads out"),
      ("get /d/{{dots}}#a", "{{dots}}", "leads out"),
      ("get --path-as-is /d/{{dots}}", "{{dots}}", "leads out"),
      ("delete /d/{{empty}}", "{{empty}}", "an empty string"),
      ("delete /d/{{empty}}/x", "{{empty}}", "an empty string"),
      ("delete {{empty}}", "{{empty}}", "an empty string"),
      ("delete {{empty}}/x", "{{empty}}", "an empty string"),
      ("get http://a.{{evil}}/x", "{{evil}}", "ends a host"),
      ("get http://a.{{slash}}/x", "{{slash}}", "ends a host"),
      ("curl http://h/d/$dots", "$dots", "leads out"),
      ("http http://h/d/{{empty}}", "{{empty}}", "an empty string"),
    ])
  func refused(_ line: String, _ place: String, _ why: String) throws {
    let found = try problem(line) { $0.variables = Self.values }
    #expect(found.problem.code == .requestVariable)
    #expect(found.place == place)
    #expect(found.problem.message.contains(why), "\(found.problem.message)")
  }
}
