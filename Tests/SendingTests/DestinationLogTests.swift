import ApusClient
import ApusInvocation
import ApusPacingTestSupport
import ApusPractice
import ApusReplTestSupport
import ApusSurroundings
import Synchronization
import Testing

@testable import ApusRepl

@Suite("Where things went", .paced)
struct DestinationLogTests {
  private func other(_ talk: Talk) -> String { "http://127.0.0.1:\(talk.server.otherPort)" }

  /// Two ports of this machine that nobody knows for the practice API's, and a cookie of the first.
  private func talk() async throws -> Talk {
    let talk = try await Talk(setUp: { $0.practicePorts = { nil } })
    await talk.say("get /cookies/set?flavour=oat")
    return talk
  }

  @Test(
    "is told once, whatever sends a cookie to another port",
    arguments: [
      "get OTHER/cookies", "repeat 3 get OTHER/cookies", "for n in [1, 2, 3] get OTHER/echo/{{n}}",
      "watch 1s get OTHER/cookies --until 'status == 200'", "change OTHER/echo {\"a\": 1} --yes",
      "ws OTHER/ws/echo --say hi --say /close", "spec OTHER/openapi.json",
      "spec /redirect-to?url=OTHER/openapi.json", "get OTHER/cursor/items --all-pages",
      "get OTHER/cookies --until 'status == 200'",
    ])
  func cookies(_ line: String) async throws {
    let talk = try await talk()
    let sent = "\(other(talk)) was sent what \(talk.server.baseURL) set: the cookie flavour"
    let line = line.replacing("OTHER", with: other(talk))
    for _ in 0..<2 {
      let notes = await talk.say(line).text
      #expect(notes.ranges(of: sent).count == 1, "\(line): \(notes)")
    }
  }

  @Test(
    "is told of what a redirect held back, whatever was redirected",
    arguments: [
      "spec /redirect-to?url=OTHER/openapi.json", "change /redirect-to?url=OTHER/echo --follow",
      "repeat 2 get /redirect-to?url=OTHER/echo --follow",
    ])
  func heldBack(_ line: String) async throws {
    let talk = try await talk()
    await talk.say("X-Mine:S3CRET")
    let notes = await talk.say(line.replacing("OTHER", with: other(talk))).notes
    #expect(notes.ranges(of: "not sent to \(other(talk)): X-Mine\n").count == 1, "\(notes)")
  }

  /// A server whose first token is good for nothing. A cookie of another port goes along to whoever asks for the second.
  private final class Renewing: Transport {
    private let tokens = Mutex(0)

    func send(_ request: Request) async throws(TransportError) -> Exchange {
      guard request.url.path == "/token" else {
        let isRenewed = tokens.withLock { $0 } > 1
        return try await StubTransport(status: isRenewed ? 200 : 401, body: "{}").send(request)
      }
      let number = tokens.withLock { count in
        count += 1
        return count
      }
      let answer = StubTransport(
        status: 200, body: #"{"access_token": "made-up-token-\#(number)", "token_type": "Bearer"}"#)
      let exchange = try await answer.send(request)
      let cookies = [BorrowedCookie(name: "flavour", setter: "http://practice:81")]
      let hops = exchange.hops.map { hop in
        var sent = hop.sent
        if number > 1 { sent.borrowedCookies = cookies }
        return Hop(sent: sent, response: hop.response)
      }
      return Exchange(request: request, startedAt: exchange.startedAt, hops: hops, body: exchange.body)
    }
  }

  @Test("is told of the renewal of a token, which nobody typed")
  func renewed() async throws {
    let talk = try await Talk(
      transport: Renewing(), variables: ["CLIENT": "made-up-secret"], base: "http://practice",
      flags: { $0.usesPractice = false })
    let login = await talk.say(
      "auth oauth2 --client c --secret env:CLIENT --flow client --token-url http://practice/token")
    #expect(login.outcome == .ok && !login.notes.contains("was sent"), "\(login.text)")
    let answer = await talk.say("get /me")
    #expect(answer.outcome == .ok, "\(answer.text)")
    let told = "http://practice was sent what http://practice:81 set: the cookie flavour"
    #expect(answer.flat.ranges(of: told).count == 1, "\(answer.notes)")
    #expect(await !talk.say("get /me").notes.contains("was sent"))
  }

  @Test("is not told of what stays where it belongs")
  func home() async throws {
    let talk = try await talk()
    for line in ["repeat 2 get /cookies", "ws /ws/echo --say hi --say /close", "spec /openapi.json"] {
      let notes = await talk.say(line).notes
      #expect(!notes.contains("was sent") && !notes.contains("not sent"), "\(notes)")
    }
  }
}
