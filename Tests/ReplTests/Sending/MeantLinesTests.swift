import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusFolderTestSupport
@testable import ApusPractice
@testable import ApusRepl
@testable import ApusSurroundings

@Suite("A session sends and keeps only what was meant", .paced)
struct MeantLinesTests {
  @Test(
    "a session takes no header that no request can have, and is as it was",
    arguments: [
      "foo(bar:1", "a b:1", "'X-A\u{1}:1'", "X-B:1 foo(bar:2", #"X-A:$'1\n2'"#, "set header foo(bar 1",
      "requests.get(url + '?token=abc')",
    ])
  func headers(_ line: String) async throws {
    let talk = try await Talk()
    #expect(await talk.say(line).status == 2)
    #expect(await talk.say("get /echo").outcome == .ok)
    #expect(!(await talk.say("env").text.contains("header")))
  }

  @Test("values of an answer lead out of their part of a path neither in a line nor in a file")
  func answers() async throws {
    let talk = try await Talk()
    try talk.folder.write(#"{"dots": "..", "up": "../../admin"}"#, to: "a.json")
    await talk.say("open a.json")
    #expect(await talk.say("delete /echo/{{.dots}}").code == "request.variable")
    #expect(await talk.say("delete /echo/{{.up}}").outcome == .ok)
    #expect(await talk.say(".target").outText == "\"/echo/..%2F..%2Fadmin\"\n")
    try talk.folder.write("@up = ../x\nDELETE \(talk.server.baseURL)/echo/{{up}}\n", to: "x.http")
    #expect(await talk.say("run x.http").code == "request.variable")
  }
}
