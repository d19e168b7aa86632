import ApusFolderTestSupport
import ApusJSON
import ApusPacingTestSupport
import ApusPractice
import ApusReplTestSupport
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("The URL of a request in a file", .paced)
struct HTTPFileURLTests {
  private func run(_ file: String, in talk: Talk) async throws -> Answer {
    try talk.folder.write(file.replacing("BASE", with: talk.server.baseURL), to: "x.http")
    return await talk.say("run x.http")
  }

  @Test(
    "is not sent with a hole in it",
    arguments: [
      ("DELETE BASE/echo/{{id", "line 1: {{id is never closed; expected `}}`"),
      ("@id =\n\nDELETE BASE/echo/{{id}}", "line 3: id is an empty string"),
      ("@base = BASE\n@id =\ncurl -X DELETE '{{base}}/echo/{{id}}'", "id is an empty string"),
      ("DELETE BASE/echo/{id}", "line 1: {id} is not filled in; a brace that is meant is written %7B"),
      ("@id = %2e%2e\nDELETE BASE/echo/{{id}}", "leads out of its part of the path"),
    ])
  func holes(_ file: String, _ reason: String) async throws {
    let talk = try await Talk()
    let answer = try await run(file, in: talk)
    let said = answer.notes.replacing(/\n +/, with: " ")
    #expect(answer.status == 2 && answer.code == "request.variable", "\(answer.text)")
    #expect(said.contains(reason), "\(said)")
    #expect(await talk.say("show 1").notes.contains("there is no request 1"))
  }

  @Test(
    "has texts and numbers of an earlier request in its path, and nothing else",
    arguments: [
      ("list[0].empty", "an empty string"), ("none", "null"), ("list", "an array"), ("list[0]", "an object"),
    ])
  func kinds(_ path: String, _ kind: String) async throws {
    for hole in ["{{l.request.body.$.\(path)}}", "{{it}}"] {
      let talk = try await Talk()
      let answer = try await run(
        """
        @it = {{l.request.body.$.\(path)}}
        # @name l
        POST BASE/echo

        {"none": null, "list": [{"empty": ""}]}
        ###
        DELETE BASE/echo/\(hole)
        """, in: talk)
      let said = answer.notes.replacing(/\n +/, with: " ")
      #expect(answer.status == 2 && answer.code == "request.variable", "\(answer.text)")
      #expect(said.contains("is \(kind), and a part of a URL is a text or a number"), "\(said)")
      #expect(await talk.say("show 2").notes.contains("there is no request 2"))
    }
  }

  @Test("may begin with a value, and have empty ones, braces and blanks where they do no harm")
  func harmless() async throws {
    let talk = try await Talk()
    for (line, target) in [
      ("GET {{base}}/{{id}}?q={{no}}&r={x}", "/echo/7?q=&r=%7Bx%7D"), ("GET {{whole}}", "/echo/all?a=1"),
      ("GET BASE/echo/%7Bid%7D", "/echo/%7Bid%7D"), ("GET BASE/echo/{{words}}", "/echo/a%20b"),
      ("GET BASE/echo/a/../{{id}}", "/echo/a/../7"), ("curl -H 'X-A: {{words}}' BASE/echo/{{id}}", "/echo/7"),
    ] {
      let variables = "@no =\n@id = 7\n@words = a b\n@base = BASE/echo\n@whole = BASE/echo/all?a=1\n"
      let answer = try await run(variables + line, in: talk)
      #expect(answer.outcome == .ok, "\(line)\n\(answer.text)")
      #expect(try JSONDocument(answer.out).root["target"]?.string == target, "\(line)")
    }
  }

  @Test("and every other part take no secret of the session, which would go out as its mask")
  func secrets() async throws {
    let talk = try await Talk(variables: ["TOKEN": "canary-1234"])
    #expect(await talk.say("let t = env:TOKEN").outcome == .ok)
    for file in ["GET BASE/echo/{{t}}", "GET BASE/echo\nX-T: {{t}}"] {
      let answer = try await run(file, in: talk)
      // What `let` keeps may be shown or not; a mask is never sent.
      #expect(!answer.outText.contains("%E2%80%A2") && !answer.outText.contains("•"), "\(answer.text)")
    }
  }
}
