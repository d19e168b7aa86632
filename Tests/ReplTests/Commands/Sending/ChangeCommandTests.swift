import ApusClient
import ApusPacingTestSupport
import ApusReplTestSupport
import Synchronization
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("Something that is changed in the editor", .paced)
struct ChangeCommandTests {
  /// A thing with an ETag, which refuses what was made of another.
  private final class Thing: Sendable {
    let state = Mutex((body: #"{"id": 7, "name": "pen", "price": 1.10}"#, tag: 1))
    let sent = Mutex<[String]>([])
    let allow: String?

    init(allow: String? = nil) { self.allow = allow }

    var asked: Asked {
      Asked { request in
        let text = request.body?.bytesInMemory.map { String(decoding: $0, as: UTF8.self) } ?? ""
        self.sent.withLock { $0.append(text.isEmpty ? "\(request.method)" : "\(request.method) \(text)") }
        let (body, tag) = self.state.withLock { $0 }
        if request.method != .get, request.headers["If-Match"] != "\"\(tag)\"" {
          return .response(status: 412, body: #"{"message": "changed"}"#)
        }
        var headers: HeaderFields = ["ETag": "\"\(tag)\""]
        if let allow = self.allow { headers = headers.adding(HeaderField(name: "Allow", value: allow)) }
        return .response(status: 200, headers: headers, body: body)
      }
    }

    func change(to body: String) { state.withLock { $0 = (body, $0.tag + 1) } }
    var lines: [String] { sent.withLock { $0 } }
  }

  private func talk(
    _ thing: Thing, says yes: Bool = true, _ edit: @escaping @Sendable (String) -> String?
  ) async throws -> Talk {
    try await thing.asked.talk {
      $0.edit = edit
      $0.confirm = { _ in yes }
    }
  }

  @Test("what is different is shown, and sent after a yes, unless somebody else was faster")
  func patch() async throws {
    let thing = Thing()
    let talk = try await talk(thing) { $0.replacing("pen", with: "りんご") }
    let answer = await talk.say("change /things/7")
    #expect(
      answer.outcome == .ok && answer.outText.hasPrefix("~ .name  \"pen\" → \"りんご\"\n"), "\(answer.text)")
    #expect(thing.lines == ["GET", #"PATCH {"name": "りんご"}"#])
    #expect(await talk.say("request").text.contains("If-Match: \"1\""))
    #expect(await talk.say("request").text.contains("application/merge-patch+json"))
  }

  @Test(
    "a server that takes no patch gets all of it, by the line that is then on the prompt",
    arguments: [405, 415, 501])
  func noPatch(_ status: Int) async throws {
    let asked = Asked { request in
      request.method == .patch
        ? .response(status: status, headers: ["Allow": "GET, PUT"], body: "{}")
        : .response(status: 200, body: #"{"id": 7, "name": "pen", "price": 1.10}"#)
    }
    let talk = try await asked.talk {
      $0.edit = { $0.replacing("pen", with: "りんご") }
      $0.confirm = { _ in true }
    }
    let refused = await talk.say("change /things/7")
    #expect(
      refused.code == "http.\(status)" && refused.flat.contains("--put sends all of it"), "\(refused.text)")
    let line = try #require(await talk.engine.takePrefill())
    #expect(line == #"change --put /things/7 {"id":7,"name":"りんご","price":1.10}"#)
    #expect(await talk.say(line).outcome == .ok)
    #expect(asked.lines == ["GET /things/7", "PATCH /things/7", "GET /things/7", "PUT /things/7"])
    await talk.say("change --patch /things/7")
    #expect(await talk.engine.takePrefill() == nil)
  }

  @Test("items on the line change what they name, the rest stays as it is written, and no editor opens")
  func items() async throws {
    for (line, sent) in [
      ("change /things/7 name=ink --yes", #"PATCH {"name": "ink"}"#),
      (
        "change /things/7 tags[]=new price:=2 Accept:text/json --yes", #"PATCH {"price": 2, "tags": ["new"]}"#
      ),
      ("change /things/7 name:=null --yes", #"PUT {"id":7,"name":null,"price":1.10}"#),
    ] {
      let thing = Thing()
      #expect(await (try talk(thing) { _ in nil }).say(line).outcome == .ok)
      #expect(thing.lines == ["GET", sent], "\(thing.lines)")
    }
  }

  @Test(
    "a file, a second value, and an item without a place in the value are refused",
    arguments: [
      ("change /things/7 @new.json", 0), ("change /things/7 name=ink {}", 0),
      ("change /things/7 name[first]=ink", 1),
    ])
  func misplaced(_ line: String, asked count: Int) async throws {
    let thing = Thing()
    #expect(await (try talk(thing) { _ in nil }).say(line).code == "request.body")
    #expect(thing.lines == Array(repeating: "GET", count: count))
  }

  @Test("a no, and an editor that changes nothing, send nothing")
  func nothing() async throws {
    let thing = Thing()
    #expect(
      await (try talk(thing, says: false) { $0.replacing("7", with: "8") }).say("change /things/7").notes
        .contains("not sent"))
    #expect(await (try talk(thing) { $0 }).say("change /things/7").notes.contains("nothing was changed"))
    #expect(thing.lines == ["GET", "GET"])
  }

  @Test(
    "all of it is put where that is asked for, where no patch is allowed, and where a member becomes null")
  func put() async throws {
    for (line, allow, new) in [
      ("change /things/7 --put", nil, "\"ink\""), ("change /things/7", "GET, PUT", "\"ink\""),
      ("change /things/7", nil, "null"),
    ] as [(String, String?, String)] {
      let thing = Thing(allow: allow)
      _ = await (try talk(thing) { $0.replacing("\"pen\"", with: new) }).say(line)
      #expect(thing.lines.last == #"PUT {"id":7,"name":\#(new),"price":1.10}"#, "\(thing.lines)")
    }
  }

  @Test("a 412 shows what somebody else has changed, and both changes are on the prompt")
  func conflict() async throws {
    let thing = Thing()
    let talk = try await talk(thing) {
      thing.change(to: #"{"id": 7, "name": "pen", "price": 2}"#)
      return $0.replacing("pen", with: "ink")
    }
    let answer = await talk.say("change /things/7")
    #expect(answer.code == "http.412" && answer.outText.contains("~ .price  1.10 → 2\n"), "\(answer.text)")
    #expect(await talk.engine.takePrefill() == #"change /things/7 {"id": 7, "name": "ink", "price": 2}"#)
    #expect(thing.lines == ["GET", #"PATCH {"name": "ink"}"#, "GET"])
  }

  @Test("what is no JSON is edited again, or left, and nothing is sent")
  func broken() async throws {
    let thing = Thing()
    let counter = Mutex(0)
    let answer = await
      (try talk(thing) { text in
        let isFirst = counter.withLock { count in
          count += 1
          return count == 1
        }
        return isFirst ? "{\"id\": 7,}" : #"{"id": 8}"#
      }).say("change /things/7")
    #expect(
      answer.notes.contains("line 1, column")
        && thing.lines.last == #"PATCH {"id": 8, "name": null, "price": null}"#)
    let left = Thing()
    #expect(await (try talk(left, says: false) { _ in "{" }).say("change /things/7").code == "decode.syntax")
    #expect(left.lines == ["GET"])
  }

  @Test("without an editor the value is on the prompt, and a value on the line needs none")
  func prompt() async throws {
    let thing = Thing()
    let talk = try await talk(thing) { _ in nil }
    #expect(await talk.say("change /things/7").flat.contains("there is no editor"))
    await talk.engine.beginConversation()
    await talk.say("change /things/7 X-Mine:1")
    #expect(
      await talk.engine.takePrefill() == #"change /things/7 X-Mine:1 {"id":7,"name":"pen","price":1.10}"#)
    #expect(await talk.say(#"change /things/7 {"id": 7, "name": "pen"} --yes"#).outcome == .ok)
    #expect(thing.lines.last == #"PATCH {"price": null}"#)
  }

  @Test("what cannot be fetched is shown, and nothing is sent where nothing is to be")
  func failures() async throws {
    let asked = Asked(status: 404, body: "{}")
    #expect(await (try asked.talk()).say("change /things/9").code == "http.404")
    #expect(asked.lines == ["GET /things/9"])
    #expect(await (try asked.talk()).say("change").status == 2)
    #expect(await (try asked.talk()).say("change /things/9 --offline").outText.hasPrefix("GET /things/9 "))
    #expect(asked.lines.count == 1)
  }
}
