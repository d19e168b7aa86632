import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusPractice
import ApusReplTestSupport
import Foundation
import Testing

@testable import ApusInvocation
@testable import ApusRepl
@testable import ApusSurroundings

@Suite("A file that is run", .paced)
struct RunCommandTests {
  @Test("as a saved session does for real what was typed in it, and goes on where it failed as it is written")
  func session() async throws {
    let talk = try await Talk(to: Talk.terminal)
    await talk.say("save nothing")
    try talk.folder.write(
      """
      ---
      session: 2
      base: practice
      cassette: is-not-here.session.har
      ---
      ```console
      $ get /github/users/{{nobody}}
      ? request.variable

      $ post /echo {
      >   "a": 1
      > }
      $ get http://practice/status/404
      ? http.404
      ```

      """, to: "it.session.md")
    let said = await talk.say("run it.session.md")
    #expect(said.code == "http.404", "\(said.text)")
    #expect(said.text.contains("$ post /echo {") && said.text.contains("404 Not Found"), "\(said.text)")
    try talk.folder.write(
      "---\nsession: 2\nbase: practice\n---\n```console\n$ gte /x\n$ get /echo\n```\n", to: "stops.session.md"
    )
    let stopped = await talk.say("run stops.session.md")
    #expect(stopped.code == "usage.command" && !stopped.text.contains("get /echo"), "\(stopped.text)")
  }

  @Test("is found by the name that `save` took, by `replay` too, and a file of the very name goes first")
  func savedName() async throws {
    let talk = try await Talk(to: Talk.terminal, setUp: { $0.confirm = { _ in true } })
    await talk.say("get /status/204", "save mine")
    let run = await talk.say("run mine")
    #expect(run.status == 0 && run.text.contains("$ get /status/204"), "\(run.text)")
    #expect(await talk.say("replay mine").status == 0)
    #expect(await talk.say("run mine.session").status == 0)
    let none = await talk.say("run yours")
    #expect(none.status == 2 && none.text.contains("yours cannot be read"), "\(none.text)")
    try talk.folder.write("get /status/205\n", to: "mine")
    let file = await talk.say("run mine")
    #expect(!file.text.contains("204") && file.text.contains("205"), "\(file.text)")
  }

  @Test(
    "is recorded as its lines, so that the recording needs no file",
    arguments: ["lines.txt", "requests.http"])
  func recorded(_ name: String) async throws {
    let talk = try await Talk(to: Talk.terminal, variables: ["TOKEN": "canary-1234-canary"]) {
      $0.confirm = { _ in true }
    }
    try talk.folder.write("get /echo?a=1\nlet x = .query[0].value\nget /echo?b={{x}}\n", to: "lines.txt")
    try talk.folder.write(
      """
      # @name first
      GET \(talk.server.baseURL)/echo?a=1
      Authorization: Bearer {{$processEnv TOKEN}}

      ###
      POST \(talk.server.baseURL)/echo
      Content-Type: text/plain

      {{first.response.body.$.path}}

      """, to: "requests.http")
    await talk.say("record it")
    let here = talk.folder.path + "/" + name
    #expect(await talk.say("run \(here)").outcome == .ok)
    await talk.say("record off")
    try FileManager.default.removeItem(atPath: here)
    let answer = await talk.say("replay it")
    #expect(answer.outcome == .ok, "\(answer.text)\n\(talk.folder.text(of: "it.session.md") ?? "")")
    #expect(answer.text.contains(name == "lines.txt" ? "3 steps" : "2 steps"), "\(answer.text)")
    for file in ["it.session.md", "it.session.har"] {
      #expect(talk.folder.text(of: file)?.contains("canary") == false, "\(file)")
    }
  }

  @Test("ends with the first line that fails where the program is told to be strict, and not otherwise")
  func strict() async throws {
    for isStrict in [false, true] {
      let asked = Asked { request in .response(status: request.url.path == "/no" ? 404 : 200, body: "{}") }
      let talk = try await Talk(transport: asked, base: "http://h.test", flags: { $0.isStrict = isStrict })
      try talk.folder.write("get /a\nget /no\nget /b\n", to: "lines")
      let answer = await talk.say("run lines")
      #expect(answer.outcome == (isStrict ? .failed(.http(404)) : .ok))
      #expect(asked.lines == (isStrict ? ["GET /a", "GET /no"] : ["GET /a", "GET /no", "GET /b"]))
    }
  }

  @Test("and runs itself, or is not there, is refused")
  func refused() async throws {
    let asked = Asked()
    let talk = try await asked.talk(to: .plain)
    try talk.folder.write("run b\n", to: "a")
    try talk.folder.write("run a\n", to: "b")
    let circle = await talk.say("run a")
    #expect(circle.flat.contains("a is being run, and would run itself without end"), "\(circle.text)")
    #expect(await talk.say("run none").flat.contains("none cannot be read: No such file or directory"))
    #expect(await talk.say("run").flat.contains("expected a file"))
    // It can be run again afterwards.
    try talk.folder.write("get /x\n", to: "b")
    #expect(await talk.say("run b", "run a").outcome == .ok)
    #expect(asked.lines == ["GET /x", "GET /x"])
  }
}
