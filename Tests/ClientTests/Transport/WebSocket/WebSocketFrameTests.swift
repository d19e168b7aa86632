import ApusPacingTestSupport
import Testing

@testable import ApusClient

@Suite("Writing the frames of a WebSocket", .paced)
struct WebSocketFrameTests {
  @Test("the examples of RFC 6455, 5.7")
  func examples() {
    let hello = Array("Hello".utf8)
    #expect(WebSocketFrame(.text, hello).written() == [0x81, 0x05, 0x48, 0x65, 0x6c, 0x6c, 0x6f])
    #expect(
      WebSocketFrame(.text, hello).written(mask: 0x37fa_213d)
        == [0x81, 0x85, 0x37, 0xfa, 0x21, 0x3d, 0x7f, 0x9f, 0x4d, 0x51, 0x58])
    #expect(
      WebSocketFrame(.text, Array("Hel".utf8), isFinal: false).written() == [0x01, 0x03, 0x48, 0x65, 0x6c])
    #expect(WebSocketFrame(.continuation, Array("lo".utf8)).written() == [0x80, 0x02, 0x6c, 0x6f])
    let middle = WebSocketFrame(.binary, [UInt8](repeating: 0, count: 256)).written()
    #expect(middle.prefix(4) == [0x82, 0x7e, 0x01, 0x00])
    let large = WebSocketFrame(.binary, [UInt8](repeating: 0, count: 65_536)).written()
    #expect(large.prefix(10) == [0x82, 0x7f, 0, 0, 0, 0, 0, 1, 0, 0])
  }

  @Test("a mask hides wherever a payload is cut")
  func cuts() {
    let mask = WebSocketMask(0x0a0b_0c0d)
    let bytes = (0..<23).map { UInt8($0) }
    var whole: [UInt8] = []
    mask.append(bytes[...], from: 0, to: &whole)
    for place in bytes.indices {
      var parts: [UInt8] = []
      mask.append(bytes[..<place], from: 0, to: &parts)
      mask.append(bytes[place...], from: place, to: &parts)
      #expect(parts == whole)
    }
  }
}
