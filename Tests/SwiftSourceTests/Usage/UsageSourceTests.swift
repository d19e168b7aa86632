import ApusPacingTestSupport
import Testing

@testable import ApusClient
@testable import ApusSwiftSource

@Suite("An endpoint in use", .paced)
struct UsageSourceTests {
  private func source(
    _ usage: UsageStyle, hasNoResponse: Bool = false,
    login: (scheme: AuthScheme, user: String, variable: String)? = nil,
    arguments: [Expression.Argument] = [.init("id", .plain("7"))]
  ) -> [String] {
    UsageSource(
      usage: usage, endpoint: "Shop.Order", service: .call("Shop", []), arguments: arguments,
      hasNoResponse: hasNoResponse, login: login
    ).lines
  }

  @Test("is a function with a client, the endpoint, and what its style does with the answer")
  func awaiting() {
    #expect(
      source(.async) == [
        "func sample() async {",
        "  let client = APIClient(service: Shop(), transport: URLSessionTransport())",
        "  let endpoint = Shop.Order(id: 7)",
        "  do throws(APIError<Shop.Order.ErrorResponse>) {",
        "    let response = try await client.send(endpoint)",
        "    print(response)",
        "  } catch {",
        "    print(error)",
        "  }",
        "}",
      ])
  }

  @Test("prints what comes, where it opened a WebSocket, which has no response of its own")
  func listening() throws {
    func text(_ conversation: WebSocketConversation?) throws -> String {
      let request = Request(method: .get, url: try WebURL("http://example.test/talk"))
      let seen = MadeUpExchange(request, "", status: 101, conversation: conversation)
      let model = try SourceModel(of: SourceMaterial(seen, among: [seen])).model(named: nil)
      return SwiftSource.text(of: model, usedBy: .async)
    }
    let talk = try text(WebSocketConversation())
    #expect(
      talk.contains(
        "let socket = try await client.webSocket(endpoint)\n    for try await message in socket {"))
    #expect(talk.contains("typealias Response = EmptyResponse") && !talk.contains("client.send"), "\(talk)")
    #expect(try text(nil).contains("client.send(endpoint)"))
    var said = WebSocketConversation()
    said.entries = [#"{"hi": 1}"#, #"{"password": "hunter22"}"#].map {
      WebSocketConversation.Entry(isSent: true, at: .zero, message: .text($0))
    }
    said.entries.append(.init(isSent: false, at: .zero, message: .text("came")))
    let sending = try text(said)
    #expect(sending.contains(#"try await socket.send("{\"hi\": 1}")"#), "\(sending)")
    #expect(sending.contains(#"(ProcessInfo.processInfo.environment["PASSWORD"] ?? "")"#), "\(sending)")
    #expect(
      sending.contains("import Foundation") && !sending.contains("hunter22") && !sending.contains("came"))
  }

  @Test("asks for answers, where it opened a subscription in GraphQL, as the server agrees first")
  func subscription() throws {
    func text(_ said: [String]) throws -> String {
      let request = Request(method: .get, url: try WebURL("http://example.test/graphql"))
      var conversation = WebSocketConversation()
      conversation.entries = said.map { .init(isSent: true, at: .zero, message: .text($0)) }
      let seen = MadeUpExchange(
        request, "", status: 101, sent: ["Sec-WebSocket-Protocol": "graphql-transport-ws"],
        conversation: conversation)
      let model = try SourceModel(of: SourceMaterial(seen, among: [seen])).model(named: nil)
      return SwiftSource.text(of: model, usedBy: .async)
    }
    let opening = #"{"type":"connection_init","payload":{"password":"hunter22"}}"#
    let asking =
      #"{"id":"1","type":"subscribe","payload":{"query":"subscription A($n: Int) { a(n: $n) }","#
      + #""operationName":"A","variables":{"n":1}}}"#
    let whole = try text([opening, asking])
    let call = #"""
        do {
          let answers = try await client.graphQLSubscription(
            endpoint,
            "subscription A($n: Int) { a(n: $n) }",
            operation: "A",
            variables: "{\"n\":1}",
      """#
    #expect(whole.contains(call) && !whole.contains("socket.send"), "\(whole)")
    #expect(whole.contains(#"environment["PASSWORD"]"#) && !whole.contains("hunter22"))
    let plain = try text([
      #"{"type":"connection_init"}"#,
      #"{"id":"1","type":"subscribe","payload":{"query":"subscription { a }","variables":{}}}"#,
    ])
    #expect(plain.contains(#"client.graphQLSubscription(endpoint, "subscription { a }")"#), "\(plain)")
    #expect(try text([opening, asking, asking]).contains("socket.send"))
  }

  @Test(
    "begins and asks as its style has it",
    arguments: [
      (.callback, "func sample() {", "  client.send(endpoint) { result in"),
      (
        .combine, "func sample() -> AnyCancellable {",
        "  return client.publisher(for: endpoint).sink { completion in"
      ),
      (
        .rx, "func sample() -> any Disposable {",
        "  return client.single(for: endpoint).subscribe { response in"
      ),
    ] as [(UsageStyle, String, String)])
  func styles(_ usage: UsageStyle, _ head: String, _ call: String) {
    let lines = source(usage)
    #expect(lines.first == head)
    #expect(lines.contains("  let endpoint = Shop.Order(id: 7)"))
    #expect(lines.contains(call))
    #expect(lines.last == "}")
  }

  @Test("with Foundation alone needs no client, and shows an answer where there is one")
  func session() {
    let lines = source(.urlsession)
    #expect(!lines.contains { $0.contains("client") })
    #expect(lines.contains("    let response = try await endpoint.send()"))
    #expect(lines.contains("    print(response)"))
    #expect(lines.contains("  } catch let failure as Shop.Order.Failure {"))
    let silent = source(.urlsession, hasNoResponse: true)
    #expect(silent.contains("    try await endpoint.send()"))
    #expect(silent.contains(#"    print("done")"#))
  }

  @Test("with a challenge has a login of a user, whose password is in the environment")
  func digest() {
    let lines = source(.async, login: (.digest, user: "a\"da", variable: "PASSWORD"))
    let text = lines.joined(separator: "\n")
    #expect(lines.contains("  let service = Shop()"))
    #expect(text.contains(#"user: "a\"da""#))
    #expect(text.contains(#"password: Secret(ProcessInfo.processInfo.environment["PASSWORD"] ?? "")"#))
    #expect(text.contains("for: service.baseURL.origin"))
    #expect(
      text.contains("APIClient(service: service, transport: URLSessionTransport(), middleware: [login])"))
  }

  @Test("reads a user that is a secret from the environment")
  func secretUser() {
    let lines = source(.async, login: (.aws, user: "{{secret:AWS_ACCESS_KEY_ID}}", variable: "KEY"))
    let text = lines.joined(separator: "\n")
    #expect(text.contains(#"access: ProcessInfo.processInfo.environment["AWS_ACCESS_KEY_ID"] ?? "#))
  }

  @Test("has a line an argument where all of them are too many for one")
  func long() {
    let arguments = (0..<20).map { Expression.Argument("argument\($0)", .plain("\($0)")) }
    let lines = source(.async, arguments: arguments)
    #expect(lines.contains("  let endpoint = Shop.Order("))
    #expect(lines.contains("    argument19: 19"))
    #expect(lines.allSatisfy { $0.count <= 102 })
  }
}
