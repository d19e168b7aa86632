import Testing

@testable import ApusClient

@Suite("The address of a WebSocket")
struct WebSocketAddressTests {
  @Test(
    "is that of a request over http",
    arguments: [
      ("ws://a/b?c=ws://d", "http://a/b?c=ws://d"), ("wss://a:1", "https://a:1"), ("WSS://A", "httpS://A"),
      ("Ws://a", "http://a"),
    ])
  func sockets(_ text: String, _ expected: String) {
    #expect(WebSocketAddress.isOne(text) && WebSocketAddress.isOne(text[...]))
    #expect(WebSocketAddress.asHTTP(text) == expected && WebSocketAddress.asHTTP(text[...]) == expected)
  }

  @Test(
    "is nothing else",
    arguments: [
      "", "ws", "ws:", "ws:/a", "wss:a", "wsx://a", "/ws://a", "http://a", "https://a", "{{url}}/ws",
    ])
  func others(_ text: String) {
    #expect(!WebSocketAddress.isOne(text))
    #expect(WebSocketAddress.asHTTP(text) == text)
  }

  @Test(
    "is made of that of its request",
    arguments: [
      ("http://a/b", "ws://a/b"), ("https://a", "wss://a"), ("HTTPS://a", "wsS://a"),
      ("httpx://a", "httpx://a"),
      ("http", "http"), ("", ""), ("ws://a", "ws://a"), ("{{secret:U}}", "{{secret:U}}"),
    ])
  func requests(_ text: String, _ expected: String) {
    #expect(WebSocketAddress.asWebSocket(text) == expected)
  }
}
