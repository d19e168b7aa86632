import ApusPacingTestSupport
import Synchronization
import Testing

@testable import ApusSystem

@Suite("What is worked out ahead", .paced)
struct AheadTests {
  @Test("is done once, and the same whoever asks")
  func once() {
    let runs = Mutex(0)
    let ahead = Ahead { runs.withLock { $0 += 1 } }
    _ = (ahead.value, ahead.value)
    #expect(runs.withLock { $0 } == 1)
  }

  @Test("is done while its maker goes on")
  func beside() throws {
    let (reading, writing) = try Descriptor.pipe()
    defer { reading.close() }
    let ahead = Ahead { (try? reading.read(upTo: 13)) ?? [] }
    try writing.write(Array("written later".utf8))
    writing.close()
    #expect(ahead.value == Array("written later".utf8))
  }

  @Test("goes on to its end where nobody asks for it")
  func unasked() throws {
    let (reading, writing) = try Descriptor.pipe()
    defer { reading.close() }
    _ = Ahead {
      try? writing.write([7])
      writing.close()
    }
    #expect(try reading.read(upTo: 1) == [7])
  }
}
