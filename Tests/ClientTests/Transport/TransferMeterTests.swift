import ApusClient
import Synchronization
import Testing

@Suite("What is told of a transfer that moves")
struct TransferMeterTests {
  private let told = Told()
  private let start = ContinuousClock.now

  @Test("the first move is told at once, then none before a pause of 50 ms has passed")
  func pauses() {
    var meter = TransferMeter(told.take)
    for (milliseconds, received) in [(0, 1), (1, 2), (49, 3), (50, 4), (99, 5), (100, 6)] {
      meter.received = received
      meter.due(at: start + .milliseconds(milliseconds))?()
    }
    #expect(told.all.map(\.received) == [1, 4, 6])
  }

  @Test("of what is large each sixteenth is told, however quick it goes, and of what is small none is")
  func steps() {
    for (size, count) in [(32 << 20, 16), (100 << 10, 1)] {
      let told = Told()
      var meter = TransferMeter(told.take)
      meter.toSend = size
      for _ in 0..<64 {
        meter.due(at: start)?()
        meter.sent += size / 64
      }
      #expect(told.all.count == count)
    }
  }

  @Test("all that is known is told")
  func everything() {
    var meter = TransferMeter(told.take)
    meter.sent = 7
    meter.received = 8
    meter.expected = 9
    meter.due(at: start)?()
    #expect(told.all == [TransferProgress(sent: 7, received: 8, expected: 9)])
  }

  @Test("the last state is told at the end, however soon that is")
  func end() {
    var meter = TransferMeter(told.take)
    meter.due(at: start)?()
    meter.received = 5
    #expect(meter.due(at: start + .milliseconds(1)) == nil)
    meter.rest()?()
    #expect(told.all.map(\.received) == [0, 5])
  }

  @Test("what was told is not told again at the end")
  func once() {
    var meter = TransferMeter(told.take)
    meter.received = 5
    meter.due(at: start)?()
    #expect(meter.rest() == nil)
    #expect(told.all.count == 1)
  }

  @Test("a transfer in which nothing moved is told of once")
  func nothing() {
    var meter = TransferMeter(told.take)
    meter.rest()?()
    #expect(meter.rest() == nil)
    #expect(told.all == [TransferProgress(sent: 0, received: 0, expected: nil)])
  }

  @Test("once a second it is told that nothing moves, from the first second on")
  func ticks() {
    var meter = TransferMeter(told.take)
    let begun = meter.nextTick - .seconds(1)
    #expect(meter.tick(at: begun + .milliseconds(999)) == nil)
    meter.tick(at: begun + .seconds(1))?()
    #expect(meter.nextTick == begun + .seconds(2))
    #expect(meter.tick(at: begun + .milliseconds(1_999)) == nil)
    meter.toSend = 3
    meter.tick(at: begun + .seconds(2))?()
    #expect(told.all.map(\.toSend) == [nil, 3])
  }

  @Test("a call tells what was known when it became due, and not what came later")
  func asItWas() {
    var meter = TransferMeter(told.take)
    meter.received = 1
    let due = meter.due(at: start)
    meter.received = 2
    due?()
    #expect(told.all.map(\.received) == [1])
  }

  private final class Told: Sendable {
    private let state = Mutex<[TransferProgress]>([])

    var all: [TransferProgress] { state.withLock { $0 } }
    var take: @Sendable (TransferProgress) -> Void {
      { progress in self.state.withLock { $0.append(progress) } }
    }
  }
}
