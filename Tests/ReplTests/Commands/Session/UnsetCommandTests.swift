import ApusClient
import ApusLineEditing
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("Taking back what was set", .paced)
struct UnsetCommandTests {
  @Test(
    "a field, all of them, or what only one thing is named",
    arguments: [
      ("unset field a", "{\"b\": 2}"), ("unset body a", "{\"b\": 2}"), ("unset a", "{\"b\": 2}"),
      ("unset b", "{\"a\": \"1\"}"),
    ])
  func fields(_ line: String, _ body: String) async throws {
    let talk = try await Talk()
    await talk.say("a=1")
    await talk.say("b:=2")
    #expect(await talk.say(line).outcome == .ok)
    let sent = await talk.say("post /echo --offline")
    #expect(sent.text.contains(body), "\(sent.text)")
    #expect(await talk.say("unset fields").outcome == .ok)
    let empty = await talk.say("post /echo --offline").outText
    #expect(empty.hasPrefix("POST /echo HTTP/1.1\r\n"), "\(empty)")
    #expect(!empty.contains("{") && !empty.contains("Content-Length"), "\(empty)")
  }

  @Test("a name alone is enough for a header, a query item, a variable and an option")
  func names() async throws {
    let talk = try await Talk()
    for line in ["X-A:1", "q==1", "let v = 1", "set timeout 5"] { await talk.say(line) }
    for line in ["unset x-a", "unset q", "unset v", "unset timeout"] {
      #expect(await talk.say(line).outcome == .ok, "\(line)")
    }
    let left = await talk.say("env").text
    #expect(!left.contains("X-A") && !left.contains("q==1") && !left.contains("v = 1"), "\(left)")
  }

  @Test("a name of several things has to be said of which, and one of nothing is not there")
  func others() async throws {
    let talk = try await Talk()
    for line in ["a=1", "a==2", "page==3"] { await talk.say(line) }
    let several = await talk.say("unset a")
    #expect(several.text.contains("a is a query item and a field"), "\(several.text)")
    #expect(several.text.contains("try: unset query a"), "\(several.text)")
    #expect(await talk.say("unset pag").text.contains("try: unset page"))
    #expect(await talk.say("unset field c").text.contains("c is not set"))
  }

  @Test("Tab offers what is set, of the kind that was said")
  func completion() async throws {
    let talk = try await Talk()
    for line in ["X-A:1", "q==1", "name=2"] { await talk.say(line) }
    let knowledge = await talk.engine.knowledge()
    let offers = { (line: String) in
      knowledge.completion(of: line, at: line.utf8.count).candidates.map(\.text)
    }
    #expect(offers("unset field ") == ["name"])
    #expect(offers("unset header ") == ["X-A"])
    #expect(offers("unset n") == ["netrc", "name"])
    #expect(offers("unset fi") == ["field", "fields"])
  }
}
