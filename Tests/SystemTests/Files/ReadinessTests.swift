import ApusPacingTestSupport
import ApusSystem
import Testing

@Suite("Waiting for descriptors", .paced)
struct ReadinessTests {
  @Test("who is ready is told from who is not, and an end counts")
  func ready() throws {
    let (one, other) = (try Descriptor.pipe(), try Descriptor.pipe())
    try one.writing.write([1])
    var entries = [Readiness.Entry(one.reading, .reading), Readiness.Entry(other.reading, .reading)]
    #expect(try Readiness.wait(for: &entries))
    #expect(entries.map(\.isReady) == [true, false])
    other.writing.close()
    #expect(try Readiness.wait(for: &entries))
    #expect(entries.map(\.isReady) == [true, true])
    for end in [one.reading, one.writing, other.reading] { end.close() }
  }

  @Test("nothing to come is told when the time is over, and no descriptor is never ready")
  func over() throws {
    let ends = try Descriptor.pipe()
    #expect(try !Readiness.wait(for: ends.reading, .reading, milliseconds: 1))
    #expect(try Readiness.wait(for: ends.writing, .writing, milliseconds: 1))
    #expect(try !Readiness.wait(for: .none, .reading, milliseconds: 1))
    for end in [ends.reading, ends.writing] { end.close() }
  }

  @Test("a wake-up pipe gives its bytes once, and never waits")
  func wakePipe() {
    let pipe = WakePipe()
    #expect(pipe.drain().isEmpty)
    for byte in UInt8(1)...3 { pipe.send(byte) }
    #expect(pipe.drain() == [1, 2, 3])
    #expect(pipe.drain().isEmpty)
    for _ in 0..<100_000 { pipe.send(7) }
    #expect(!pipe.drain().isEmpty)
  }
}
