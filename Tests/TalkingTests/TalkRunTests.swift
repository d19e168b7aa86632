import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import ApusSurroundings
import Synchronization
import Testing

@testable import ApusTalking

/// Somebody who types: what they type, and what they are shown meanwhile.
private final class Typist: Sendable {
  private let rest: Mutex<[TalkDesk.Input]>
  private let seen = Mutex<[String]>([])

  init(_ lines: [TalkDesk.Input]) { rest = Mutex(lines) }

  var shown: String { seen.withLock { $0.joined(separator: "\n") } }

  var desk: TalkDesk {
    TalkDesk(
      read: { _, _ in self.rest.withLock { $0.isEmpty ? .end : $0.removeFirst() } },
      show: { text in self.seen.withLock { $0.append(text) } })
  }
}

@Suite("A conversation at the prompt", .paced)
struct TalkRunTests {
  private static let echo = StubTransport { _ in .webSocket(greeting: [.text("welcome")]) { [$0] } }

  private func talk(
    _ typed: [TalkDesk.Input]? = nil, over transport: any Transport = TalkRunTests.echo,
    to traits: Console.Traits = Talk.terminal
  ) async throws -> (talk: Talk, typist: Typist) {
    let typist = Typist(typed ?? [])
    let talk = try await Talk(
      to: traits, transport: transport, base: "http://h.test",
      setUp: { environment in if typed != nil { environment.talkDesk = { typist.desk } } })
    return (talk, typist)
  }

  @Test("what is typed is said, what comes is shown above, and the end is told")
  func typed() async throws {
    let (talk, typist) = try await talk([.line("hello"), .line("/expect . == \"hello\""), .line("/close")])
    let answer = await talk.say("ws /talk")
    #expect(answer.status == 0)
    #expect(typist.shown.contains("  welcome") && typist.shown.contains("  hello"))
    #expect(typist.shown.contains("holds"))
    #expect(answer.text.contains("101 Switching Protocols"))
    #expect(answer.text.contains("closed: 1000 (normal end); 2 came, 1 went"))
  }

  @Test(
    "a secret that is said is masked where it comes back, and it is known where it went",
    arguments: [true, false])
  func secrets(_ isTyped: Bool) async throws {
    let secret = "{\"password\": \"CANz2xyzzy\"}"
    let typed: [TalkDesk.Input] = [.line(secret), .line("/expect .password == \"CANz2xyzzy\""), .end]
    let (talk, typist) = try await talk(isTyped ? typed : nil)
    let said = await talk.say(isTyped ? "ws /talk" : "ws /talk --say '\(secret)'").text
    let shown = typist.shown + said
    #expect(shown.contains("•••") && !shown.contains("CANz2"), "\(shown)")
    let kept = await talk.say(".[1].password").text
    #expect(kept.contains("•••") && !kept.contains("CANz2"), "\(kept)")
    #expect(await talk.say("where password").text.contains("http://h.test"))
  }

  @Test("it is kept as a line that does the same without somebody who types, and paths look into what came")
  func kept() async throws {
    let (talk, _) = try await talk([.line("{\"price\": 1.10}"), .end])
    await talk.say("ws /talk")
    #expect(await talk.say(".[1].price").text == "1.10\n")
    #expect(await talk.say(".[0]").text.contains("welcome"))
  }

  @Test("what cannot be done is told, and the conversation goes on")
  func mistakes() async throws {
    let (talk, typist) = try await talk([
      .line("/nothing"), .line("/binary @no-such-file"), .line("/close 7"), .line("/help"), .line("x"),
      .line("/ping"),
    ])
    let answer = await talk.say("ws /talk")
    #expect(answer.status == 0)
    #expect(typist.shown.contains("error[usage.command]: there is no /nothing in a conversation"))
    #expect(typist.shown.contains("error[usage.argument]: 7 cannot be sent"))
    #expect(typist.shown.contains("/expect RULE [within TIME]") && typist.shown.contains("pong after"))
    #expect(answer.text.contains("1 went"))
  }

  @Test("a line says all of it by itself, in order, and a program gets a message a line")
  func said() async throws {
    let (talk, _) = try await talk(to: .plain)
    let answer = await talk.say("ws /talk --say one --say '{\"a\": 1}' --say //two")
    #expect(answer.status == 0)
    #expect(answer.outText == "welcome\none\n{\"a\": 1}\n/two\n")
  }

  @Test("an expectation that nothing fulfils ends what a line says, and what came is kept")
  func failed() async throws {
    let (talk, _) = try await talk()
    let answer = await talk.say("ws /talk --say one --say '/expect .a == 2' --say two")
    #expect(answer.outcome == .failed(.expectFailed))
    #expect(answer.text.contains("no message came of which .a == 2 holds"))
    #expect(await talk.say(".[1]").text.contains("one"))
  }

  @Test("another code than 1000 is a failure")
  func closed() async throws {
    let (talk, _) = try await talk([.line("/close 4001 enough")])
    let answer = await talk.say("ws /talk")
    #expect(answer.outcome == .failed(.webSocketClosed) && answer.status == 1)
    #expect(answer.text.contains("4001 (the application's own): enough"))
  }

  @Test("a refusal is an answer with its body, and says what to try")
  func refused() async throws {
    let (talk, _) = try await talk(over: StubTransport(status: 403, body: "{\"message\": \"no\"}"))
    let answer = await talk.say("ws /talk")
    #expect(answer.outcome == .failed(.webSocketRefused))
    #expect(answer.text.contains("403") && answer.text.contains("no"))
    #expect(
      answer.text.contains("error[ws.refused]: the server answered 403 where a WebSocket begins with 101"))
  }

  @Test("one that was refused is exported as what asked for it")
  func refusedExports() async throws {
    let (talk, _) = try await talk(over: StubTransport(status: 403), to: .plain)
    await talk.say("ws /talk --protocol a,b")
    for (command, said) in [
      ("curl", "-H 'Upgrade: websocket'"), ("curl", "-H 'Sec-WebSocket-Protocol: a, b'"),
      ("httpie", "Upgrade:websocket"), ("http", "WEBSOCKET ws://h.test/talk\n"),
      ("swift", "WebSocketSettings(protocols: [\"a\", \"b\"])"),
    ] {
      let answer = await talk.say(command)
      #expect(answer.text.contains(said), "\(answer.text)")
    }
    await talk.say("get /talk")
    #expect(!(await talk.say("curl").text.contains("Upgrade")))
  }

  @Test("nobody who types listens to the end, and no time is longer than it is said")
  func listens() async throws {
    let (talk, _) = try await talk()
    #expect(await talk.say("ws /talk --for 10s").text.contains("1 came, 0 went"))
    #expect(await talk.say("ws /talk").text.contains("1 came, 0 went"))
  }

  @Test("that nobody types and no end is said is told, where a server is listened to")
  func nobody() async throws {
    let note = "nobody types here: the server is heard until it closes"
    let talk = try await Talk(to: .plain)
    let answer = await talk.say("ws /ws/ticker?n=2")
    #expect(answer.notes.contains(note) && !answer.outText.contains(note), "\(answer.text)")
    for line in ["ws /ws/ticker?n=2 --for 10s", "ws /ws/echo --say hello"] {
      #expect(!(await talk.say(line).text.contains(note)), "\(line)")
    }
    // What was recorded, and what somebody types into, waits for no server.
    let (made, _) = try await self.talk()
    #expect(!(await made.say("ws /talk").text.contains(note)))
    let (typed, typist) = try await self.talk([.line("hello"), .end])
    #expect(!(await typed.say("ws /talk").text.contains(note)) && !typist.shown.contains(note))
  }

  @Test("a preview shows what would be sent, with an address of either kind")
  func preview() async throws {
    let (talk, _) = try await talk(to: .plain)
    let text = await talk.say("ws wss://h.test/x --protocol a,b X-A:1 --offline").outText
    #expect(text.contains("GET /x HTTP/1.1") && text.contains("Upgrade: websocket"))
    #expect(text.contains("Sec-WebSocket-Protocol: a, b") && text.contains("X-A: 1"))
  }

  @Test("what came so far goes into a file, a message a line")
  func saved() async throws {
    let (talk, typist) = try await talk([
      .line("one"), .line("/expect . == \"one\""), .line("/save said.ndjson"),
    ])
    await talk.say("ws /talk")
    #expect(typist.shown.contains("2 messages in said.ndjson"))
    #expect(talk.folder.text(of: "said.ndjson") == "welcome\none\n")
  }
}
