import ApusClient
import ApusCurlTransport
import ApusJSON
import ApusLanguageTestSupport
import ApusPacingTestSupport
import ApusPractice
import ApusReplTestSupport
import Testing

@testable import ApusLanguage
@testable import ApusRepl
@testable import ApusSurroundings

/// Answers `/given` itself.
private struct Giving: Transport {
  let text: String
  let rest: any Transport

  func send(_ request: Request) async throws(TransportError) -> Exchange {
    guard request.url.path == "/given" else { return try await rest.send(request) }
    return try await StubTransport(body: text).send(request)
  }
}

@Suite("Paths in braces", .paced)
struct AnswerValueTests {
  /// A session whose first answer is what is given here, and whose second is an echo.
  private func talk(_ json: String) async throws -> Talk {
    let talk = try await Talk(transport: Giving(text: json, rest: CurlTransport()))
    #expect(await talk.say("get /given").outcome == .ok)
    #expect(await talk.say("get /echo/second").outcome == .ok)
    return talk
  }

  private func echo(_ answer: ApusReplTestSupport.Answer) throws -> Node {
    #expect(answer.outcome == .ok, "\(answer.text)")
    return try JSONDocument(answer.out).root
  }

  @Test("are looked up in the last answer, or in one by its number, in a URL, items, headers and a body")
  func filled() async throws {
    let talk = try await talk(#"{"id": 7, "name": "a/b?c", "tags": ["x", "y"], "odd key": {"}}": true}}"#)
    let url = try echo(await talk.say("get /echo/{{$1.id}}/{{ $1.name }}?t={{.method}}"))
    #expect(url["target"]?.string == "/echo/7/a%2Fb%3Fc?t=GET")
    let items = try echo(
      await talk.say("post /echo q=={{.method}} X-A:v{{$1.tags[1]}} n={{$1.id}} t:={{$1.tags}}"))
    #expect(items["target"]?.string == "/echo?q=GET")
    #expect(items["headers"]?.children.contains { $0["value"]?.string == "vy" } ?? false)
    #expect(items["body"]?["text"]?.string == #"{"n": "7", "t": ["x", "y"]}"#)
    let body = try echo(
      await talk.say(#"post /echo {"a": {{$1.id}}, "b": "<{{$1["odd key"]["}}"]}}>", "c": "\{{x}}"}"#))
    #expect(body["body"]?["text"]?.string == #"{"a": 7, "b": "<true>", "c": "{{x}}"}"#)
    let pasted = try echo(
      await talk.say("curl -d '{\"a\":\"{{$1.id}}\"}' \(talk.server.baseURL)/echo"))
    #expect(pasted["body"]?["text"]?.string == #"{"a":"7"}"#)
  }

  @Test(
    "that name nothing or several values send nothing, and the nearest that there is is named",
    arguments: [
      ("delete /echo/{{.nothing}}", "nothing is at .nothing: the body has no key nothing", "keys ."),
      ("get /echo/{{.metod}}", "nothing is at .metod", "get /echo/{{.method}}"),
      ("post /echo a={{$1.tag[0]}}", "the body has no key tag", "post /echo a={{$1.tags[0]}}"),
      ("get /echo X-A:{{$1.tags[]}}", "several values are at", "get /echo X-A:{{$1.tags[0]}}"),
      ("get /echo/{{$1.tags[5]}}", "has 2 elements", "get /echo/{{$1.tags[1]}}"),
      ("get /echo/{{$9.id}}", "there is no request 9", "history"),
      ("get /echo/{{.[}}", "is not a path", "help paths"),
      ("post /echo {\"a\": {{.nothing}}}", "nothing is at .nothing", "keys ."),
      ("post /echo --raw 'x {{.nothing}}'", "nothing is at .nothing", "keys ."),
      ("put /echo -d a={{.nothing}}", "nothing is at .nothing", "keys ."),
    ])
  func nothing(_ line: String, _ reason: String, _ suggestion: String) async throws {
    let talk = try await talk(#"{"id": 7, "tags": ["x", "y"]}"#)
    let answer = await talk.say(line)
    #expect(answer.status == 2 && answer.code == "request.variable", "\(answer.text)")
    #expect(answer.notes.contains(reason) && answer.notes.contains("try: \(suggestion)"), "\(answer.text)")
    #expect(await talk.say("show 3").notes.contains("there is no request 3"))
  }

  @Test(
    "are a text or a number in a URL",
    arguments: [("none", "null"), ("list", "an array"), ("one", "an object"), ("empty", "an empty string")])
  func partsOfURLs(_ key: String, _ kind: String) async throws {
    let talk = try await talk(#"{"none": null, "list": [1], "one": {}, "empty": ""}"#)
    let answer = await talk.say("delete /echo/{{$1.\(key)}}")
    #expect(answer.status == 2 && answer.notes.contains("$1.\(key) is \(kind), and"), "\(answer.text)")
    await talk.say("let kept = $1.\(key)")
    #expect(await talk.say("delete /echo/{{kept}}/x").status == 2)
    #expect(await talk.say("show 3").notes.contains("there is no request 3"))
  }

  @Test("need an answer, and one that is JSON")
  func noAnswer() async throws {
    let talk = try await Talk()
    #expect(await talk.say("get /{{.id}}").notes.contains("there is no response yet to take .id from"))
    await talk.say("get /text/shift_jis")
    #expect(await talk.say("get /{{.id}}").notes.contains("response 1 is not JSON"))
    await talk.say("get /status/204")
    #expect(await talk.say("get /{{.id}}").notes.contains("response 2 has no body"))
    #expect(await talk.say("show 3").status == 2)
    let missing = try problem("get /x/{{.id}}")
    #expect(missing.problem.code == .requestVariable && missing.place == "{{.id}}")
  }

  @Test(
    "that hold neither a name nor a path are refused wherever they stand",
    arguments: [
      ("get /x/{{user name}}", "{{user name}}", #"get /x/\{{user name}}"#),
      ("get /x/{{user.name}}", "{{user.name}}", "get /x/{{.user.name}}"),
      ("get /x/{{}}", "{{}}", #"get /x/\{{}}"#),
      ("get /x/{{id}", "{{", "help variables"), ("get /x/{{.id}", "{{", "help variables"),
      ("post /x a={{#if}}", "{{#if}}", #"post /x a=\{{#if}}"#),
      ("get /x X-A:{{a,b}}", "{{a,b}}", #"get /x X-A:\{{a,b}}"#),
      ("post /x {\"a\": \"{{a b}}\"}", "{{a b}}", #"post /x {"a": "\{{a b}}"}"#),
      ("post /x --raw \"{{a b}}\"", "{{a b}}", #"post /x --raw "\{{a b}}""#),
      ("post /x --raw $'{{a b}}'", "{{a b}}", nil),
    ] as [(String, String, String?)])
  func strange(_ line: String, _ place: String, _ suggestion: String?) throws {
    let found = try problem(line)
    #expect(found.problem.code == .requestVariable && found.place == place)
    if let suggestion { #expect(found.problem.suggestedLine(for: line) == suggestion) }
  }

  @Test(
    "are two braces behind a backslash, in every kind of word",
    arguments: [
      (#"post /x --raw \{{x}}"#, "{{x}}"), (#"post /x --raw '\{{.x}}'"#, "{{.x}}"),
      (#"post /x --raw "\{{x y}}""#, "{{x y}}"),
      (#"post /x {"a": "\{{x}}"}"#, #"{"a": "{{x}}"}"#), (#"post /x a=\{{x}}"#, #"{"a": "{{x}}"}"#),
      (#"post /x a:='["\{{x}}"]'"#, #"{"a": ["{{x}}"]}"#),
      (#"post /x {"{{k}}": {"a": {}}}"#, #"{"key": {"a": {}}}"#),
      ("post /x {{{k}}: 1}", #"{"key": 1}"#),
    ])
  func escaped(_ line: String, _ body: String) throws {
    let prepared = try prepare(line) { $0.variables = Variables(["k": .text("key")]) }
    #expect(SentText(prepared.request).body == body)
  }

  @Test("are not looked for in a file, in standard input or in a value")
  func untouched() throws {
    let files = ["f": "{{id}} {{.id}}"]
    for line in ["post /x @f", "post /x < f", "post /x --data-binary @f", "curl --data-binary @f http://h"] {
      #expect(SentText(try prepare(line, files: files).request, files: files).body == "{{id}} {{.id}}")
    }
    #expect(SentText(try prepare("post /x a=@f", files: files).request).body == #"{"a": "{{id}} {{.id}}"}"#)
    let value = try prepare("get /x/{{v}} X-A:{{v}}") { $0.variables = Variables(["v": .text("{{id}}")]) }
    #expect(SentText(value.request).target == "/x/%7B%7Bid%7D%7D")
    #expect(SentText(value.request).headers.contains("x-a: {{id}}"))
  }
}
