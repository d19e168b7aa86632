import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusPractice
import ApusReplTestSupport
import ApusSurroundings
import ApusSystem
import Synchronization
import Testing

@testable import ApusServing

@Suite("A file that is served", .paced)
struct ServedFileTests {
  @Test("a description is served behind its server's path, with the files beside it that it refers to")
  func description() async throws {
    let files = FileReader.fixed([
      "d/api.yaml": """
      openapi: 3.0.0
      info: {title: Shop, version: "2"}
      servers: [{url: https://h.test/v1}]
      paths:
        /a: {$ref: "paths/a.yaml"}
        /b: {$ref: "../b.yaml"}
      """,
      "d/paths/a.yaml": """
      get: {responses: {"200": {description: "", content: {text/plain: {example: "from beside"}}}}}
      """,
      "b.yaml": "get: {responses: {}}",
    ])
    let served = try await ServedFile("d/api.yaml", in: Environment(files: files))
    #expect(served.mount == "/v1" && served.summary == ["d/api.yaml: Shop 2, 1 operation"])
    #expect(served.isDescription && served.counts.isEmpty)
    let answer = try #require(served.source.answer(MockRequest("GET", "/v1/a")))
    #expect(String(decoding: answer.body, as: UTF8.self) == "from beside\n")
  }

  @Test("a description that comes through a pipe is read once")
  func pipe() async throws {
    let reads = Mutex(0)
    var files = FileReader(
      contents: { _ in
        let isFirst = reads.withLock { count in
          count += 1
          return count == 1
        }
        return .success(isFirst ? Array(#"{"openapi":"3.0.0","info":{"title":"Shop"},"paths":{}}"#.utf8) : [])
      }, problem: { _ in nil })
    files.isPipe = { $0 == "/dev/fd/63" }
    let served = try await ServedFile("/dev/fd/63", in: Environment(files: files))
    #expect(served.isDescription && served.summary == ["/dev/fd/63: Shop, 0 operations"])
  }

  @Test("a session that comes through a pipe has no recording beside it, and is refused for that")
  func pipedSession() async throws {
    var files = FileReader(
      contents: { _ in .success(Array("---\nsession: 2\n---\n".utf8)) }, problem: { _ in nil })
    files.isPipe = { _ in true }
    var failure: CommandFailure?
    do {
      _ = try await ServedFile("/dev/fd/63", in: Environment(files: files))
    } catch let refused as CommandFailure {
      failure = refused
    }
    #expect(failure?.message == "/dev/fd/63 is a pipe, and the recording of a session lies beside its file")
  }

  @Test("what is a WebSocket in a recording is said not to be served")
  func webSocket() async throws {
    let entry = """
      {"startedDateTime":"2026-11-01T10:00:00Z","time":1,"request":{"method":"GET","url":"http://h.test/ws",\
      "httpVersion":"HTTP/1.1","headers":[]},"response":{"status":101,"statusText":"","httpVersion":"HTTP/1.1",\
      "headers":[],"content":{"size":0,"mimeType":""}},"timings":{"send":0,"wait":1,"receive":0}}
      """
    let files = FileReader.fixed(["c.har": #"{"log":{"version":"1.2","entries":["# + entry + "]}}"])
    let served = try await ServedFile("c.har", in: Environment(files: files))
    #expect(
      served.summary == [
        "c.har: 0 recorded answers", "  1 WebSocket left out: who asks for one is answered with 501",
      ])
    #expect(served.source.answer(MockRequest("GET", "/ws"))?.status == 501)
  }

  @Test("a session is served as it was recorded, and a HAR file too")
  func recordings() async throws {
    let talk = try await Talk()
    await talk.say("record one")
    await talk.say("get /github/users/octocat")
    await talk.say("record off")
    let environment = Environment(files: .disk(home: nil))
    // What `save` called so is found without its end.
    for (end, count) in [("", 1), (".session.md", 1), (".session.har", 1)] {
      let served = try await ServedFile(talk.folder.path + "/one" + end, in: environment)
      #expect(served.mount.isEmpty && served.summary[0].hasSuffix(": \(count) recorded answer"))
      let answer = try #require(served.source.answer(MockRequest("GET", "/github/users/octocat")))
      #expect(answer.status == 200 && String(decoding: answer.body, as: UTF8.self).contains("octocat"))
      #expect(!answer.fields.contains { $0.name.lowercased() == "content-length" })
    }
  }

  @Test("answers written by hand are served, and requests without any are told")
  func handWritten() async throws {
    let text = "GET /a\nHTTP/1.1 204\n###\nGET /b\n"
    let served = try await ServedFile("x.http", in: Environment(files: .fixed(["x.http": text])))
    #expect(served.summary == ["x.http: 1 answer written by hand", "  1 request without an answer left out"])
    #expect(served.source.answer(MockRequest("GET", "/a"))?.status == 204 && served.counts.count == 1)
    let failure = await #expect(throws: CommandFailure.self) {
      try await ServedFile("y.http", in: Environment(files: .fixed(["y.http": "GET /a\n"])))
    }
    #expect(failure?.message.hasPrefix("y.http has no answers") == true)
  }

  @Test("a session of a base with a path is served behind it, and what was redacted is made up and told")
  func session() async throws {
    let har = """
      {"log": {"version": "1.2", "creator": {"name": "x", "version": "1"}, "entries": [{"startedDateTime": \
      "2026-01-02T03:04:05Z", "time": 1, "request": {"method": "GET", "url": "https://h.example/v1/things/7", \
      "httpVersion": "HTTP/1.1", "headers": [], "queryString": [], "cookies": [], "headersSize": -1, "bodySize": 0}, \
      "response": {"status": 200, "statusText": "OK", "httpVersion": "HTTP/1.1", "headers": [], "cookies": [], \
      "content": {"size": 1, "mimeType": "application/json", "text": "{\\"id\\": 7, \\"token\\": \\"{{secret:token}}\\"}"}, \
      "redirectURL": "", "headersSize": -1, "bodySize": 1}, "cache": {}, "timings": {"send": 0, "wait": 1, "receive": 0}}]}}
      """
    let document =
      "---\nsession: 1\nbase: https://h.example/v1\ncassette: a.har\n---\n\n```console\n$ get /things/{{id}}\n```\n"
    let files = FileReader.fixed(["a.session.md": document, "a.har": har])
    let served = try await ServedFile("a.session.md", in: Environment(files: files))
    #expect(served.mount == "/v1")
    #expect(served.summary == ["a.session.md: 1 recorded answer", "  redacted, and made up here: token"])
    let answer = try #require(served.source.answer(MockRequest("GET", "/v1/things/8")))
    #expect(String(decoding: answer.body, as: UTF8.self) == #"{"id": 8, "token": "fake-token"}"#)
  }

  @Test("what is neither is refused with a reason", arguments: ["{}", "<html>", "", "get /a"])
  func refused(_ text: String) async {
    let environment = Environment(files: .fixed(["x.json": text]))
    let failure = await #expect(throws: CommandFailure.self) {
      try await ServedFile("x.json", in: environment)
    }
    #expect(failure?.message.hasPrefix("x.json ") == true, "\(failure?.message ?? "")")
    await #expect(throws: CommandFailure.self) { try await ServedFile("none.json", in: environment) }
  }
}

@Suite("A session that is served", .paced, .timeLimit(.minutes(60)))
struct ServedSessionTests {
  @Test("answers its own replay as the server did that was recorded")
  func replaysLive() async throws {
    let talk = try await Talk()
    await talk.say("record one")
    await talk.say("post /documents name=plum text='A plum'")
    await talk.say("let id = .name")
    await talk.say("get /documents/{{id}}", "delete /documents/{{id}}", "get /documents/{{id}}")
    await talk.say("get /github/users/octocat/repos per_page==2")
    await talk.say("record off")
    let environment = Environment(files: .disk(home: nil))
    let served = try await ServedFile(talk.folder.path + "/one.session.md", in: environment)
    let server = try PracticeServer.start(Mock([served.source]))
    defer { server.stop() }
    let replayed = await talk.say("replay --live --trust --base \(server.baseURL) one")
    #expect(replayed.outcome == .ok, "\(replayed.text)")
    #expect(served.counts.allSatisfy { $0.times > 0 })
  }
}
