import ApusClient
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("Where the last response points", .paced)
struct FollowCommandTests {
  private func asked(_ status: Int, _ headers: HeaderFields = [:], _ body: String = "{}") -> Asked {
    Asked { _ in .response(status: status, headers: headers, body: body) }
  }

  @Test("is asked for by follow, with the header fields of before, and its line asks for the same again")
  func location() async throws {
    let asked = asked(302, ["Location": "/b?x=1"])
    let talk = try await asked.talk()
    await talk.say("get /a X-Mine:1", "follow")
    #expect(asked.lines == ["GET /a", "GET /b?x=1"])
    #expect(asked.last?.headers["X-Mine"] == "1")
    await talk.say("rerun")
    #expect(asked.lines == ["GET /a", "GET /b?x=1", "GET /b?x=1"])
  }

  @Test("gets no header fields where it is another origin")
  func elsewhere() async throws {
    let asked = asked(302, ["Location": "http://other.test/b"])
    await (try asked.talk()).say("get /a X-Mine:1", "follow")
    #expect(asked.last?.url.text == "http://other.test/b")
    #expect(asked.last?.headers["X-Mine"] == nil)
  }

  @Test(
    "gets the method and the body where the redirect says so",
    arguments: [(302, "GET", false), (303, "GET", false), (307, "POST", true), (308, "POST", true)])
  func methods(_ status: Int, _ method: String, _ hasBody: Bool) async throws {
    let talk = try await Talk()
    await talk.say("post /redirect-to?url=/echo&status=\(status) note=kept")
    let echo = await talk.say("follow")
    #expect(echo.outcome == .ok && echo.outText.contains("\"\(method)\""), "\(echo.text)")
    #expect(echo.outText.contains("kept") == hasBody, "\(echo.text)")
  }

  @Test(
    "is a page that its Link names",
    arguments: [("next", "3"), ("prev", "1"), ("first", "0"), ("last", "9"), ("NEXT", "3")])
  func links(_ command: String, _ page: String) async throws {
    let links = [("next", 3), ("prev", 1), ("first", 0), ("last", 9)].map { "</l?page=\($1)>; rel=\"\($0)\"" }
    let asked = asked(200, ["Link": .init(links.joined(separator: ", "))])
    await (try asked.talk()).say("get /l?page=2", command)
    #expect(asked.lines == ["GET /l?page=2", "GET /l?page=\(page)"])
  }

  @Test(
    "is nowhere, which is told, and nothing is sent",
    arguments: [
      ("follow", "{}", "the last response has no Location"),
      ("prev", "{}", "the last response has no Link to a prev page, and names none in its body"),
      ("next", "{}", "the last response has no Link to a next page, and names none in its body"),
      (
        "next", #"{"items":[1],"next":"abc"}"#,
        "there is a next page, by .next, and how to ask for it is not known"
      ),
    ])
  func nothing(_ command: String, _ body: String, _ said: String) async throws {
    let asked = asked(200, ["Content-Type": "application/json"], body)
    let talk = try await asked.talk(to: .plain)
    await talk.say("get /l")
    let answer = await talk.say(command)
    #expect(answer.code == "usage.command" && answer.flat.contains(said), "\(answer.text)")
    #expect(asked.all.count == 1)
  }

  @Test("is a conversation again for who wanted one, with what was to be said")
  func conversations() async throws {
    let asked = Asked { request in
      request.url.path == "/chat"
        ? .webSocket { [$0] } : .response(status: 302, headers: ["Location": "/chat"], body: "{}")
    }
    let talk = try await asked.talk(to: .plain)
    let refused = await talk.say("ws /old X-Mine:1 --say 'it is'")
    #expect(refused.code == "ws.refused" && refused.text.contains("try: follow"), "\(refused.text)")
    let answer = await talk.say("follow")
    #expect(answer.outcome == .ok && answer.outText == "it is\n", "\(answer.text)")
    #expect(asked.last?.headers["X-Mine"] == "1")
    #expect(await talk.say("rerun").outText == "it is\n")
  }

  @Test(
    "is a conversation at an address of a WebSocket too, and the reason is not that nothing is followed",
    arguments: ["ws://127.0.0.1:1/chat", "WSS://127.0.0.1:1/chat"])
  func addresses(_ location: String) async throws {
    let asked = Asked { request in
      request.url.path == "/chat"
        ? .webSocket { [$0] }
        : .response(status: 302, headers: ["Location": .init(location)], body: "{}")
    }
    let talk = try await asked.talk(to: .plain)
    let refused = await talk.say("ws /old --say hi")
    #expect(refused.code == "ws.refused" && refused.text.contains("try: follow"), "\(refused.text)")
    let reasons = await talk.say("explain").text
    #expect(reasons.contains("It redirects to \(location)."), "\(reasons)")
    let answer = await talk.say("follow")
    #expect(answer.outcome == .ok && answer.outText == "hi\n", "\(answer.text)")
    let scheme = location.hasPrefix("WSS") ? "https" : "http"
    #expect(asked.last?.url.text == "\(scheme)://127.0.0.1:1/chat")
  }

  @Test("is refused where an ordinary response points to a WebSocket")
  func noRequest() async throws {
    let asked = asked(302, ["Location": "ws://127.0.0.1:1/chat"])
    let answer = await (try asked.talk()).say("get /a", "follow")
    #expect(answer.code == "request.url" && asked.all.count == 1, "\(answer.text)")
  }

  @Test("is not offered for a conversation that was refused without saying where another is")
  func refusedHere() async throws {
    for headers in [[:], ["Location": "http://["]] as [HeaderFields] {
      let answer = await (try asked(302, headers).talk(to: .plain)).say("ws /old")
      #expect(answer.code == "ws.refused" && !answer.text.contains("follow"), "\(answer.text)")
    }
    let answer = await (try asked(404, ["Location": "/chat"]).talk(to: .plain)).say("ws /old")
    #expect(answer.code == "ws.refused" && !answer.text.contains("follow"), "\(answer.text)")
  }

  @Test("is an ordinary request where a subscription was refused, and for a link by its number")
  func noConversation() async throws {
    let asked = Asked { _ in
      .response(status: 302, headers: ["Location": "/chat"], body: "{\"url\": \"/b\"}")
    }
    let talk = try await asked.talk(to: .plain)
    let refused = await talk.say("gql subscription { a } --over ws")
    #expect(refused.code == "ws.refused" && !refused.text.contains("follow"), "\(refused.text)")
    for line in ["follow", "follow 1"] {
      await talk.say(line)
      #expect(asked.last?.method == .get && asked.last?.options.webSocket == nil, "\(line)")
    }
  }

  @Test("needs a response")
  func noResponse() async throws {
    let talk = try await Asked { _ in .failure(.reset, "gone") }.talk(to: .plain)
    #expect(await talk.say("follow").text.contains("no request was sent yet"))
    await talk.say("get /l")
    let answer = await talk.say("follow")
    #expect(
      answer.code == "usage.command" && answer.text.contains("the last request got no response to follow"),
      "\(answer.text)")
  }
}
