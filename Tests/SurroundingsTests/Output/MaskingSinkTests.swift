import ApusClient
import ApusRedaction
import Synchronization
import Testing

@testable import ApusSurroundings

private final class Memory: ByteSink {
  private let bytes = Mutex<[UInt8]>([])
  var text: String { bytes.withLock { String(decoding: $0, as: UTF8.self) } }

  func write(_ more: ArraySlice<UInt8>) throws(SinkClosed) { bytes.withLock { $0 += more } }
}

@Suite("A screen on which no secret is seen")
struct MaskingSinkTests {
  private let memory = Memory()
  private let mask = SecretMask()

  @Test("a secret that comes in pieces is hidden as one that comes whole")
  func pieces() throws {
    mask.learn(Secret("hunter2hunter2"))
    let sink = MaskingSink(memory, mask)
    for piece in ["the token is hun", "ter2hun", "ter2, is it", " not"] { try sink.write(piece) }
    sink.flush()
    #expect(memory.text == "the token is •••, is it not")
  }

  @Test("what only begins like a secret is shown at the end of a line")
  func beginning() throws {
    mask.learn(Secret("hunter2hunter2"))
    let sink = MaskingSink(memory, mask)
    try sink.write("a hunter2")
    #expect(memory.text == "a ")
    sink.flush()
    sink.flush()
    #expect(memory.text == "a hunter2")
  }
}
