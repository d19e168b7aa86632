import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("Where descriptions come from", .paced)
struct SpecificationLoaderTests {
  private static let text =
    #"{"openapi": "3.0.0", "info": {"title": "T", "version": "1"}, "paths": {"/a": {"get": {}}}}"#

  private let asked = Asked { request in
    switch request.url.path {
    case "/openapi.json": .response(status: 200, body: text)
    case "/gone": .failure(.refused, "nobody is there")
    default: .response(status: 404, body: "no")
    }
  }

  @Test("a file, a path behind the base, and a whole URL, whose request is none of the session's")
  func places() async throws {
    let talk = try await asked.talk(to: .plain)
    try talk.folder.write(Self.text, to: "api.json")
    for name in [
      "api.json", talk.folder.path + "/api.json", "/openapi.json", "http://other.test/openapi.json", "{{f}}",
    ] {
      await talk.say("let f = api.json", "spec off")
      #expect(await talk.say("spec \(name)").notes.hasPrefix("T 1\n"), "\(name)")
    }
    #expect(asked.all.map(\.url.text) == ["http://h.test/openapi.json", "http://other.test/openapi.json"])
    #expect(await talk.say("history").notes.hasPrefix("no request was sent yet"))
  }

  @Test("Qiita has its texts in the language of the surroundings")
  func language() async throws {
    for (language, locale) in [("ja_JP.UTF-8", "ja"), ("C.UTF-8", "en")] {
      let asked = Asked(body: #"{"definitions":{"a":{"links":[{"href":"/api/v2/a"}]}}}"#)
      let talk = try await asked.talk(to: .plain, variables: ["LANG": language])
      #expect(await talk.say("spec https://qiita.com/api/v2/schema").notes.contains("JSON Hyper-Schema"))
      #expect(asked.lines == ["GET /api/v2/schema?locale=\(locale)"])
    }
  }

  @Test("the network where it is not to be had, with its code and the way to look")
  func network() async throws {
    let talk = try await asked.talk(to: .plain)
    let missing = await talk.say("spec /nowhere.json")
    #expect(
      missing.code == "http.404" && missing.flat.contains("the description could not be had"),
      "\(missing.text)")
    #expect(missing.text.contains("try: get /nowhere.json"))
    #expect(await talk.say("spec /gone").flat.contains("the description could not be had: nobody is there"))
  }

  @Test(
    "a text that is no description is told for what it is",
    arguments: [
      ("", "decode.syntax", "cannot be read"),
      ("openapi: [1\n", "decode.syntax", "x.any cannot be read as YAML"),
      ("<html>", "decode.syntax", "cannot be read"),
      ("{\"openapi\": }", "decode.syntax", "x.any is not JSON"),
      ("[1]", "decode.value", "x.any is no description of an API"),
      ("{\"a\": 1}", "decode.value", "no description"),
      ("{\"openapi\": \"9.0\", \"paths\": {}}", "decode.value", "no description"),
    ])
  func refusals(_ text: String, _ code: String, _ said: String) async throws {
    let talk = try await asked.talk(to: .plain)
    try talk.folder.write(text, to: "x.any")
    let answer = await talk.say("spec x.any")
    #expect(answer.code == code && answer.flat.contains(said), "\(answer.text)")
    #expect(await talk.say("spec").notes.hasPrefix("no description is loaded"))
  }

  @Test("a word that says nothing where it is refused at its place")
  func mistakes() async throws {
    let talk = try await asked.talk(to: .plain)
    #expect(
      await talk.say("spec none.json").flat.contains("none.json cannot be read: No such file or directory"))
    #expect(await talk.say("spec {{nobody}}").code == "request.variable")
    #expect(await talk.say("spec http://[").status == 2)
  }
}
