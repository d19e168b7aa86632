import ApusPacingTestSupport
import Testing

@testable import ApusFormats
@testable import ApusLanguage

@Suite("Collections as lines", .paced)
struct CollectionLinesTests {
  private func lines(_ change: (inout CollectedRequest) -> Void) -> CollectionLines {
    var collection = RequestCollection("a test", name: "a")
    var request = CollectedRequest(name: "r")
    request.url = "{{base}}/x"
    change(&request)
    collection.requests = [request]
    collection.variables = [
      CollectedVariable(name: "base", value: "{{host}}/v1"),
      CollectedVariable(name: "host", value: "http://a.example"),
      CollectedVariable(name: "tok", value: "canary-1234", isSecret: true),
    ]
    collection.environments = [
      RequestCollection.Environment(
        name: "dev", variables: [CollectedVariable(name: "host", value: "http://dev.example")])
    ]
    return CollectionLines(collection, environment: "dev")
  }

  @Test("variables are set in their order, and secrets are named alone")
  func settings() {
    let lines = lines { $0.auth = .header("Authorization", prefix: "Bearer ", token: "{{tok}}") }
    #expect(lines.settings == ["let host = http://dev.example", "let base = {{host}}/v1"])
    #expect(lines.secrets == ["TOK"])
    #expect(
      lines.requests.first?.lines.first
        == "send GET {{base}}/x --follow -H Accept: -H 'Authorization: Bearer '{{secret:TOK}}")
  }

  @Test("checks and values follow their request")
  func answers() {
    let lines = lines {
      $0.captures = [
        CollectedCapture(name: "id", source: .json("[0].id"), line: 1),
        CollectedCapture(name: "c", source: .cookie("c"), line: 7),
      ]
      $0.checks = [CollectedCheck(source: .status, relation: .compares("==", to: "200"), line: 1)]
    }
    #expect(lines.requests.first?.lines.dropFirst() == ["expect status 200", "let id = .[0].id"])
    #expect(lines.requests.first?.notes == ["left out: the variable c of line 7"])
  }

  @Test("what rules can promise is checked, and what is asked of all values together is left out")
  func promises() {
    let relations: [(AnswerSource, CollectedCheck.Relation)] = [
      (.json(".a"), .isMissing), (.json(".l"), .counts("==", "2")), (.header("etag"), .isMissing),
      (.json(".l"), .holds(.includes, #""x""#, isNegated: false)),
      (.body, .holds(.includes, #""x""#, isNegated: false)),
      (.json(".b"), .holds(.isBoolean, nil, isNegated: false)), (.json(".l[*].id"), .counts("==", "2")),
      (.json(".l"), .holds(.includes, #""x""#, isNegated: true)), (.json(".l"), .counts(">", "2")),
      (.cookie("c"), .isMissing),
    ]
    let lines = lines {
      $0.checks = relations.enumerated().map { CollectedCheck(source: $1.0, relation: $1.1, line: $0) }
    }
    #expect(
      lines.requests.first?.lines.dropFirst() == [
        "expect .a absent", "expect .l len 2", "expect header etag absent", #"expect .l contains "x""#,
        #"expect body contains "x""#, "expect .b type boolean", "expect .l len > 2",
      ])
    #expect(lines.requests.first?.notes == [6, 7, 9].map { "left out: a check of line \($0)" })
  }

  @Test("bodies are said in their options, and what no line can say is left out")
  func bodies() {
    let form = lines { $0.body = .form([CollectedPair("a b", "{{c}}&")]) }
    #expect(form.requests.first?.lines.first?.hasSuffix("--data-urlencode a+b={{c}}'&'") == true)
    let parts = lines {
      $0.body = .multipart([
        CollectedPart(name: "pic", content: .file("a b.png"), type: "image/png"),
        CollectedPart(name: "a:b", content: .text("=1 {{c}} {{tok}}"), type: nil),
      ])
    }
    #expect(
      parts.requests.first?.lines.first?.hasSuffix(
        #"--multipart 'pic@a b.png;type=image/png' 'a\:b=\=1 {{c}} {{secret:TOK}}'"#) == true,
      "\(parts.requests)")
    #expect(
      lines { $0.body = .multipart([CollectedPart(name: "a", content: .text("1"), type: "a/b")]) }
        .requests.first?.lines.isEmpty == true)
    #expect(lines { $0.url = "http://a.example/{{$guid}}" }.requests.first?.lines.isEmpty == true)
    #expect(lines { $0.refuse("so it is") }.requests.first?.notes == ["left out: so it is"])
  }

  @Test(
    "are all lines that are understood here",
    arguments: [
      CollectedBody.text("{\"a\": \"{{c}}\"}", type: "application/json"),
      .form([CollectedPair("a=b", "c d")]),
      .multipart([
        CollectedPart(name: "f", content: .file("x.png"), type: nil),
        CollectedPart(name: "a@b;c", content: .text("@x\n{{c}}"), type: nil),
      ]), .file("x.bin", type: nil), .graphQL(query: "{ a }", variables: "{\"b\": 1}"),
    ])
  func readable(_ body: CollectedBody) throws {
    let lines = lines {
      $0.method = "POST"
      $0.body = body
      $0.timeout = "5"
      $0.auth = .pair(user: "a", password: "{{tok}}")
      $0.headers = [CollectedPair("X-Mine", "a: b"), CollectedPair("X-Empty", "")]
    }
    for line in lines.requests.flatMap(\.lines) {
      let read = try RequestLine(native: Words(line))
      if case .multipart = body {
        #expect(read.items.map(\.separator) == [.upload, .string], "\(line)")
        #expect(read.items.map(\.name.shown) == ["f", "a@b;c"], "\(line)")
      }
    }
    #expect(lines.requests.flatMap(\.lines).count == 1)
  }
}
