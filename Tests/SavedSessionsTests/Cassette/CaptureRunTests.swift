import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusPractice
import ApusReplTestSupport
import Foundation
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("A HAR file that is run", .paced)
struct CaptureRunTests {
  @Test("of a browser lists what it will send, and sends it when it may")
  func browser() async throws {
    let other = try PracticeServer.start()
    defer { other.stop() }
    let har = """
      {"log":{"version":"1.2","creator":{"name":"WebInspector"},"pages":[{"id":"p","pageTimings":{"onLoad":-1}}],
      "entries":[
      {"pageref":"p","_initiator":{},"request":{"method":"GET","url":"\(other.baseURL)/echo?a=b%20c","httpVersion":"h2",
       "headers":[{"name":":authority","value":"x"},{"name":"x-mine","value":"it's {{x}}"},{"name":"Host","value":"x"}],
       "headersSize":-1,"bodySize":0},"response":{"status":200,"content":{"size":3,"text":"aGkh","encoding":"base64"}},
       "startedDateTime":"2026-01-01T00:00:00.000Z","time":1.5,"timings":{"blocked":-1,"dns":-1,"wait":1}},
      {"request":{"method":"POST","url":"\(other.baseURL)/echo","headers":[],
       "postData":{"mimeType":"application/x-www-form-urlencoded","params":[{"name":"a b","value":"ü"}]}},
       "response":{"status":0,"_error":"net::ERR_ABORTED"},"time":-1},
      {"request":{"method":"GET","url":"data:text/plain,hi"}},
      {"request":{"method":"GET","url":"\(other.baseURL)/echo",
       "headers":[{"name":"Authorization","value":"Bearer {{secret:TOKEN}}"}]}},
      {"request":{"method":"GET","url":"\(other.baseURL)/echo?k={{secret:KEY}}"}},
      {"request":{"method":"POST","url":"\(other.baseURL)/echo","postData":{"mimeType":"multipart/form-data",
       "params":[{"name":"f","fileName":"/etc/hosts"}]}}}
      ]}}
      """
    for answer in [false, true] {
      let talk = try await Talk(to: Talk.terminal) { $0.confirm = { _ in answer } }
      try talk.folder.write(har, to: "it.har")
      let said = await talk.say("run it.har")
      #expect(said.text.contains("1  GET \(other.baseURL)/echo?a=b%20c"), "\(said.text)")
      #expect(said.outcome == (answer ? .ok : .failed(.cancelled)), "\(said.text)")
      let asked = await talk.say("history").text
      #expect(asked.ranges(of: "\(other.baseURL)/echo").count == (answer ? 3 : 0), "\(asked)")
      guard answer else { continue }
      #expect(said.text.contains("not in the file: Authorization"), "\(said.text)")
      #expect(said.text.contains("left out: the secret KEY is not in the file"), "\(said.text)")
      #expect(said.text.contains("left out: the bytes of /etc/hosts are not in the file"), "\(said.text)")
      #expect(await talk.say("$1.headers[?@.name == 'x-mine'].value").text.contains("it's {{x}}"))
      #expect(await talk.say("$2.body.text").text.contains("a+b=%C3%BC"))
    }
  }

  @Test("sends bytes that are no text as they are")
  func binary() async throws {
    let talk = try await Talk(to: Talk.terminal)
    let bytes: [UInt8] = [0x1f, 0x8b, 0, 0xff, 0x0d, 0x0a, 0x27, 0x80]
    try Data(bytes).write(to: URL(filePath: talk.folder.path + "/body"))
    await talk.say("post /echo/a?b=[1] @body Content-Type:application/gzip X-A:\"it's \\{{x}}\"", "save one")
    let said = await talk.say("run one.session.har")
    #expect(said.outcome == .ok && !said.text.contains("left out"), "\(said.text)")
    for place in [".body", ".target", ".headers[?@.name == 'X-A'].value", "..[?@.name == 'Content-Type']"] {
      let before = await talk.say("$1\(place)").text
      #expect(await talk.say("$2\(place)").text == before && !before.isEmpty, "\(before)")
    }
  }

  @Test("of its own is recorded nowhere, and said so")
  func ownCapture() async throws {
    let talk = try await Talk(to: Talk.terminal)
    await talk.say("get /status/204", "save one", "record two")
    let said = await talk.say("run one.session.har")
    #expect(said.outcome == .ok && said.text.contains("not recorded: the lines of one.session.har"))
    #expect(await talk.say("record off").text.contains("1 line in"))
  }

  @Test(
    "that is none is refused with its place",
    arguments: [
      ("{", "it.har:1:2: expected"), ("{}", "it.har:1:1: expected a HAR log with entries"),
      (#"{"log":{"entries":[{}]}}"#, "it.har:1:20: expected an entry with a request"),
      (#"{"log":{"entries":[{"request":{"url":"x"}}]}}"#, "it.har:1:38: expected an http or https URL"),
    ])
  func noCapture(_ text: String, _ message: String) async throws {
    let talk = try await Talk(to: Talk.terminal)
    try talk.folder.write(text, to: "it.har")
    let said = await talk.say("run it.har")
    #expect(said.status == 2 && said.text.contains(message), "\(said.text)")
  }

  @Test("without requests sends nothing, which is no failure, and one that is not there is refused")
  func empty() async throws {
    let asked = Asked()
    let talk = try await asked.talk()
    try talk.folder.write(#"{"log": {"entries": []}}"#, to: "it.har")
    let answer = await talk.say("run it.har")
    #expect(answer.outcome == .ok && answer.text == "it.har has no requests\n")
    #expect(await talk.say("run none.har").status == 2)
    #expect(asked.all.isEmpty)
  }

  @Test("is asked about with its hosts, however many, and allowed without a question by --trust")
  func asking() async throws {
    let entries = (1...17).map {
      #"{"request": {"url": "http://h\#($0).test/"}, "response": {"status": 200}}"#
    }
    let asked = Asked()
    let talk = try await asked.talk {
      $0.confirm = { question in
        #expect(question == "send 17 requests to 17 hosts? ")
        return false
      }
    }
    try talk.folder.write(#"{"log": {"entries": [\#(entries.joined(separator: ","))]}}"#, to: "it.har")
    let refused = await talk.say("run it.har")
    #expect(refused.outcome == .failed(.cancelled) && asked.all.isEmpty)
    #expect(refused.text.contains("15  GET http://h15.test/\n… 2 more\n"), "\(refused.text)")
    #expect(refused.text.contains("try: run --trust it.har"))
    #expect(await talk.say("run --trust it.har").outcome == .ok)
    #expect(asked.all.map(\.url.host) == (1...17).map { "h\($0).test" })
  }
}
