import ApusPacingTestSupport
import Testing

@testable import ApusFormats

@Suite("Directives in comments", .paced)
struct HTTPFileReaderDirectivesTests {
  private func only(_ text: String) throws -> HTTPFile.Request {
    let file = HTTPFile(text)
    #expect(file.requests.count == 1)
    return try #require(file.requests.first)
  }

  @Test("what checks, keeps, decides and repeats is understood")
  func understood() throws {
    let request = try only(
      """
      # @name one
      # @title Documentation says nothing
      # @assert response.statusCode == 200
      // @capture global auth.token = response.json.token
      # @capture request trace {{response.header("X-Trace")}}
      # @capture file-secret k {{response.json.a}}-{{response.json.b}}
      # @when vars.has("x")
      # @skip-if env.mode == "dry"
      # @for-each ["a", "b"] as item
      # @ref login
      # @connection-timeout 2 s
      # @setting followredirects false
      GET /x
      # @settings timeout=5s
      """)
    #expect(
      request.after.map(\.line) == [3, 4, 5, 6] && request.conditions.map(\.isWanted) == [true, false])
    #expect(request.loop?.name == "item" && request.loop?.line == 9 && request.needs == ["login"])
    #expect(request.timeout == "5.0" && request.connectTimeout == "2.0" && !request.followsRedirects)
    #expect(request.obstacles.isEmpty && request.problem == nil)
    let token = ScriptExpression.member(.part(.body, isLast: false), "token")
    #expect(request.after[1].what == .keep(.value(.string("auth.token")), token, .session))
    if case .keepSecret("k", .both) = request.after[3].what {} else { Issue.record("\(request.after[3])") }
  }

  @Test("httpYac's loops count, or go over a list")
  func loops() throws {
    #expect(
      try only("# @loop for 3\nGET /x\n").loop?.list == .list(["0", "1", "2"].map { .value(.number($0)) }))
    #expect(try only("# @loop for item of vars.items\nGET /x\n").loop?.name == "item")
  }

  @Test(
    "what would decide whether, how or where a request is sent, and is not done, keeps it from being sent",
    arguments: [
      "# @when file.exists(1)", "# @skip-if a b", "# @for-each users", "# @loop while x",
      "# @auth oauth2 token_url=x",
      "# @auth command argv=[\"a\"]", "# @auth apikey query k s3cr3t", "# @ssh host=x", "# @k8s target=x",
      "# @graphql",
      "# @websocket", "# @grpc a/b", "# @apply {a: 1}", "# @mock x", "# @disabled !x",
    ])
  func obstacles(_ line: String) throws {
    let request = try only("\n\(line)\nGET http://h.example/x\n")
    let word = line.dropFirst(2).prefix { $0 != " " }
    #expect(request.obstacles.map(\.line) == [2] && request.obstacles[0].what.hasPrefix("# \(word)"))
    #expect(request.problem?.message.contains("so the request is not sent") == true)
    #expect(request.problem?.message.contains("s3cr3t") == false)
  }

  @Test(
    "what decides nothing is left out and named without its values",
    arguments: [
      "# @no-cookie-jar", "# @sleep s3cr3t", "# @assert f(s3cr3t)", "# @capture global t s3cr3t(1)",
      "# @capture nowhere a b", "# @trace dns<=50ms", "# @auth file oauth2 client_secret=s3cr3t",
      "# @timeout soon",
      "?? status", "?? body matches s3cr3t", "?? xpath /a == s3cr3t",
    ])
  func leftOut(_ line: String) throws {
    let file = HTTPFile("\(line)\nGET http://h.example/x\n")
    #expect(file.ignored.map(\.line) == [1] && file.requests.map(\.obstacles.count) == [0], "\(file.ignored)")
    #expect(!file.ignored[0].what.contains("s3cr3t") || line.contains("f("), "\(file.ignored)")
  }

  @Test(
    "asserts of httpYac are checks",
    arguments: [
      ("status == 200", ScriptExpression.both(.equal, .part(.status, isLast: false), .filled("200"))),
      (
        "header content-type includes json",
        .call(.includes, [.header(.value(.string("content-type")), isLast: false), .filled("json")])
      ),
      ("body includes a b", .call(.includes, [.part(.text, isLast: false), .filled("a b")])),
      (
        "body .a.b == {{c}}",
        .both(.equal, .path(.part(.body, isLast: false), .value(.string(".a.b"))), .filled("{{c}}"))
      ),
      ("duration < 500", .both(.less, .part(.milliseconds, isLast: false), .filled("500"))),
      ("header etag exists", .call(.exists, [.header(.value(.string("etag")), isLast: false)])),
      ("js response.parsedBody.id isNumber", .call(.isNumber, [.member(.part(.body, isLast: false), "id")])),
    ])
  func asserts(_ text: String, _ expected: ScriptExpression) throws {
    #expect(try HTTPFileAssertion.expression(of: text) == expected)
  }
}
