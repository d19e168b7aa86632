import ApusPacingTestSupport
import Testing

@testable import ApusFormats

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

  @Test("bodies are said in their options, and what no line can say is left out")
  func bodies() {
    let form = lines { $0.body = .form([CollectedPair("a b", "{{c}}&")]) }
    #expect(form.requests.first?.lines.first?.hasSuffix("--data-urlencode a+b={{c}}'&'") == true)
    #expect(lines { $0.url = "http://a.example/{{$guid}}" }.requests.first?.lines.isEmpty == true)
    #expect(lines { $0.refuse("so it is") }.requests.first?.notes == ["left out: so it is"])
  }
}
