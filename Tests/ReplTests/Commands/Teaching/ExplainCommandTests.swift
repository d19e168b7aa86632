import ApusClient
import ApusJSON
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("What is explained", .paced)
struct ExplainCommandTests {
  private func talk() async throws -> Talk {
    try await Asked { request in .response(status: request.url.path == "/no" ? 404 : 200, body: "{}") }.talk()
  }

  @Test("before anything happened is what could be typed, on any screen")
  func nothing() async throws {
    #expect(
      await (try talk()).say("explain").text.hasPrefix(
        "Nothing has happened yet that could be explained.\n  get /"))
    let narrow = try await Talk(to: .init(isTerminal: true, width: 30, height: 24)).say("explain").text
    #expect(narrow.split(separator: "\n").allSatisfy { $0.count <= 30 }, "\(narrow)")
  }

  @Test("alone is the last line that failed, until another went well, and a number is that request")
  func subjects() async throws {
    let talk = try await talk()
    await talk.say("get /yes", "get /no")
    #expect(await talk.say("explain").text.hasPrefix("get /no\nerror[http.404]"))
    #expect(await talk.say("explain").text.hasPrefix("get /no\n"), "whoever asks may ask again")
    #expect(await talk.say("explain 1").text.hasPrefix("get /yes\n"))
    let local = await talk.say("expect .id", "explain").text
    #expect(local.contains("expect.failed"), "\(local)")
    await talk.say("get /yes")
    #expect(await talk.say("explain").text.hasPrefix("get /yes\n"))
  }

  @Test(
    "is a code, a status, a header or a method by its name",
    arguments: [
      ("network.reset", "network.reset"), ("422", "422"), ("header ETag", "ETag"), ("method PATCH", "PATCH"),
      ("timing", "tim"),
    ])
  func topics(_ topic: String, _ word: String) async throws {
    let answer = await (try talk()).say("explain \(topic)")
    #expect(answer.outcome == .ok && answer.text.contains(word), "\(answer.text)")
  }

  @Test("shows a line that makes it happen where the practice API is the base, and only there")
  func examples() async throws {
    #expect(
      try await Talk(to: Talk.terminal).say("explain network.reset").text.contains(
        "get /faults/network.reset"))
    #expect(!(await (try talk()).say("explain network.reset").text.contains("/faults/")))
  }

  @Test(
    "is not what nobody knows, and the nearest is named",
    arguments: [
      ("network.rest", "explain network.reset"), ("header Etg", "explain header ETag"),
      ("xyzzy-nothing", "help explain"),
      ("99999", "history"),
    ])
  func unknown(_ topic: String, _ suggestion: String) async throws {
    let answer = await (try talk()).say("explain \(topic)")
    #expect(answer.status == 2, "\(answer.text)")
    if suggestion != "history" { #expect(answer.text.contains("try: \(suggestion)"), "\(answer.text)") }
  }

  @Test("as JSON is each sentence with its level, its evidence, its rule and its key, of any request")
  func json() async throws {
    let talk = try await talk()
    #expect(await talk.say("explain --json").text == "null\n")
    await talk.say("get /yes", "get /no")
    let last = await talk.say("explain --json")
    let document = try JSONDocument(last.text).root
    #expect(last.outcome == .ok && document["error"]?["code"]?.string == "http.404", "\(last.text)")
    let facts = try #require(document["facts"])
    #expect(facts.count > 0)
    for fact in facts.children {
      #expect(["seen", "said", "rule", "perhaps"].contains(fact["level"]?.string ?? ""), "\(fact.text)")
      #expect(fact["text"]?.string?.isEmpty == false && fact["key"]?.string?.isEmpty == false, "\(fact.text)")
      #expect(fact["evidence"]?[0]?["text"]?.string?.isEmpty == false, "\(fact.text)")
      #expect((fact["rule"]?.string != nil) == (fact["level"]?.string == "rule"), "\(fact.text)")
    }
    #expect(try JSONDocument(await talk.say("explain 1 --json").text).root["status"]?.text == "200")
    let topic = await talk.say("explain 404 --json")
    #expect(topic.status == 2 && topic.text.contains("try: explain --json"), "\(topic.text)")
  }

  @Test("names the three nearest topics where nothing is known, and where none is near says so")
  func nearestTopics() async throws {
    func words(of topic: String) async throws -> String {
      let answer = await (try talk()).say("explain \(topic)").text
      return answer.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    let close = try await words(of: "header Etg")
    #expect(close.contains("nothing is known here of header Etg; the nearest: header ETag, "), "\(close)")
    let named = close.prefix { $0 != "|" }.split(separator: ":").last ?? ""
    #expect(named.split(separator: ",").count == 3, "\(close)")
    // Of the kind that is named, not a status that is spelled alike.
    let code = try await words(of: "curl 10").prefix { $0 != "|" }.split(separator: ":").last ?? ""
    #expect(code.split(separator: ",").allSatisfy { $0.hasPrefix(" curl ") }, "\(code)")
    for topic in ["qwxzzy", "header qwxzzy", "xyzzy-nothing"] {
      let far = try await words(of: topic)
      #expect(far.contains("\(topic), nor of anything like it; there are, for example, 404, "), "\(far)")
      #expect(far.contains("try: help explain"), "\(far)")
    }
  }

  @Test(
    "of what it names for who asks for nothing that is known, it knows all",
    arguments: ["404", "header Cache-Control", "cors"])
  func asked(_ topic: String) async throws {
    #expect(await (try talk()).say("explain \(topic)").outcome == .ok)
  }

  @Test(
    "is a line of a message or of an error, in quotes or not",
    arguments: [
      ("'Cache-Control: private, max-agee=60'", "unknown: no standard has this directive"),
      ("Cache-Control: private, max-age=60", "Only one user's own cache may keep it."),
      ("'ETag: \"1\"'", "A strong ETag"), ("ETag: \"1\"", "A strong ETag"),
      ("'HTTP/1.1 404 Not Found'", "Clients ignore the phrase."), ("'GET /a HTTP/1.1'", "What is asked for."),
      ("'curl: (28) Operation timed out'", "CURLE_OPERATION_TIMEDOUT"),
      ("'connect ECONNREFUSED 127.0.0.1:3000'", "an error of the system"),
      ("curl 28", "CURLE_OPERATION_TIMEDOUT"),
      ("relation next", "The next page."), ("relation", "What a link leads to"),
      ("cookie", "Cookie, a request header"), ("scheme bearer", "Bearer, an authentication scheme"),
    ])
  func lines(_ line: String, _ words: String) async throws {
    let answer = await (try talk()).say("explain \(line)")
    #expect(answer.outcome == .ok && answer.text.contains(words), "\(answer.text)")
  }

  @Test("is no status beyond 599, unless a request has that number; a request can be named as one")
  func numbers() async throws {
    let talk = try await talk()
    await talk.say("get /yes")
    let none = await talk.say("explain 600")
    #expect(none.status == 2 && none.text.contains("600 is no status that is defined"), "\(none.text)")
    #expect(none.text.contains("try: explain request 1"), "\(none.text)")
    #expect(await talk.say("explain request 1").text.hasPrefix("get /yes\n"))
    #expect(await talk.say("explain request 7").text.contains("there is no request 7"))
  }

  @Test("never shows a secret of the line")
  func secrets() async throws {
    let talk = try await talk()
    await talk.say("get /no X-Api-Key:canary-1234")
    #expect(!(await talk.say("explain").text.contains("canary")))
  }
}
