import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusSurroundings

@Suite("A HAR file as a session", .paced)
struct CaptureImportTests {
  private static func entry(_ request: String, status: Int = 200, body: String = "{\\\"id\\\": 7}") -> String
  {
    #"{"startedDateTime": "2026-01-02T03:04:05Z", "time": 12, "request": \#(request), "response": {"status": \#(status), "#
      + #""statusText": "", "httpVersion": "HTTP/1.1", "headers": [{"name": "Content-Type", "value": "application/json"}], "#
      + #""cookies": [], "content": {"size": 9, "mimeType": "application/json", "text": "\#(body)"}, "redirectURL": "", "#
      + #""headersSize": -1, "bodySize": 9}, "cache": {}, "timings": {"send": 1, "wait": 10, "receive": 1}}"#
  }

  private static func request(_ method: String, _ url: String, more: String = "") -> String {
    #"{"method": "\#(method)", "url": "\#(url)", "httpVersion": "HTTP/1.1", "headers": [{"name": "X-Mine", "value": "1"}, "#
      + #"{"name": "Authorization", "value": "Bearer tulip-4711-tulip"}], "cookies": [], "queryString": []\#(more), "#
      + #""headersSize": -1, "bodySize": 0}"#
  }

  /// Somebody with a file of five entries: two that can be asked, one of a socket, one whose file is gone, and one given up.
  private func talk() async throws -> Talk {
    let talk = try await Asked().talk(to: .plain)
    let body = #", "postData": {"mimeType": "application/json", "text": "{\"name\": \"ann\"}"}"#
    let lost =
      #", "postData": {"mimeType": "multipart/form-data", "params": [{"name": "f", "fileName": "a.png"}]}"#
    let entries = [
      Self.entry(Self.request("GET", "https://h.test/a?q=1")),
      Self.entry(Self.request("POST", "https://h.test/b", more: body), status: 404),
      Self.entry(Self.request("GET", "wss://h.test/c")),
      Self.entry(Self.request("POST", "https://h.test/d", more: lost)),
      Self.entry(Self.request("GET", "https://h.test/given-up"), status: 0, body: "")
        .replacing(#""statusText": "","#, with: #""statusText": "", "_error": "net::ERR_ABORTED","#),
    ]
    try talk.folder.write(
      "{\"log\": {\"version\": \"1.2\", \"creator\": {\"name\": \"b\", \"version\": \"1\"}, \"entries\": [\(entries.joined(separator: ","))]}}",
      to: "web.har")
    return talk
  }

  @Test("it is listed with what is left out, and nothing is written until somebody says where")
  func list() async throws {
    let talk = try await talk()
    let answer = await talk.say("import web.har")
    #expect(
      answer.status == 0 && answer.text.contains("import web.har --into DIR --as session"), "\(answer.text)")
    #expect(
      answer.text.contains("left out: 1 entry of wss: URLs")
        && answer.text.contains("the bytes of a.png are not in the file"))
    #expect(answer.text.contains("left out: it was not answered: net::ERR_ABORTED"), "\(answer.text)")
    #expect(!talk.folder.names.contains { $0.contains("session") })
  }

  @Test("it replays as it was recorded, without its secrets, and asks nobody")
  func session() async throws {
    let talk = try await talk()
    let answer = await talk.say("import web.har --into out --as session")
    #expect(answer.status == 0 && answer.text.contains("replay out/web"), "\(answer.text)")
    let text = try #require(talk.folder.text(of: "out/web.session.md"))
    #expect(text.contains("? http.404") && text.contains("left out: POST https://h.test/d"), "\(text)")
    #expect(text.contains("left out: GET https://h.test/given-up: it was not answered"), "\(text)")
    #expect(!text.contains("network.closed"), "\(text)")
    let replay = await talk.say("replay out/web")
    #expect(replay.status == 0 && replay.text.contains("2 steps: 2 as written"), "\(replay.text)")
    for file in ["out/web.session.md", "out/web.session.har"] {
      #expect(talk.folder.text(of: file)?.contains("tulip") == false, "\(file)")
    }
  }

  @Test("a recording of a session has the name of that session")
  func recording() async throws {
    let talk = try await talk()
    let text = try #require(talk.folder.text(of: "web.har"))
    try talk.folder.write(text, to: "mine.session.har")
    let answer = await talk.say("import mine.session.har --into out --as session")
    #expect(answer.status == 0 && answer.text.contains("wrote out/mine.session.md"), "\(answer.text)")
    #expect(talk.folder.text(of: "out/mine.session.har") != nil)
  }

  @Test("bytes and forms of parts are files of the recording, without what is secret among the parts")
  func bodies() async throws {
    let talk = try await Asked().talk(to: .plain)
    let form =
      #"--B\r\nContent-Disposition: form-data; name=\"password\"\r\n\r\nxy-4711-xy\r\n--B--\r\n"#
    let bodies = [
      #", "postData": {"mimeType": "multipart/form-data; boundary=B", "text": "\#(form)"}"#,
      #", "postData": {"mimeType": "image/png", "text": "iVBORwD/", "encoding": "base64"}"#,
    ]
    let entries = bodies.map { Self.entry(Self.request("POST", "https://h.test/b", more: $0)) }
    try talk.folder.write(
      "{\"log\": {\"version\": \"1.2\", \"entries\": [\(entries.joined(separator: ","))]}}", to: "up.har")
    let answer = await talk.say("import up.har --into out --as session")
    #expect(answer.status == 0 && answer.flat.contains("--recorded-files"), "\(answer.text)")
    let text = try #require(talk.folder.text(of: "out/up.session.md"))
    #expect(text.contains("@up-1.bin\n") && text.contains("@up-2.bin\n"), "\(text)")
    let recording = try #require(talk.folder.text(of: "out/up.session.har"))
    #expect(!(text + recording).contains("4711") && recording.contains("{{secret:password}}"))
    let replay = await talk.say("replay out/up")
    #expect(replay.status == 0 && replay.text.contains("2 steps: 2 as written"), "\(replay.text)")
  }

  @Test("what is there stays, and a file that is no log says where")
  func refused() async throws {
    let talk = try await talk()
    await talk.say("import web.har --into out --as session")
    let again = await talk.say("import web.har --into out --as session")
    #expect(
      again.status == 2 && again.flat.contains("is there already; nothing was written"), "\(again.text)")
    try talk.folder.write("{\"log\": 1}", to: "bad.har")
    let bad = await talk.say("import bad.har --as session --into other")
    #expect(bad.status == 2 && bad.text.contains("bad.har"), "\(bad.text)")
  }
}
