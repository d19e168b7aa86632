import ApusClient
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("What is expected of an answer", .paced)
struct ExpectCommandTests {
  private static let body = #"{"login": "octocat", "followers": 12, "tags": ["a", "b"], "none": null}"#

  private func talk() async throws -> Talk {
    let talk = try await Asked { _ in
      .response(
        status: 201, headers: ["Content-Type": "application/json", "ETag": "\"x\"", "Vary": "a"],
        body: Self.body)
    }.talk(to: .plain)
    await talk.say("get /")
    return talk
  }

  @Test(
    "holds",
    arguments: [
      "status 201", "status 2xx", "status == 2XX", ".login == \"octocat\"", ".login == octocat",
      ".followers > 10",
      ".followers", ".none", ".none == null", ".tags[] != c", "header etag", "header ETAG == '\"x\"'",
      "header vary < b", "time < 1h", "shape {login: string, followers: integer}", "shape string .login",
      "shape [string] .tags", "status 200, 201", "status 200..299", ".followers 0..12",
      ".tags len 2, sorted, unique",
      ".login re /^octo/, contains cat", ".gone absent", "header age ignore", ".tags every type string",
      ".login one of hubot, octocat", "header vary one of a, b", "body contains octocat",
      ".followers same as .followers",
      ".login == octocat # the mascot",
    ])
  func holding(_ text: String) async throws {
    let answer = await (try talk()).say("expect \(text)")
    #expect(answer.outcome == .ok && answer.text == "", "\(answer.text)")
  }

  @Test(
    "does not hold, and says what was there, and where when several were",
    arguments: [
      ("status 200", "expected status 200, found status 201"), ("status 4xx", "found status 201"),
      (".login == \"hubot\"", "expected .login == \"hubot\", found \"octocat\""),
      (".nothing", "found nothing there"),
      (".nothing == 1", "found nothing there"), (".tags[] == a", "found \"b\" at .tags[1]"),
      (".followers == \"12\"", "found 12"), ("header x-none", "found no such header"),
      ("header etag == y", #"found "\"x\"""#), ("time > 1h", "expected time > 1h, found"),
      ("shape {id: integer}", ""), ("shape integer .login", ""),
      ("shape string .nothing", "found nothing there"),
      (".tags len 3..", "expected .tags len 3.., found 2"), (".login re /^x/", #"found "octocat""#),
      (".followers one of 1, 2", "found 12"), (".followers same as {{n}}", "found 12"),
    ])
  func failing(_ text: String, _ said: String) async throws {
    let talk = try await talk()
    await talk.say("let n = 13")
    let answer = await talk.say("expect \(text)")
    #expect(answer.code == "expect.failed" && answer.status == 1, "\(answer.text)")
    #expect(answer.flat.contains(said), "\(answer.text)")
  }

  @Test(
    "cannot be read where it makes no sense",
    arguments: [
      ("status okay", "expected a status such as 200 or 2xx, found okay"), ("status 6xx", "found 6xx"),
      ("status 99", "found 99"), ("time < soon", "expected a time such as 500ms or 2s, found soon"),
      ("time", "expected `<` and a time"), ("header", "expected a header's name"),
      ("", "expected what to check"),
      (".login ==", "expected a value"), (".login ~ 1", "expected what it should be"),
      (".login == 1 now", "or the end, found now"), ("weather", "expected status, header"),
      ("shape GitHub.Nothing", "GitHub.Nothing"),
    ])
  func mistakes(_ text: String, _ said: String) async throws {
    let answer = await (try talk()).say("expect \(text)")
    #expect(answer.status == 2 && answer.flat.contains(said), "\(answer.text)")
  }

  @Test("needs an answer, and names the failure where there was none")
  func noAnswer() async throws {
    let talk = try await Asked { _ in .failure(.reset, "gone") }.talk(to: .plain)
    #expect(await talk.say("expect status 200").code == "usage.command")
    await talk.say("get /")
    #expect(await talk.say("expect status 200").flat.contains("found network.reset"))
  }

  @Test("says that it holds to a person alone")
  func person() async throws {
    let talk = try await Asked().talk()
    await talk.say("get /")
    #expect(await talk.say("expect status 200").text == "holds\n")
  }

  @Test("is compared with the answer before to the same request, where a rule says so")
  func earlier() async throws {
    let counter = Counter()
    let talk = try await Asked { _ in .response(status: 200, body: "{\"id\": \(await counter.next())}") }
      .talk(to: .plain)
    await talk.say("get /a")
    #expect(await talk.say("expect .id type").code == "usage.command")
    await talk.say("get /a")
    #expect(await talk.say("expect .id type").outcome == .ok)
    #expect(await talk.say("expect .id exact").flat.contains("expected .id exact, found 2"))
  }

  @Test("of a share of many goes into no file that got the answer")
  func samplesOfFile() async throws {
    let asked = Asked { _ in .response(status: 200, body: "1") }
    let talk = try await asked.talk(to: .plain)
    await talk.say("get /a -o it")
    #expect(await talk.say("expect p95 time < 1h of 3").outcome == .ok)
    let deliveries = asked.all.map { if case .memory = $0.options.delivery { true } else { false } }
    #expect(deliveries == [false, true, true, true])
    #expect(asked.all.dropFirst().allSatisfy { $0.options.onResponse == nil && $0.options.onProgress == nil })
  }

  @Test("of a share of many is asked again as often, and never what may change something")
  func samples() async throws {
    let asked = Asked { _ in .response(status: 200, body: "{}") }
    let talk = try await asked.talk(to: .plain)
    await talk.say("get /a")
    #expect(await talk.say("expect p95 time < 1h of 5").outcome == .ok)
    #expect(asked.lines == Array(repeating: "GET /a", count: 6))
    #expect(await talk.say("expect p50 time > 1h of 2").flat.contains("of 2"))
    await talk.say("post /a a=1")
    #expect(await talk.say("expect p95 time < 1h of 5").flat.contains("a POST may change something"))
    #expect(asked.all.count == 9)
  }
}
