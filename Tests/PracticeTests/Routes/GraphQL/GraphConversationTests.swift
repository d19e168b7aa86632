import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("The practice API's subscriptions over a WebSocket", .paced)
struct GraphConversationTests {
  private func call(_ target: String, _ protocols: String?) throws -> Response {
    var fields = [
      Field("Upgrade", "websocket"), Field("Sec-WebSocket-Version", "13"), Field("Sec-WebSocket-Key", "key"),
    ]
    if let protocols { fields.append(Field("Sec-WebSocket-Protocol", protocols)) }
    let head = RequestHead(
      method: "GET", target: try RequestTarget(target, method: "GET"), minorVersion: 1, fields: fields,
      framing: .length(0), authority: "127.0.0.1")
    let route = try #require(
      GraphQLRoutes.routes.first { $0.pattern.text == "/graphql" && $0.methods.names == ["GET"] })
    return route.answer(
      Call(
        request: Request(head: head, body: Request.Body(count: 0, bytes: [])), parameters: [:],
        site: Site(port: 80, otherPort: 81, silentPort: 82), isOtherOrigin: false))
  }

  private struct NoSocket: Error {}

  private func script(
    _ target: String = "/graphql", _ protocols: String? = "graphql-ws, graphql-transport-ws"
  ) throws -> SocketScript {
    guard case .socket(let script) = try call(target, protocols).body else { throw NoSocket() }
    return script
  }

  /// What is said to each, one after the other.
  private func said(_ messages: [String], by script: SocketScript) -> [String] {
    messages.flatMap { told(script.answer(.text($0), 0)) }
  }

  private func told(_ sayings: [SocketScript.Saying]) -> [String] {
    sayings.compactMap { saying in
      switch saying {
      case .message(.text(let text)): text
      case .close(let closing): "\(closing.code ?? 0) \(closing.reason)"
      default: nil
      }
    }
  }

  private let opening = #"{"type":"connection_init"}"#
  private func subscribe(_ query: String, id: String = "a") -> String {
    #"{"id":"\#(id)","type":"subscribe","payload":{"query":"\#(query)"}}"#
  }

  @Test("agrees, gives what is asked for, and says that it is complete")
  func subscription() throws {
    let script = try script()
    #expect(script.chosen == "graphql-transport-ws")
    let said = said(
      [opening, subscribe("subscription { articlePublished(count: 2) { likes } }")], by: script)
    #expect(said.first == #"{"type":"connection_ack"}"# && said.count == 4)
    #expect(said[1].hasPrefix(#"{"id":"a","type":"next","payload":{"data":{"articlePublished":{"likes":"#))
    #expect(said.last == #"{"id":"a","type":"complete"}"#)
  }

  @Test("answers a query, a ping, and refuses what the schema does not have")
  func others() throws {
    let script = try script()
    let said = said(
      [opening, subscribe("{ viewer { login } }"), #"{"type":"ping"}"#, subscribe("subscription { x }")],
      by: script)
    #expect(said[1].contains("octocat") && said[2].contains("complete") && said[3] == #"{"type":"pong"}"#)
    #expect(
      said[4].hasPrefix(#"{"id":"a","type":"error","payload":[{"message":"Subscription has no field x"#))
  }

  @Test("closes with the protocol's own codes")
  func codes() throws {
    let question = subscribe("subscription { articlePublished(every: 60000) { id } }")
    #expect(try said([question], by: script()) == ["4401 Unauthorized"])
    #expect(try said([opening, opening], by: script()).last == "4429 Too many initialisation requests")
    for text in ["x", "[1]", "{}", #"{"type":"subscribe"}"#] {
      #expect(try said([opening, text], by: script()).last == "4400 Invalid message received")
    }
    #expect(
      try said([opening, question, question], by: script()).last == "4409 Subscriber for a already exists")
    #expect(try said([opening], by: script("/graphql", nil)) == ["4406 Subprotocol not acceptable"])
    #expect(try told(script().unasked(1_000) ?? []) == ["4408 Connection initialisation timeout"])
    #expect(
      try said([opening, question], by: script("/graphql?close=4403")).last == "4403 as you asked")
    #expect(try call("/graphql?close=7", nil).status == 400)
  }

  @Test("what takes its time is ended by a word, and then its id is free")
  func complete() throws {
    let script = try script()
    let question = subscribe("subscription { articlePublished(every: 60000) { id } }")
    let said = said([opening, question, #"{"id":"a","type":"complete"}"#, question], by: script)
    #expect(said.count == 1)
    #expect(script.unasked(1)?.isEmpty == true)
  }
}
