import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Synchronization
import Testing

@testable import ApusInvocation
@testable import ApusRepl
@testable import ApusSurroundings

@Suite("A replay that asks another base", .paced)
struct MovedBaseTests {
  /// A session of a base with a path, which asks below it and beside it, and what was asked since it was recorded.
  private func recorded(answering status: Int = 200) async throws -> (talk: Talk, asked: () -> [String]) {
    let asked = Mutex<[String]>([])
    let server = StubTransport { request in
      asked.withLock { $0.append("\(request.url)") }
      let isNew = request.url.origin.host == "b.test"
      return .response(status: isNew && request.url.path == "/o" ? status : 200, body: #"{"id": 1}"#)
    }
    let talk = try await Talk(to: Talk.terminal, transport: server, base: "http://a.test/api/v1")
    await talk.say("record it", "get /o", "get http://a.test/root", ".id", "record off")
    asked.withLock { $0 = [] }
    return (talk, { asked.withLock(\.self) })
  }

  @Test("without a path is as written, also where the session asks beside its own base's path")
  func beside() async throws {
    let (talk, asked) = try await recorded()
    for command in ["replay --live", "replay --update"] {
      let answer = await talk.say("\(command) --trust --base http://b.test it")
      #expect(answer.outcome == .ok && answer.text.contains("3 steps: 3 as written"), "\(answer.text)")
    }
    #expect(asked() == ["http://b.test/o", "http://b.test/root", "http://b.test/o", "http://b.test/root"])
    #expect(await talk.say("replay it").outcome == .ok)
  }

  @Test("names the place that was asked where that has nothing", arguments: ["--live", "--update"])
  func place(_ mode: String) async throws {
    let (talk, _) = try await recorded(answering: 404)
    let answer = await talk.say("replay \(mode) --trust --base http://b.test it")
    #expect(answer.status == 1, "\(answer.text)")
    #expect(answer.flat.contains("+   the path was /o under http://b.test"), "\(answer.text)")
    #expect(!answer.flat.contains("a.test/api/v1/o") && !answer.flat.contains("under http://a.test"))
    // Without another base it is the session's own.
    let own = await talk.say("replay --live --trust it")
    #expect(own.outcome == .ok, "\(own.text)")
  }

  @Test(
    "asks where a variable says, and compares what comes by its shape",
    arguments: [
      "$ base {{host}}\n$ auth bearer {{token}}\n$ get /a?u={{u}}\n$ .n\n",
      "$ get {{host}}/a?u={{u}}\n$ .n\n",
      "$ let host = http://a.test\n\n$ base {{host}}\n$ get /a?u={{u}}\n",
    ])
  func variable(_ lines: String) async throws {
    let asked = Mutex<[String]>([])
    let server = StubTransport { request in
      asked.withLock { $0.append("\(request.url)") }
      return .response(
        status: 200,
        body: request.url.origin.host == "c.test" ? "{}" : #"{"n": "\#(request.url.origin.host)"}"#)
    }
    let talk = try await Talk(to: Talk.terminal, transport: server, base: nil) { _ in
    } flags: {
      $0.usesPractice = false
    }
    try talk.folder.write("---\nsession: 2\n---\n```console\n\(lines)```\n", to: "it.session.md")
    let first = await talk.say(
      "replay --update --trust --var host=http://a.test --var u=1 --var token=canary-9999 it")
    #expect(first.outcome == .ok, "\(first.text)")
    for host in ["http://a.test", "http://b.test:81"] {
      let answer = await talk.say(
        "replay --live --trust --var host=\(host) --var u=2 --var token=canary-9999 it")
      #expect(answer.outcome == .ok, "\(answer.text)")
    }
    #expect(
      asked.withLock(\.self) == ["http://a.test/a?u=1", "http://a.test/a?u=2", "http://b.test:81/a?u=2"])
    // Another server may be broken.
    let broken = await talk.say(
      "replay --live --trust --var host=http://c.test --var u=2 --var token=canary-9999 it")
    #expect(
      broken.status == 1 && broken.text.contains(".n: expected string, found nothing"), "\(broken.text)")
  }
}
