import ApusClient
import ApusCurlTransport
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Foundation
import Synchronization
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("An update while a server is out of order", .paced)
struct WorseningTests {
  private static let files = ["it.session.md", "it.session.har"]

  /// A recorded session, and the server that it was recorded with.
  private func recorded(
    _ lines: [String], variables: [String: String] = [:]
  ) async throws -> (talk: Talk, server: OutOfOrder) {
    let server = OutOfOrder()
    let talk = try await Talk(to: Talk.terminal, transport: server, variables: variables)
    await talk.say("record it")
    for line in lines { await talk.say(line) }
    await talk.say("record off")
    return (talk, server)
  }

  private func contents(_ talk: Talk) -> [String?] { Self.files.map { talk.folder.text(of: $0) } }

  @Test(
    "writes no 503 and no lost connection over what was fine, changes no file, and ends with status 1",
    arguments: [503, 500, 404, OutOfOrder.silence])
  func outage(_ status: Int) async throws {
    let (talk, server) = try await recorded(["get /github/users/octocat", ".login", "get /status/404"])
    let before = contents(talk)
    server.answer = status
    let answer = await talk.say("replay --update it")
    #expect(answer.status == 1, "\(answer.text)")
    #expect(answer.text.contains("nothing was written"), "\(answer.text)")
    #expect(contents(talk) == before)
    server.answer = nil
    #expect(await talk.say("replay --update it").outcome == .ok)
    #expect(contents(talk).first == before.first)
  }

  @Test("writes no 503 over a failure that was expected, either")
  func expectedFailure() async throws {
    let (talk, server) = try await recorded(["get /status/404"])
    let before = contents(talk)
    server.answer = 503
    let answer = await talk.say("replay --update it")
    #expect(
      answer.status == 1 && answer.text.contains("+ ? http.503") || answer.text.contains("+ status 503"))
    #expect(contents(talk) == before)
  }

  @Test("writes no 503 into a line that fails not because of it")
  func partly() async throws {
    let (talk, server) = try await recorded(["repeat 3 get /echo"])
    let before = contents(talk)
    server.answer = 503
    #expect(await talk.say("replay --update it").status == 1)
    #expect(contents(talk) == before)
  }

  // MARK: Where the recording does not tell

  @Test(
    "writes no failure over what was fine where another base makes the recording unknown",
    arguments: [nil, 500, 503])
  func anotherBase(_ status: Int?) async throws {
    let (talk, server) = try await recorded([
      "get /github/users/octocat", ".login", "let id = .id", "get /echo?id={{id}} > /dev/null",
      "get /status/404",
    ])
    var text = try #require(talk.folder.text(of: "it.session.md"))
    server.answer = status
    let base = status == nil ? "http://127.0.0.1:1" : "http://practice/elsewhere"
    text.replace("base: practice\n", with: "base: \(base)\n")
    #expect(text.contains("base: \(base)\n"), "\(text)")
    try talk.folder.write(text, to: "it.session.md")
    let before = contents(talk)
    let answer = await talk.say("replay --update --trust it")
    #expect(answer.status == 1, "\(answer.text)")
    #expect(answer.text.contains("nothing was written"), "\(answer.text)")
    #expect(contents(talk) == before)
  }

  @Test("writes no failure over what somebody expects who recorded nothing yet")
  func byHand() async throws {
    let talk = try await Talk(to: Talk.terminal)
    for step in ["$ get /echo\n200 OK\n...", "$ get /echo\n...\n? http.404", "$ get /echo\n? ok"] {
      let text = "---\nsession: 2\nbase: http://127.0.0.1:1\n---\n```console\n\(step)\n```\n"
      try talk.folder.write(text, to: "it.session.md")
      let answer = await talk.say("replay --update --trust it")
      #expect(answer.status == 1 && answer.text.contains("nothing was written"), "\(answer.text)")
      #expect(contents(talk) == [text, nil])
    }
  }

  @Test("writes no 503 where nothing was recorded and nobody expects anything")
  func firstTime() async throws {
    let (talk, server) = try await recorded(["get /echo"])
    server.answer = 503
    let text = "---\nsession: 2\nbase: practice\n---\n```console\n$ get /echo\n```\n"
    try talk.folder.write(text, to: "new.session.md")
    let answer = await talk.say("replay --update new")
    #expect(answer.status == 1 && answer.text.contains("nothing was written"), "\(answer.text)")
    #expect(talk.folder.text(of: "new.session.md") == text)
    #expect(await talk.say("replay --update --accept-failures new").outcome == .ok)
  }

  @Test("writes nothing where nobody answers anything, unless that is what is written")
  func silence() async throws {
    let talk = try await Talk(to: Talk.terminal)
    let head = "---\nsession: 2\nbase: http://127.0.0.1:1\n---\n"
    let text = head + "```console\n$ get /a\n$ get /b\n```\n"
    try talk.folder.write(text, to: "it.session.md")
    let answer = await talk.say("replay --update --trust it")
    #expect(answer.code == "network.refused" && answer.status == 1, "\(answer.text)")
    #expect(answer.text.contains("nothing was written: no request was answered"), "\(answer.text)")
    #expect(contents(talk) == [text, nil])
    #expect(await talk.say("replay --update --trust --accept-failures it").outcome == .ok)
    try talk.folder.write(
      head + "```console\n$ get /a\n? network.refused\n```\n", to: "meant.session.md")
    #expect(await talk.say("replay --update --trust meant").outcome == .ok)
  }

  @Test("writes down failures when that is asked for")
  func accepted() async throws {
    let (talk, server) = try await recorded(["get /github/users/octocat", "get /status/404"])
    server.answer = 503
    let answer = await talk.say("replay --update --accept-failures it")
    #expect(answer.outcome == .ok, "\(answer.text)")
    #expect(talk.folder.text(of: "it.session.md")?.ranges(of: "? http.503").count == 2)
    #expect(await talk.say("replay it").outcome == .ok)
  }

  @Test("keeps what needs an answer that failed, and says so when it is replayed and updated again")
  func acceptedCause() async throws {
    let (talk, server) = try await recorded([
      "get /github/users/octocat", "let id = .id", "get /echo?id={{id}}",
    ])
    server.answer = 503
    let first = await talk.say("replay --update --accept-failures it")
    #expect(first.text.contains("3 steps: 0 as written, 2 written anew, 1 skipped"), "\(first.text)")
    let written = contents(talk)
    // What was set where it was recorded would stand for what the session does not set.
    await talk.say("unset var id")
    for line in ["replay it", "replay --update --accept-failures it"] {
      let answer = await talk.say(line)
      #expect(answer.text.contains("skipped get /echo?id={{id}}: id was not set"), "\(answer.text)")
      #expect(answer.text.contains("3 steps: 2 as written, 1 skipped"), "\(answer.text)")
    }
    #expect(contents(talk) == written && written.first??.contains("request.variable") == false)
  }

  @Test("writes no missing variable over what was fine")
  func missingVariable() async throws {
    let (talk, server) = try await recorded([
      "get /github/users/octocat", "let id = .id", "get /echo?id={{id}}",
    ])
    let before = contents(talk)
    server.answer = 200
    let answer = await talk.say("replay --update it")
    #expect(answer.status == 1, "\(answer.text)")
    #expect(
      answer.text.contains("fails  let id = .id") && answer.text.contains("id was not set"),
      "\(answer.text)")
    #expect(contents(talk) == before)
  }

  @Test("writes another failure over one that was expected, and a failure where nothing was recorded")
  func otherFailures() async throws {
    let (talk, server) = try await recorded(["get /status/404"])
    server.answer = 410
    #expect(await talk.say("replay --update it").outcome == .ok)
    #expect(talk.folder.text(of: "it.session.md")?.contains("? http.410") == true)
    try talk.folder.write(
      "---\nsession: 2\nbase: practice\n---\n```console\n$ get /nothing\n```\n", to: "new.session.md")
    #expect(await talk.say("replay --update new").outcome == .ok)
    #expect(talk.folder.text(of: "new.session.md")?.contains("? http.410") == true)
  }
}

/// A way to a server that can answer other than the server would.
private final class OutOfOrder: Transport {
  static let silence = 0

  private let state = Mutex<Int?>(nil)
  private let base = CurlTransport()

  /// The status of every answer; `nil` for what the server says.
  var answer: Int? {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }

  func send(_ request: Request) async throws(TransportError) -> Exchange {
    let exchange = try await base.send(request)
    guard let answer else { return exchange }
    guard answer != Self.silence else {
      throw TransportError(.closed, "the server hung up", exchange: exchange)
    }
    let head = ResponseHead(
      version: "HTTP/1.1", status: answer, reason: "", headers: ["Content-Type": "application/json"])
    let hops = exchange.hops.map { hop in
      Hop(sent: hop.sent, response: head, timing: hop.timing, connection: hop.connection)
    }
    let body = ReceivedBody(bytes: Array("{\"message\": \"down\"}".utf8))
    return Exchange(request: request, startedAt: exchange.startedAt, hops: hops, body: body)
  }
}
