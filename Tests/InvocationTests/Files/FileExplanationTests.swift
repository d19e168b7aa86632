import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("What a file is", .paced)
struct FileExplanationTests {
  private func explained(_ text: String, _ name: String) async throws -> Answer {
    let asked = Asked()
    let talk = try await asked.talk(to: .plain)
    try talk.folder.write(text, to: name)
    let answer = await talk.say("explain file '\(name)'")
    #expect(asked.all.isEmpty)
    return answer
  }

  @Test("a file of requests, line by line")
  func requests() async throws {
    let answer = try await explained(
      """
      @host = h.test
      ### login
      # @no-cookie-jar
      POST http://{{host}}/login?token=s3cr3t
      Content-Type: application/json

      {
        // a comment
        "a": 1
      }
      > {% client.global.set("t", response.body.t); x("s3cr3t"); %}
      ###
      # @ssh host=x
      GET http://{{host}}/a
      ###
      WEBSOCKET ws://h.test
      """, "x.http")
    #expect(
      answer.outText == """
        x.http is a file of requests: 2 understood, 3 left out, 2 in the way
           3  left out: # @no-cookie-jar
           4  login: POST http://{{host}}/login?token=•••, 1 header, 1 value kept
           8  left out: comments in JSON bodies
          11  left out: x: it is JavaScript
          13  problem: # @ssh, so the request is not sent
          14  GET http://{{host}}/a
          16  problem: WEBSOCKET is not spoken here, only HTTP

        """, "\(answer.text)")
  }

  @Test("a HAR file, a session and lines")
  func others() async throws {
    let har = """
      {"log": {"entries": [
      {"request": {"method": "GET", "url": "http://h.test/a?token=s3cr3t"}, "response": {"status": 200}},
      {"request": {"url": "data:text/plain,hi"}},
      {"request": {"method": "GET"}}
      ]}}
      """
    #expect(
      try await explained(har, "x.har").outText == """
        x.har is a HAR file: 1 understood, 1 left out, 1 in the way
          2  GET http://h.test/a?token=•••, 200
          3  left out: an entry of a data: URL
          4  problem: expected a request with a url

        """)
    let session = "---\nsession: 2\nbase: practice\n---\n\n```console\n$ get /a\n\n$ headers\n```\n"
    #expect(
      try await explained(session, "x.session.md").outText == """
        x.session.md is a saved session: 2 understood
          7  get /a
          9  headers

        """)
    #expect(
      try await explained("# c\nget http://h.test/a \\\n  X-Token:s3cr3t\nheaders\n", "x").outText == """
        x is a file of lines: 2 understood
          2  get http://h.test/a \\   X-Token:•••
          4  headers

        """)
    #expect(
      try await explained("get /a\ngte /b\n", "x.apus").outText.contains(
        "  2  problem: there is no command gte"))
  }

  @Test(
    "kinds of other programs are named, and what is broken is said",
    arguments: [
      ("{\"openapi\": \"3.1.0\"}", "a description of an API"), ("meta {\n}\n", "a request of Bruno"),
      ("{\"info\": {\"_postman_id\": 1}}", "a Postman collection"),
      ("Dear all\n", "of no kind that is known here"),
      ("{\"log\": {\"entries\": [", "a HAR file: 1 in the way"),
      ("---\nsession: 9\n---\n", "a saved session: 1 in the way"),
      ("", "of no kind that is known here"), ("machine a login b password s3cr3t\n", "a file of credentials"),
    ])
  func names(_ text: String, _ expected: String) async throws {
    let answer = try await explained(text, "file")
    #expect(answer.outText.hasPrefix("file is \(expected)") && answer.outcome == .ok, "\(answer.text)")
    #expect(!answer.text.contains("s3cr3t"))
  }

  @Test("one that is not there is told")
  func missing() async throws {
    let talk = try await Asked().talk(to: .plain)
    #expect(await talk.say("explain file nothing").status == 2)
    #expect(await talk.say("explain file").flat.contains("expected a file"))
    #expect(await talk.say("explain 404").outcome == .ok)
  }
}
