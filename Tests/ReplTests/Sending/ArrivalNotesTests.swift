import ApusClient
import ApusPacingTestSupport
import ApusReplTestSupport
import Foundation
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("What is told unasked", .paced)
struct ArrivalNotesTests {
  @Test(
    "a redirect that changed the method says so, and that the body was dropped",
    arguments: [301, 302, 303])
  func method(_ status: Int) async throws {
    let talk = try await Talk()
    let notes = await talk.say("post /redirect-to?url=/echo&status=\(status) a=1 --follow").notes
    #expect(notes.contains("\(status): POST became GET, the body was dropped\n"), "\(notes)")
    let bare = await talk.say("post /redirect-to?url=/echo&status=\(status) --follow").notes
    #expect(bare.contains("\(status): POST became GET\n"), "\(bare)")
  }

  @Test("a redirect that keeps the method says nothing of it", arguments: [307, 308])
  func kept(_ status: Int) async throws {
    let talk = try await Talk()
    #expect(
      await !talk.say("post /redirect-to?url=/echo&status=\(status) a=1 --follow").notes.contains("became"))
  }

  @Test("what was refused and when to come back is in the report where no hint says it")
  func reports() async throws {
    let talk = try await Talk()
    #expect(
      await talk.say("get /basic-auth/ada/1815 -a ada:wrong").notes.contains(
        "error[http.401]: ada was sent by Basic and refused\n"))
    #expect(
      await talk.say("get /status/429").notes.contains(
        "error[http.429]: too many requests; ask again in 2 s\n"))
    let screen = try await Talk(to: Talk.terminal)
    #expect(await screen.say("get /status/429").text.contains("ask again in 2.00 s: rerun"))
    for _ in 0..<2 { await screen.say("get /status/429") }
    #expect(await screen.say("get /status/429").text.contains("too many requests; ask again in 2 s"))
  }

  @Test("who looks is told as much, whatever the status, but for what the practice API is there to show")
  func terminal() async throws {
    for status in [301, 302, 303] {
      let talk = try await Talk(
        to: Talk.terminal, transport: Redirecting(status: status), base: "http://api.test")
      let text = await talk.say("post /a n=1 --follow").text
      #expect(text.contains("\(status): POST became GET, the body was dropped"), "\(text)")
    }
    let refusing = StubTransport { _ in
      .response(status: 401, headers: ["WWW-Authenticate": "Basic realm=\"x\""], body: "{}")
    }
    let talk = try await Talk(to: Talk.terminal, transport: refusing, base: "http://api.test")
    let text = await talk.say("get / -a ada:wrong").text
    #expect(
      text.contains("ada was sent by Basic and refused") && text.contains("set another: auth basic USER"))
    let limiting = StubTransport { _ in .response(status: 429, headers: ["Retry-After": "3"], body: "{}") }
    let limited = try await Talk(to: Talk.terminal, transport: limiting, base: "http://api.test")
    #expect(await limited.say("get /").text.contains("too many requests; ask again in 3 s\n"))
    let practice = try await Talk(to: Talk.terminal)
    let shown = await practice.say("post /redirect-to?url=/echo&status=302 a=1 --follow").text
    #expect(!shown.contains("became GET"), "\(shown)")
  }

  @Test("an answer that will be gone is hinted at, and explained")
  func fading() async throws {
    let transport = StubTransport { _ in
      .response(
        status: 200,
        headers: [
          "Content-Type": "application/json", "Deprecation": "@1688169599",
          "Sunset": "Wed, 11 Nov 2030 23:59:59 GMT",
          "Warning": "299 - \"use v2\"",
        ], body: "{\"a\":1}")
    }
    let talk = try await Talk(to: Talk.terminal, transport: transport, base: "http://api.test")
    let text = await talk.say("get /").text.replacing(/\s+/, with: " ")
    #expect(text.contains("it should no longer be used since 2023-06-30"), "\(text)")
    #expect(
      text.contains("it will be gone Wed, 11 Nov 2030 23:59:59 GMT; the server warns: use v2"), "\(text)")
    #expect(await talk.say("explain").text.contains("The server warns: use v2."))
  }

  @Test("headers that came after the body stand below the others")
  func trailers() async throws {
    let talk = try await Talk()
    await talk.say("get /faults/odd.trailers")
    #expect(await talk.say("headers").outText.contains("\n\nX-Checksum: "))
    #expect(await talk.say("let sum = header X-Checksum").outcome == .ok)
  }

  @Test("what a server says of its error is explained whole")
  func description() async throws {
    let words =
      "The access token is expired, has been revoked, or was issued for another audience; ask for another one"
    let transport = StubTransport { _ in
      .response(
        status: 401,
        headers: ["WWW-Authenticate": "Bearer error=\"invalid_token\", error_description=\"\(words)\""])
    }
    let talk = try await Talk(transport: transport, base: "http://api.test")
    let text = await talk.say("get /", "explain").text.replacing(/\s+/, with: " ")
    #expect(text.contains("It describes that as \"\(words)\"."), "\(text)")
    #expect(text.contains("none was sent in Authorization"))
  }
}

/// Redirects once, and is asked with GET then.
private struct Redirecting: Transport {
  let status: Int

  func send(_ request: Request) async throws(TransportError) -> Exchange {
    let first = SentRequest(
      method: request.method, url: request.url, headers: request.headers,
      bodyByteCount: request.body == nil ? 0 : 9)
    let second = SentRequest(method: .get, url: request.url, headers: [:])
    let hops = [(first, status), (second, 200)].map { sent, status in
      Hop(
        sent: sent, response: ResponseHead(version: "HTTP/1.1", status: status, headers: ["Location": "/b"]))
    }
    return Exchange(
      request: request, startedAt: .now, hops: hops, body: ReceivedBody(bytes: Array("{}".utf8)))
  }
}
