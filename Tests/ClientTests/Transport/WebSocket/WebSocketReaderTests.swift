import ApusPacingTestSupport
import Testing

@testable import ApusClient

/// The cases that Autobahn's suite is known for, by its numbers.
@Suite("Reading the frames of a WebSocket", .paced)
struct WebSocketReaderTests {
  /// What comes of some bytes, in one piece and byte by byte, which must be the same.
  private func read(
    _ bytes: [UInt8], limit: Int = 1 << 20
  ) -> (events: [WebSocketEvent], violation: WebSocketViolation?) {
    var whole = WebSocketReader(limit: limit)
    let events = whole.events(in: bytes[...])
    var slow = WebSocketReader(limit: limit)
    let slowly = bytes.flatMap { slow.events(in: [$0]) }
    #expect(slowly == events && slow.violation == whole.violation)
    return (events, whole.violation)
  }

  private func frame(_ kind: WebSocketFrame.Kind, _ text: String, isFinal: Bool = true) -> [UInt8] {
    WebSocketFrame(kind, Array(text.utf8), isFinal: isFinal).written()
  }

  @Test("1: messages of every way to say a length", arguments: [0, 1, 125, 126, 127, 128, 65_535, 65_536])
  func lengths(_ count: Int) {
    let text = String(repeating: "*", count: count)
    var reader = WebSocketReader()
    let bytes = frame(.text, text) + WebSocketFrame(.binary, [UInt8](repeating: 7, count: count)).written()
    let expected: [WebSocketEvent] = [
      .message(.text(text)), .message(.binary([UInt8](repeating: 7, count: count))),
    ]
    let events = reader.events(in: bytes[...])
    #expect(events == expected)
    var slow = WebSocketReader()
    var pieces: [WebSocketEvent] = []
    for start in stride(from: 0, to: bytes.count, by: 997) {
      pieces += slow.events(in: bytes[start..<min(bytes.count, start + 997)])
    }
    #expect(pieces == expected)
  }

  @Test(
    "2: pings and pongs, in the middle of a message too; a pong that nobody asked for is none of anybody's business"
  )
  func control() {
    let bytes =
      frame(.ping, "") + frame(.text, "fra", isFinal: false) + frame(.ping, "x")
      + frame(.continuation, "gment") + frame(.pong, "unasked")
    #expect(
      read(bytes).events == [
        .ping([]), .ping([0x78]), .message(.text("fragment")), .pong(Array("unasked".utf8)),
      ])
  }

  @Test("2.5, 5.1: a control frame that is too long, or not whole, is refused")
  func controlSize() {
    let long: [UInt8] = [0x89, 0x7e, 0x00, 0x7e] + [UInt8](repeating: 0, count: 126)
    #expect(read(long).violation?.message == "a control frame is longer than 125 bytes")
    #expect(read([0x09, 0x00]).violation?.message == "a control frame is not whole")
    #expect(read(WebSocketFrame(.ping, [UInt8](repeating: 1, count: 125)).written()).events.count == 1)
  }

  @Test("3: reserved bits", arguments: [0x10, 0x20, 0x40, 0x70] as [UInt8])
  func reserved(_ bits: UInt8) {
    let result = read(frame(.text, "before") + [0x81 | bits, 0x00])
    #expect(result.events == [.message(.text("before"))])
    #expect(result.violation?.code == .webSocketFrame && result.violation?.closeCode == 1002)
  }

  @Test("4: kinds that mean nothing", arguments: [3, 4, 5, 6, 7, 11, 12, 13, 14, 15] as [UInt8])
  func kinds(_ kind: UInt8) {
    #expect(
      read([0x80 | kind, 0x00]).violation?.message == "a frame is of the kind \(kind), which has no meaning")
  }

  @Test("a server that masks is refused, and so is a client that does not")
  func masks() {
    let masked = WebSocketFrame(.text, [0x61]).written(mask: 0x0102_0304)
    #expect(read(masked).violation?.message == "a frame of the server is masked")
    var server = WebSocketReader(isMasked: true)
    let events = server.events(in: masked[...])
    #expect(events == [.message(.text("a"))])
    _ = server.events(in: frame(.text, "a")[...])
    #expect(server.violation?.message == "a frame of the client is not masked")
  }

  @Test("5: fragments in an order that cannot be")
  func fragments() {
    #expect(
      read(frame(.continuation, "x")).violation?.message
        == "a frame goes on with a message, and none has begun")
    #expect(
      read(frame(.text, "a", isFinal: false) + frame(.text, "b")).violation?.message
        == "a message begins before the last one is whole")
    let empty = frame(.text, "", isFinal: false) + frame(.continuation, "", isFinal: false)
    #expect(read(empty + frame(.continuation, "")).events == [.message(.text(""))])
  }

  @Test("6: text that is cut in the middle of a character goes on in the next fragment")
  func cutCharacter() {
    let bytes = Array("κόσμε".utf8)
    for place in 0...bytes.count {
      let frames =
        WebSocketFrame(.text, Array(bytes[..<place]), isFinal: false).written()
        + WebSocketFrame(.continuation, Array(bytes[place...])).written()
      #expect(read(frames).events == [.message(.text("κόσμε"))])
    }
  }

  @Test("6.3: text that is no UTF-8 is refused at the byte that shows it, before the message is whole")
  func badText() {
    let bad: [UInt8] = [0xce, 0xba, 0xe1, 0xbd, 0xb9, 0xcf, 0x83, 0xce, 0xbc, 0xce, 0xb5, 0xed, 0xa0, 0x80]
    var reader = WebSocketReader()
    let frames = WebSocketFrame(.text, bad + Array("edited".utf8), isFinal: false).written()
    var refusedAt: Int?
    for (place, byte) in frames.enumerated() where refusedAt == nil {
      _ = reader.events(in: [byte])
      if reader.violation != nil { refusedAt = place }
    }
    // Two bytes of head, eleven of text, and the second of what is half a pair.
    #expect(refusedAt == 2 + 12)
    #expect(reader.violation?.code == .webSocketText && reader.violation?.closeCode == 1007)
  }

  @Test("6.4: text that ends in the middle of a character is refused; bytes may be anything")
  func cutText() {
    #expect(read(WebSocketFrame(.text, [0x61, 0xe6, 0x97]).written()).violation == .text)
    #expect(
      read(WebSocketFrame(.binary, [0xff, 0xfe]).written()).events == [.message(.binary([0xff, 0xfe]))])
  }

  @Test(
    "7: closes with and without a code, and with words",
    arguments: [
      ([], nil, ""), ([0x03, 0xe8], 1000, ""), ([0x03, 0xe9] + Array("bye".utf8), 1001, "bye"),
      ([0x0f, 0xa0], 4000, ""),
    ] as [([UInt8], Int?, String)])
  func closes(_ payload: [UInt8], _ code: Int?, _ reason: String) {
    let bytes = WebSocketFrame(.close, payload).written() + frame(.text, "too late")
    #expect(read(bytes).events == [.closing(WebSocketClosing(code: code, reason: reason))])
  }

  @Test(
    "7.9: codes that cannot be sent",
    arguments: [0, 999, 1004, 1005, 1006, 1015, 1016, 1100, 2000, 2999, 5000, 65_535])
  func badCodes(_ code: Int) {
    let payload = [UInt8(code >> 8), UInt8(code & 0xff)]
    #expect(
      read(WebSocketFrame(.close, payload).written()).violation?.message
        == "a close frame has the code \(code), which cannot be sent")
  }

  @Test("7.3.2, 7.5.1: a code of one byte, and words that are no UTF-8")
  func badCloses() {
    #expect(read([0x88, 0x01, 0x03]).violation?.closeCode == 1002)
    #expect(read(WebSocketFrame(.close, [0x03, 0xe8, 0xff]).written()).violation?.closeCode == 1007)
  }

  @Test("9: a message beyond the limit is refused by its length, and in fragments by their sum")
  func limits() {
    let large: [UInt8] = [0x82, 0x7f, 0x00, 0x00, 0x00, 0x10, 0x00, 0x00, 0x00, 0x00]
    #expect(read(large).violation?.code == .webSocketTooLarge)
    #expect(read(large).violation?.closeCode == 1009)
    let parts = frame(.text, "12345", isFinal: false) + frame(.continuation, "678")
    #expect(read(parts, limit: 8).events.count == 1)
    #expect(read(parts, limit: 7).violation?.message == "a message is longer than the 7 bytes that are taken")
    #expect(read([0x82, 0x7f, 0x80] + [UInt8](repeating: 0, count: 7)).violation?.closeCode == 1002)
  }

  @Test("whether something has begun is known at every byte")
  func begun() {
    var reader = WebSocketReader()
    #expect(!reader.isInMessage)
    _ = reader.events(in: [0x81])
    #expect(reader.isInMessage)
    _ = reader.events(in: [0x01, 0x61])
    #expect(!reader.isInMessage)
    _ = reader.events(in: frame(.text, "a", isFinal: false)[...])
    #expect(reader.isInMessage)
  }
}
