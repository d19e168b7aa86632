import ApusPacingTestSupport
import Testing

@testable import ApusCurlTransport

@Suite("The chunks of a refusal", .paced)
struct ChunkReaderTests {
  private let bytes = Array("5;a=b\r\nhello\r\n6\r\n world\r\n0\r\nX: y\r\n\r\nmore".utf8)

  @Test("they are put together, wherever they are cut", arguments: [1, 2, 3, 7, 100])
  func cuts(_ size: Int) throws {
    var reader = ChunkReader()
    var found: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      found += try reader.bytes(in: bytes[start..<min(bytes.count, start + size)])
    }
    #expect(String(decoding: found, as: UTF8.self) == "hello world" && reader.isAtEnd)
  }

  @Test("what says no size is refused", arguments: ["x\r\n", "5\r\nhelloworld\r\n", "-1\r\n", "\r\n"])
  func malformed(_ text: String) {
    var reader = ChunkReader()
    #expect(throws: (any Error).self) { _ = try reader.bytes(in: Array(text.utf8)[...]) }
  }
}
