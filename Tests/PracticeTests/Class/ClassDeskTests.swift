import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("A student's desk", .paced)
struct ClassDeskTests {
  private let desk = ClassDesk(Student(name: "somebody", token: "t"), ClassBounds())
  private let start = ContinuousClock.now

  @Test("says nothing of who did not ask yet")
  func untouched() {
    let row = desk.row(at: start)
    #expect(row.silence == nil && row.requests == 0 && row.progress == nil)
  }

  @Test("counts requests, and how long ago the last was")
  func counting() throws {
    _ = try desk.seat(at: start).get()
    _ = try desk.seat(at: start + .seconds(2)).get()
    let row = desk.row(at: start + .seconds(5))
    #expect(row.requests == 2 && row.silence == .seconds(3) && row.connections == 0 && row.refused == 0)
  }

  @Test("gains no more requests by waiting than may come at once")
  func credit() throws {
    var bounds = ClassBounds()
    (bounds.burst, bounds.requestsPerSecond) = (2, 1)
    let desk = ClassDesk(Student(name: "somebody", token: "t"), bounds)
    _ = try desk.seat(at: start).get()
    let later = start + .seconds(1000)
    for _ in 1...2 { _ = try desk.seat(at: later).get() }
    #expect(throws: ClassDesk.Excess.requests) { try desk.seat(at: later).get() }
    #expect(desk.row(at: later).refused == 1)
  }

  @Test("has the same services until it starts afresh")
  func state() {
    let state = desk.state
    #expect(desk.state === state)
    desk.startAfresh()
    #expect(desk.state !== state)
  }
}
