import ApusClient
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl

@Suite("Headers and statuses as values", .paced)
struct AnswerPartValueTests {
  private func talk() async throws -> Talk {
    let talk = try await Talk(
      transport: StubTransport { request in
        switch request.url.path {
        case "/made":
          .response(
            status: 201, headers: ["Location": "http://api.test/made/7", "ETag": "\"abc\"", "X-Two": "a"])
        case "/other": .response(status: 404, headers: ["Set-Cookie": "a=S3CRETVAL", "A": "1", "a": "2"])
        default: .response(status: 200, body: #"{"status":5,"header":{"ETag":6}}"#)
        }
      }, base: "http://api.test")
    await talk.say("get /made")
    return talk
  }

  @Test("are filled into URLs, headers and bodies, of the last answer or of one by its number")
  func filled() async throws {
    let talk = try await talk()
    #expect(await talk.say("preview get {{header Location}}/x").outText.hasPrefix("GET /made/7/x HTTP/1.1"))
    #expect(
      await talk.say("preview get / If-None-Match:'{{header etag}}'").outText.contains(
        "If-None-Match: \"abc\""))
    await talk.say("get /other")
    let text = await talk.say("preview post /x s:={{status}} t:={{status $1}} l={{header Location $1}}")
      .outText
    #expect(text.contains(#"{"s": 404, "t": 201, "l": "http://api.test/made/7"}"#), "\(text)")
  }

  @Test("are kept by `let`, and a path after $1 is always of the body")
  func kept() async throws {
    let talk = try await talk()
    await talk.say("let v = header ETag", "let s = status")
    #expect(await talk.say("env").outText.contains("v = \"\\\"abc\\\"\""))
    await talk.say("get /x", "let old = status $1", "let body = $2.status", "let tag = $2.header.ETag")
    let text = await talk.say("env").outText
    #expect(text.contains("s = 201") && text.contains("old = 201"), "\(text)")
    #expect(text.contains("body = 5") && text.contains("tag = 6"), "\(text)")
    #expect(await talk.say("let word = 'status'", "env").outText.contains("word = \"status\""))
  }

  @Test("a variable of the name status goes before the last answer's")
  func variable() async throws {
    let talk = try await talk()
    await talk.say("let status = 'open'")
    #expect(await talk.say("preview get /{{status}}").outText.hasPrefix("GET /open "))
  }

  @Test("that are not there send nothing, and the nearest name is told")
  func missing() async throws {
    let talk = try await talk()
    for (line, reason) in [
      ("get /{{header Locatio}}", "response 1 has no header Locatio; there is Location"),
      ("get /{{header ETag $9}}", "there is no request 9"), ("let v = header Nope", "has no header Nope"),
      ("let v = header ETag x", "takes nothing more"), ("let v = a b", "takes nothing more"),
    ] {
      let answer = await talk.say(line)
      #expect(answer.status == 2 && answer.notes.contains(reason), "\(line): \(answer.text)")
    }
    await talk.say("get /other")
    #expect(await talk.say("get /{{header A}}").notes.contains("has 2 headers A, and one is needed"))
    let none = try await Talk(base: "http://api.test")
    #expect(await none.say("get /{{status}}").status == 2)
  }

  @Test("that are secrets stay hidden")
  func secret() async throws {
    let talk = try await talk()
    await talk.say("get /other", "let c = header Set-Cookie")
    #expect(await !talk.say("env").text.contains("S3CRETVAL"))
  }
}
