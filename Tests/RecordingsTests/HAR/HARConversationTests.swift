import ApusClient
import ApusJSON
import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusRecordings
@testable import ApusRedaction

@Suite("A conversation in a recording", .paced)
struct HARConversationTests {
  private func recording() throws -> Recording {
    var conversation = WebSocketConversation()
    conversation.entries = [
      .init(isSent: true, at: .milliseconds(1), message: .text("{\"password\": \"hunter2\"}")),
      .init(isSent: false, at: .microseconds(2_500), message: .text("welcome")),
      .init(isSent: false, at: .seconds(3), message: .binary([0, 255])),
    ]
    conversation.closing = WebSocketClosing(code: 4001, reason: "enough")
    conversation.isClosedByServer = true
    let exchange = try sampleExchange("http://127.0.0.1:8080/talk", status: 101)
    let hop = try #require(exchange.hops.last)
    return Recording(
      Exchange(request: exchange.request, startedAt: exchange.startedAt, hops: [hop]).telling(conversation))
  }

  private func lines() throws -> [String] {
    var writer = HARWriter(redactor: Redactor())
    return try writer.lines(for: recording(), id: 1).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test("stands there as browsers write it, without what is secret, and once")
  func written() throws {
    let text = try #require(lines().last)
    #expect(text.contains("\"_resourceType\":\"websocket\""))
    #expect(text.contains("\"type\":\"send\"") && text.contains("\"opcode\":2,\"data\":\"AP8=\""))
    #expect(text.contains("ws://127.0.0.1:8080/final"))
    #expect(!text.contains("hunter2"))
    #expect(text.components(separatedBy: "welcome").count == 2)
  }

  @Test("has no secret in its texts and in how it ended, and its first answer none in the reason")
  func texts() throws {
    var conversation = WebSocketConversation()
    let texts = [
      #"42["a",{"token":"CANARY01"}]"#, #"<x token="CANARY02"/>"#, "Authorization: Bearer CANARY03",
    ]
    conversation.entries = texts.map { .init(isSent: false, at: .milliseconds(1), message: .text($0)) }
    conversation.closing = WebSocketClosing(code: 4001, reason: "bad token=CANARY04")
    var exchange = try sampleExchange("http://127.0.0.1:8080/talk", status: 101)
    exchange = Exchange(
      request: exchange.request, startedAt: exchange.startedAt,
      hops: [
        Hop(
          sent: SentRequest(method: .get, url: exchange.request.url, headers: [:]),
          response: ResponseHead(version: "HTTP/1.1", status: 101, reason: "new token=CANARY05"),
          timing: Timing(total: .milliseconds(2)))
      ]
    ).telling(conversation)
    var writer = HARWriter(redactor: Redactor())
    let text = try writer.lines(for: Recording(exchange), id: 1).map { String(decoding: $0, as: UTF8.self) }
      .joined()
    #expect(!text.contains("CANARY"))
    #expect(
      text.contains("{{secret:Authorization}}") && text.contains(#""statusText":"new token={{secret:token"#))
  }

  @Test("has no secret that is known in what is no text")
  func bytes() throws {
    var conversation = WebSocketConversation()
    conversation.entries = [
      .init(isSent: true, at: .milliseconds(1), message: .binary([0, 255] + Array("CANARY0123".utf8) + [7]))
    ]
    let plain = try sampleExchange("http://127.0.0.1:8080/talk", status: 101)
    let exchange = Exchange(request: plain.request, startedAt: plain.startedAt, hops: plain.hops)
      .telling(conversation)
    var writer = HARWriter(redactor: Redactor(secrets: [Secret("CANARY0123", name: "K")]))
    let text = try writer.lines(for: Recording(exchange), id: 1).map { String(decoding: $0, as: UTF8.self) }
      .joined()
    let kept = [0, 255] + Array("{{secret:K}}".utf8) + [7]
    #expect(text.contains(#""opcode":2,"data":"\#(Data(kept).base64EncodedString())""#))
  }

  @Test("is read back as it was, and what the server said is the body")
  func read() throws {
    let log = "{\"log\": {\"entries\": [\(try lines().joined(separator: ","))]}}"
    let recordings = try HARReader(file: "a.har").recordings(in: JSONDocument(log))
    let conversation = try #require(recordings.first?.exchange.conversation)
    let written = try #require(recording().exchange.conversation)
    #expect(conversation.entries.map(\.at) == written.entries.map(\.at))
    #expect(conversation.entries.dropFirst().map(\.message) == written.entries.dropFirst().map(\.message))
    #expect(conversation.closing == written.closing && conversation.isClosedByServer)
    #expect(recordings.first?.exchange.request.url.text == "http://127.0.0.1:8080/final")
    let body = String(decoding: recordings.first?.exchange.body.bytes ?? [], as: UTF8.self)
    #expect(body == "[\"welcome\",\n\"AP8=\"]")
  }

  @Test("a browser's has no end, and what has no messages is no exchange")
  func browsers() throws {
    let entry = """
      {"request": {"method": "GET", "url": "wss://h.test/socket"}, "response": {"status": 101},
       "startedDateTime": "2026-01-01T00:00:00Z",
       "_webSocketMessages": [{"type": "receive", "time": 1767225601.5, "opcode": 1, "data": "hi"},
                              {"type": "receive", "time": 1767225602, "opcode": 9, "data": ""}]}
      """
    let other = #"{"request": {"url": "wss://h.test/other"}}"#
    let log = try JSONDocument("{\"log\": {\"entries\": [\(entry), \(other)]}}")
    let recordings = try HARReader(file: "a.har").recordings(in: log)
    #expect(recordings.count == 1)
    let conversation = try #require(recordings.first?.exchange.conversation)
    #expect(conversation.entries == [.init(isSent: false, at: .milliseconds(1_500), message: .text("hi"))])
    #expect(conversation.closing == nil)
    #expect(recordings.first?.exchange.request.url.scheme == "https")
    #expect(HARReader(file: "a.har").others(in: log).map(\.scheme) == ["wss"])
  }
}
