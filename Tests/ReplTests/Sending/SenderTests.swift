import ApusClient
import ApusFolderTestSupport
import ApusJSON
import ApusPractice
import ApusReplTestSupport
import Foundation
import Synchronization
import Testing

@testable import ApusAnswers
@testable import ApusExplorer
@testable import ApusLanguage
@testable import ApusRedaction
@testable import ApusRepl
@testable import ApusSurroundings

@Suite("A sender")
struct SenderTests {
  private let folder: TestFolder
  private let memory: MemoryConsole
  private let transport = Answering()

  init() throws {
    folder = try TestFolder()
    memory = try MemoryConsole(in: folder)
  }

  private func sender(_ environment: Environment = Environment()) throws -> Sender {
    let output = Output(memory.console(.plain), mask: SecretMask())
    let sender = Sender(transport, environment, output, nil)
    sender.session.base = try WebURL("http://h.example")
    return sender
  }

  @Test("sends what a line asks for, keeps what came of it, and shows it")
  func sending() async throws {
    let sender = try sender()
    #expect(try await sender.send(RequestLine(native: Words("get /a"))) == .ok)
    #expect(transport.urls == ["http://h.example/a"])
    #expect(sender.session.records.all.map(\.line) == ["get /a"])
    #expect(try sender.answers.document(of: nil).root["n"]?.text == "1")
    sender.output.flush()
    let shown = memory.take().filter { $0.stream == .out }.flatMap(\.bytes)
    #expect(String(decoding: shown, as: UTF8.self) == #"{"n":1}"#)
  }

  @Test("sends nothing offline, and what would go out is shown")
  func offline() async throws {
    let sender = try sender()
    sender.isOffline = true
    #expect(try await sender.send(RequestLine(native: Words("get /a"))) == .ok)
    #expect(transport.urls.isEmpty)
    #expect(sender.session.records.all.isEmpty)
    sender.output.flush()
    let shown = String(decoding: memory.take().flatMap(\.bytes), as: UTF8.self)
    #expect(shown.hasPrefix("GET /a HTTP/1.1\r\n"))
  }

  @Test("asks before a method goes out that is to be confirmed", arguments: [true, false])
  func confirming(_ answer: Bool) async throws {
    let sender = try sender(Environment(confirm: { _ in answer }))
    sender.session.settings.confirms = ["DELETE"]
    let outcome = try await sender.send(RequestLine(native: Words("delete /a")))
    #expect(outcome == (answer ? .ok : .failed(.cancelled)))
    #expect(transport.urls.count == (answer ? 1 : 0))
  }

  @Test("tries again as often as it is told to")
  func retrying() async throws {
    let clock = SessionClock(now: { .zero }, pause: { _ in })
    var environment = Environment()
    environment.clock = clock
    let sender = try sender(environment)
    transport.failures = 2
    #expect(try await sender.send(RequestLine(native: Words("get /a --retry 2"))) == .ok)
    #expect(transport.urls.count == 3)
    #expect(sender.session.records.all.count == 1)
  }
}

/// Answers `{"n":1}`, after as many statuses 503 as it is told.
private final class Answering: Transport {
  private let state = Mutex((urls: [String](), failures: 0))

  var urls: [String] { state.withLock { $0.urls } }
  var failures: Int {
    get { state.withLock { $0.failures } }
    set { state.withLock { $0.failures = newValue } }
  }

  func send(_ request: Request) async throws(TransportError) -> Exchange {
    let isFailing = state.withLock { state in
      state.urls.append(request.url.text)
      state.failures -= 1
      return state.failures >= 0
    }
    let head = ResponseHead(
      version: "HTTP/1.1", status: isFailing ? 503 : 200, headers: ["Content-Type": "application/json"])
    let hop = Hop(
      sent: SentRequest(method: request.method, url: request.url, headers: request.headers), response: head)
    return Exchange(
      request: request, startedAt: .now, hops: [hop], body: ReceivedBody(bytes: Array(#"{"n":1}"#.utf8)))
  }

  @Test("an address of a service in the practice API's answer leads to its copy there")
  func copies() async throws {
    let talk = try await Talk()
    let answer = await talk.say("get /github/users/octocat", "get .repos_url per_page==1")
    #expect(
      answer.outcome == .ok && answer.notes.contains("the practice API's copy of https://api.github.com"))
    #expect(await talk.say("request").outText.hasPrefix("GET /github/users/octocat/repos?per_page=1 "))
  }

  @Test("what the practice API has instead of what is not there is a line to try, behind any base")
  func nearest() async throws {
    let talk = try await Talk()
    let answer = await talk.say("github issues octocat/hello state=open")
    #expect(answer.notes.contains("try: get /github/repos/octocat/hello-worId"), "\(answer.text)")
    await talk.say("base \(talk.server.baseURL)/github")
    let below = await talk.say("get /repos/apple/swift").notes
    #expect(below.contains("try: get /repos/hubot/swift-client"), "\(below)")
    #expect(!(await talk.say("get /nothing")).notes.contains("get /github"))
  }
}
