import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("The practice API's WebSockets", .paced)
struct SocketRoutesTests {
  private func call(_ target: String, isSocket: Bool = true, _ more: [Field] = []) throws -> Response {
    let fields =
      isSocket
      ? [
        Field("Upgrade", "websocket"), Field("Sec-WebSocket-Version", "13"),
        Field("Sec-WebSocket-Key", "key"),
      ] : []
    let parsed = try RequestTarget(target, method: "GET")
    let head = RequestHead(
      method: "GET", target: parsed, minorVersion: 1, fields: fields + more, framing: .length(0),
      authority: "127.0.0.1")
    let route = try #require(SocketRoutes.routes.first { $0.pattern.match(parsed.segments) != nil })
    return route.answer(
      Call(
        request: Request(head: head, body: Request.Body(count: 0, bytes: [])), parameters: [:],
        site: Site(port: 80, otherPort: 81, silentPort: 82), isOtherOrigin: false))
  }

  private func script(_ target: String, _ more: [Field] = []) throws -> SocketScript {
    guard case .socket(let script) = try call(target, more).body else { throw NoSocket() }
    return script
  }

  private struct NoSocket: Error {}

  private func texts(_ sayings: [SocketScript.Saying]) -> [String] {
    sayings.compactMap { if case .message(.text(let text)) = $0 { text } else { nil } }
  }

  @Test("a request for a page is told to ask otherwise", arguments: ["/ws/echo", "/ws/chat", "/ws/ticker"])
  func plain(_ target: String) throws {
    let response = try call(target, isSocket: false)
    #expect(response.status == 426 && response.fields.contains { $0.name == "Upgrade" })
  }

  @Test("echo says what it hears, and picks the first protocol that it knows")
  func echo() throws {
    let script = try script("/ws/echo", [Field("Sec-WebSocket-Protocol", "soap, json, echo")])
    #expect(script.chosen == "json")
    #expect(texts(script.answer(.text("hi"), 0)) == ["hi"])
  }

  @Test("echo closes with the code that it is asked for")
  func close() throws {
    guard case .close(let closing)? = try script("/ws/echo?close=1011").answer(.text("x"), 0).first else {
      throw NoSocket()
    }
    #expect(closing.code == 1011)
    #expect(try call("/ws/echo?close=1006").status == 400)
  }

  @Test("every fault says something that is wrong, and then it echoes", arguments: SocketFault.allCases)
  func faults(_ fault: SocketFault) throws {
    let script = try script("/ws/echo?fault=\(fault.rawValue)")
    #expect(script.answersWrongly == (fault == .handshake))
    #expect(script.answer(.text("x"), 0).isEmpty == (fault == .handshake))
    #expect(texts(script.answer(.text("x"), 1)) == ["x"])
  }

  @Test("a fault that there is none of, and a ticker of a strange length, are refused")
  func refused() throws {
    #expect(try call("/ws/echo?fault=none").status == 400)
    #expect(try call("/ws/ticker?n=-1").status == 400)
    #expect(try call("/ws/ticker?every=x").status == 400)
  }

  @Test("the ticker tells so many prices and closes")
  func ticker() throws {
    let script = try script("/ws/ticker?n=2")
    #expect(
      script.unasked(0).map(texts) == ["{\"number\": 0, \"fruit\": \"apple\", \"price\": 100}"])
    #expect(script.unasked(1).map(texts)?.count == 1)
    guard case .close? = script.unasked(2)?.first else { throw NoSocket() }
    #expect(script.unasked(3) == nil)
  }

  @Test("in the chat everybody hears everything that was said since they came, with a number")
  func chat() {
    let room = ChatRoom()
    room.say("before", by: "Ada")
    let (first, second) = (ChatListener(in: room), ChatListener(in: room))
    room.say("hello", by: "Ada")
    #expect(texts(first.news()) == ["{\"number\":2,\"name\":\"Ada\",\"text\":\"hello\"}"])
    #expect(texts(first.news()).isEmpty)
    room.say("again", by: "Grace")
    #expect(texts(second.news()).count == 2)
  }
}
