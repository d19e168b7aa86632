import ApusClient
import ApusPacingTestSupport
import ApusRandomTestSupport
import ApusRecordings
import ApusReplTestSupport
import Synchronization
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

/// A transport that keeps what it was given to send.
private final class Recording: Sendable {
  private let kept = Mutex<Request?>(nil)

  var last: Request? { kept.withLock { $0 } }

  var transport: StubTransport {
    StubTransport { request in
      self.kept.withLock { $0 = request }
      return .response(status: 200, body: "{}")
    }
  }
}

@Suite("What is said not to be sent", .paced)
struct HeldBackTests {
  @Test("is what did not go: of what the line says itself, the session's alone is named")
  func replaced() async throws {
    let recording = Recording()
    let talk = try await Talk(transport: recording.transport, base: "http://a.test")
    await talk.say("X-Mine:1", "Authorization:abc", "X-Gone:1", "f=1")
    let answer = await talk.say("post http://b.test/ X-Mine:2 f=2 X-Gone:")
    #expect(
      answer.notes.contains("not sent to http://b.test: Authorization; --send-headers-anyway sends it\n"))
    #expect(answer.notes.contains("the session's X-Mine was not sent to http://b.test; the line's was\n"))
    #expect(answer.notes.contains("the session's field f was not sent to http://b.test; the line's was\n"))
    #expect(!answer.notes.contains("X-Gone"), "\(answer.notes)")
    #expect(recording.last?.headers.values(of: "X-Mine") == ["2"])
    let person = await talk.say("get http://b.test/ -a u:p").notes
    #expect(
      person.contains("the session's Authorization was not sent to http://b.test; the line's was"),
      "\(person)")
    #expect(!person.contains("sent to http://b.test: Authorization"))
  }

  @Test("contradicts no request of two hundred generated lines")
  func generated() async throws {
    let recording = Recording()
    let talk = try await Talk(transport: recording.transport, base: "http://a.test")
    await talk.say("X-One:session", "X-Two:session", "Authorization:session", "Cookie:c=session")
    await talk.say("q1==session", "f1=session")
    var random = SeededGenerator(seed: 7)
    let parts = [
      "X-One:line", "X-Two:line", "Authorization:line", "Cookie:c=line",
      "q1==line",
      "f1=line", "-a u:p", "--send-headers-anyway", "X-Other:line", "X-Two:", "Authorization:",
    ]
    var (named, replaced) = (0, 0)
    for _ in 0..<200 {
      let line =
        (["post http://\(random.pick(["a.test", "b.test", "c.test:8080"]))/"]
        + parts.filter { _ in random.flip(0.25) })
        .joined(separator: " ")
      let notes = await talk.say(line).notes
      let request = try #require(recording.last)
      let body = String(decoding: request.body?.bytesInMemory ?? [], as: UTF8.self)
      for match in notes.matches(of: /not sent to \S+: ([^;\n]*)/) {
        for name in match.output.1.split(separator: ", ").map(String.init) {
          named += 1
          let isThere =
            if name.hasPrefix("the query's ") {
              request.url.query?.contains(name.dropFirst(12) + "=") ?? false
            } else if name.hasPrefix("the field ") {
              body.contains("\"\(name.dropFirst(10))\"")
            } else if name.hasPrefix("the session's ") {
              request.headers[String(name.dropFirst(14))]?.contains("session") ?? false
            } else {
              request.headers.contains(name)
            }
          #expect(!isThere, "\(line): \(notes)")
        }
      }
      for match in notes.matches(of: /the session's (?:field )?(\S+) was not sent to \S+; the line's was/) {
        replaced += 1
        let name = String(match.output.1)
        let isSent = name == "f1" ? body.contains("line") : request.headers.contains(name)
        #expect(isSent && !body.contains("session"), "\(line): \(notes)")
        #expect(request.headers[name]?.contains("session") != true, "\(line): \(notes)")
      }
    }
    #expect(named > 50 && replaced > 20)
  }
}
