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
    _ = try seat(desk, at: start)
    _ = try seat(desk, at: start + .seconds(2))
    let row = desk.row(at: start + .seconds(5))
    #expect(row.requests == 2 && row.silence == .seconds(3) && row.connections == 0 && row.refused == 0)
  }

  @Test("gains no more requests by waiting than may come at once")
  func credit() throws {
    var bounds = ClassBounds()
    (bounds.burst, bounds.requestsPerSecond) = (2, 1)
    let desk = ClassDesk(Student(name: "somebody", token: "t"), bounds)
    _ = try seat(desk, at: start)
    let later = start + .seconds(1000)
    for _ in 1...2 { _ = try seat(desk, at: later) }
    #expect(throws: ClassDesk.Excess.self) { try seat(desk, at: later) }
    #expect(desk.row(at: later).refused == 1)
  }

  @Test("counts the connection of who asks too often as well")
  func refusedConnections() throws {
    var bounds = ClassBounds()
    (bounds.burst, bounds.requestsPerSecond) = (0, 1)
    let desk = ClassDesk(Student(name: "somebody", token: "t"), bounds)
    var held: ClassDesk.Seat?
    if case .failure(.requests(let seat)) = desk.seat(now: { start }) { held = seat }
    #expect(held != nil && desk.row(at: start).connections == 1)
    held = nil
    #expect(desk.row(at: start).connections == 0)
  }

  @Test("counts an answer that took long as several requests, up to a bound")
  func charge() throws {
    var bounds = ClassBounds()
    (bounds.burst, bounds.requestsPerSecond, bounds.mostForOne) = (10, 1, 5)
    let desk = ClassDesk(Student(name: "somebody", token: "t"), bounds)
    _ = try seat(desk, at: start)
    desk.charge(.microseconds(900))
    desk.charge(.seconds(60))
    for _ in 1...4 { _ = try seat(desk, at: start) }
    #expect(throws: ClassDesk.Excess.self) { try seat(desk, at: start) }
  }

  @Test("lets so many bytes go at once, and the rest as fast as bytes may")
  func bytes() throws {
    var bounds = ClassBounds()
    (bounds.byteBurst, bounds.bytesPerSecond) = (1000, 100)
    let desk = ClassDesk(Student(name: "somebody", token: "t"), bounds)
    let seat = try seat(desk, at: start)
    #expect(seat.pay(1000) == .zero)
    #expect(seat.pay(50) == .milliseconds(500))
    #expect(try self.seat(desk, at: start + .seconds(1)).pay(50) == .zero)
  }

  private func seat(_ desk: ClassDesk, at moment: ContinuousClock.Instant) throws -> ClassDesk.Seat {
    try desk.seat(now: { moment }).get()
  }

  @Test("has the same services until it starts afresh")
  func state() {
    let state = desk.state
    #expect(desk.state === state)
    desk.startAfresh()
    #expect(desk.state !== state)
  }
}
