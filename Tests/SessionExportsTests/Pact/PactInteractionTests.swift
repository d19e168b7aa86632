import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusJSON
@testable import ApusSessionExports
@testable import ApusSurroundings

@Suite("A session as a contract of Pact", .paced)
struct PactInteractionTests {
  private func pact(_ lines: String..., options: String = "") async throws -> (root: Node, text: String) {
    let talk = try await Asked(body: #"{"id": 7, "name": "a.b", "tags": [1], "token": "t-4711-4711"}"#).talk(
      to: .plain)
    for line in lines { await talk.say(line) }
    await talk.say("save demo")
    let answer = await talk.say("export pact demo \(options)")
    #expect(answer.status == 0, "\(answer.text)")
    let end = try #require(answer.text.ranges(of: "\n}\n").last).upperBound
    let start = try #require(answer.text.firstIndex(of: "{"))
    return (try JSONDocument(String(answer.text[start..<end])).root, answer.text)
  }

  @Test("an answer is promised by its kinds, and what is checked exactly is exact")
  func response() async throws {
    let (root, text) = try await pact("get /things/7 q==x", "expect .name == \"a.b\"", "expect .id > 3")
    #expect(root["metadata"]?["pactSpecification"]?["version"]?.string == "3.0.0")
    let response = try #require(root["interactions"]?[0]?["response"])
    #expect(response["status"]?.integer == 200 && response["body"]?["id"]?.integer == 7)
    let rules = try #require(response["matchingRules"])
    #expect(rules["body"]?["$"]?["matchers"]?[0]?["match"]?.string == "type")
    #expect(rules["body"]?["$['name']"]?["matchers"]?[0]?["match"]?.string == "equality")
    #expect(
      rules["header"]?["Content-Type"]?["matchers"]?[0]?["regex"]?.string == "^application/json( *;.*)?$")
    #expect(text.contains("Pact has no word for .id > 3"), "\(text)")
  }

  @Test("what may be missing has no word in Pact, and is told")
  func optional() async throws {
    let (root, text) = try await pact("get /things/7", "expect .name optional, type string")
    #expect(text.contains("Pact has no word for .name optional, type string"), "\(text)")
    #expect(root["interactions"]?[0]?["response"]?["matchingRules"]?["body"]?["$['name']"] == nil)
  }

  @Test("what came before is matched by its form, and named as a state of the provider")
  func request() async throws {
    let (root, _) = try await pact(
      "post /things name=ann", "let id = .id", "put /things/{{id}} q=={{id}} X-Mine:a.{{id}} n:={{id}}")
    let put = try #require(root["interactions"]?[1])
    #expect(put["providerStates"]?[0]?["name"]?.string == "after POST /things")
    let request = try #require(put["request"])
    #expect(request["path"]?.string == "/things/7" && request["query"]?["q"]?[0]?.string == "7")
    #expect(request["body"]?["n"]?.integer == 7)
    let rules = try #require(request["matchingRules"])
    #expect(rules["path"]?["matchers"]?[0]?["regex"]?.string == "^/things/[^/]+$")
    #expect(rules["header"]?["X-Mine"]?["matchers"]?[0]?["regex"]?.string == "^a\\..+$")
    #expect(rules["query"]?["q"] != nil && rules["body"]?["$"] != nil)
    #expect(root["interactions"]?[0]?["providerStates"] == nil)
  }

  @Test("a field of a form that was filled may hold another value, and the fields beside it may not")
  func form() async throws {
    let (root, _) = try await pact(
      "post /things name=ann", "let id = .id", "post /b --form a={{id}} é=1 n=1 é=x{{id}}",
      "post /c --form a=1", "post /d --multipart a={{id}}")
    let rules = try #require(root["interactions"]?[1]?["request"]?["matchingRules"]?["body"])
    #expect(rules.members.map(\.name) == ["$['a']", "$['é']"])
    #expect(rules["$['é']"]?["matchers"]?[0]?["regex"]?.string == ".+")
    for place in [2, 3] {
      #expect(root["interactions"]?[place]?["request"]?["matchingRules"]?["body"] == nil, "\(place)")
    }
  }

  @Test("a secret is matched by what stands around it, and is in no example")
  func secrets() async throws {
    let (root, text) = try await pact(
      "get /a Authorization:'Bearer tulip-4711-tulip'", options: "--consumer web --provider shop")
    #expect(root["consumer"]?["name"]?.string == "web" && root["provider"]?["name"]?.string == "shop")
    let request = try #require(root["interactions"]?[0]?["request"])
    #expect(
      request["matchingRules"]?["header"]?["Authorization"]?["matchers"]?[0]?["regex"]?.string
        == "^Bearer .+$")
    #expect(!text.contains("tulip") && !text.contains("4711-4711"))
  }

  @Test(
    "a secret that was taken of an answer is a state of the provider, in a query and in a form as in a header"
  )
  func takenSecrets() async throws {
    let (root, text) = try await pact(
      "post /login u=ann", "let t = .token", "get /a token=={{t}}", "post /b -f token={{t}} a=1",
      "get /c Authorization:'Bearer {{t}}'")
    for place in 1...3 {
      #expect(
        root["interactions"]?[place]?["providerStates"]?[0]?["name"]?.string == "after POST /login",
        "\(place): \(text)")
    }
    #expect(root["interactions"]?[1]?["request"]?["matchingRules"]?["query"]?["token"] != nil)
    #expect(!text.contains("t-4711-4711"))
  }

  @Test("a request that is made twice has a state of its own")
  func twice() async throws {
    let (root, _) = try await pact("get /a", "get /a")
    #expect(root["provider"]?["name"]?.string == "h.test")
    #expect(
      root["interactions"]?[1]?["providerStates"]?[0]?["name"]?.string?.hasPrefix("after line ") ?? false)
  }
}
