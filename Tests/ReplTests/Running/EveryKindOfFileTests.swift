import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

/// Of each kind of file that this program has of its own or runs as it is: one that runs, and ones that are broken.
@Suite("Every kind of file", .paced)
struct EveryKindOfFileTests {
  private func run(_ text: String, _ name: String) async throws -> (lines: [String], answer: Answer) {
    let asked = Asked()
    let talk = try await asked.talk { $0.confirm = { _ in true } }
    try talk.folder.write(text, to: name)
    let answer = await talk.say("run \(name)")
    return (asked.lines, answer)
  }

  @Test(
    "runs",
    arguments: [
      ("x.http", "GET http://h.test/a\nA: b\n"), ("x.rest", "### one\nhttp://h.test/a\n"),
      ("x.har", #"{"log": {"entries": [{"request": {"method": "GET", "url": "http://h.test/a"}}]}}"#),
      ("x.json", #"{"log": {"entries": [{"request": {"method": "GET", "url": "http://h.test/a"}}]}}"#),
      ("x.session.md", "---\nsession: 2\nbase: http://h.test\n---\n\n```console\n$ get /a\n```\n"),
      ("x.apus", "# lines\nget http://h.test/a\n"), ("lines", "\n\nget http://h.test/a\n"),
    ])
  func runs(_ name: String, _ text: String) async throws {
    let (lines, answer) = try await run(text, name)
    #expect(lines == ["GET /a"] && answer.outcome == .ok, "\(answer.text)")
  }

  @Test(
    "sends nothing where it is broken",
    arguments: [
      ("x.http", "Dear all,\n\nhttp is fun\n"), ("x.http", "GET http://h.test/a\n\n> {% client.log(1)\n"),
      ("x.http", "GET http://h.test/a\nno header\n"), ("x.http", "{\n  GET http://h.test/a\n}\n"),
      ("x.http", "\u{0}\u{1}GET http://h.test/a\n"),
      ("x.har", #"{"log": {"entries": [{"request": {"method": "GET", "url": "http://h.test/a"}}, {"#),
      ("x.har", #"{"log": {"entries": [{"request": {"url": "http://h.test/a"}}, {"request": 1}]}}"#),
      ("x.har", "get http://h.test/a\n"), ("x.har", ""),
      ("x.session.md", "---\nsession: 9\n---\n\n```console\n$ get http://h.test/a\n```\n"),
      ("x.session.md", "get http://h.test/a\n"),
      ("x.apus", "hello\nget http://h.test/a\n"), ("lines", "Bonjour à tous\nget http://h.test/a\n"),
      ("x.txt", "1. First\nget http://h.test/a\n"),
    ])
  func broken(_ name: String, _ text: String) async throws {
    let (lines, answer) = try await run(text, name)
    #expect(lines.isEmpty && answer.outcome != .ok, "\(answer.text)")
  }
}
