import ApusPacingTestSupport
import ApusSystem
import Testing

@Suite("Room for large bodies", .paced)
struct LargePagesTests {
  @Test(
    "there is room for as much as was asked for, and what was there stays",
    arguments: [0, 1, 4096, (4 << 20) - 1, 4 << 20, (4 << 20) + 1, 9_999_999])
  func room(count: Int) {
    var bytes = Array("kept".utf8)
    bytes.reserveRoom(count)
    #expect(bytes.capacity >= count)
    let address = bytes.withUnsafeBufferPointer { $0.baseAddress }
    let block = [UInt8](repeating: 7, count: 1 << 20)
    while bytes.count < count { bytes += block.prefix(count - bytes.count) }
    #expect(bytes == Array("kept".utf8) + [UInt8](repeating: 7, count: max(0, count - 4)))
    #expect(bytes.withUnsafeBufferPointer { $0.baseAddress } == address, "it was moved")
  }
}
