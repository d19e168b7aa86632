import ApusPacingTestSupport
import ApusSystem
import Testing

@testable import ApusPractice

@Suite("Connections that wait", .paced)
struct StrangersTests {
  /// Connected to a port that nobody accepts at: nothing is sent, so a socket that was ended is told from any other.
  private func sockets(_ count: Int) throws -> (listener: Socket, all: [Socket]) {
    let listener = try Socket.listening(on: 0, backlog: 8)
    return (listener, try (0..<count).map { _ in try Socket.connecting(to: listener.localPort) })
  }

  private func isEnded(_ socket: Socket) -> Bool {
    var scratch = [UInt8](repeating: 0, count: 1)
    if case .ended = socket.receive(into: &scratch) { return true }
    return false
  }

  @Test("the oldest is ended where there are too many, and counts no more among those that are open")
  func oldest() throws {
    let (listener, all) = try sockets(4)
    defer { for socket in all + [listener] { socket.close() } }
    let strangers = Strangers(most: 2)
    let numbers = all.prefix(3).map { strangers.enter($0) }
    #expect(all.prefix(3).map(isEnded) == [true, false, false] && strangers.ending == 1)
    strangers.leave(numbers[0])
    #expect(strangers.ending == 0)
    strangers.leave(numbers[1])
    _ = strangers.enter(all[3])
    #expect(all.map(isEnded) == [true, false, false, false])
    strangers.endOne()
    #expect(all.map(isEnded) == [true, false, true, false])
  }

  @Test("whoever opens many loses its own, however new, and an older one of somebody else stays")
  func fastest() throws {
    let (listener, all) = try sockets(5)
    defer { for socket in all + [listener] { socket.close() } }
    let (student, flood) = (IPv4Address(number: 1), IPv4Address(number: 2))
    let strangers = Strangers(most: 2)
    for (socket, address) in zip(all, [student, flood, flood, flood, flood]) {
      _ = strangers.enter(socket, of: .address(address))
    }
    #expect(all.map(isEnded) == [false, true, true, true, false])
    strangers.endOne()
    #expect(all.map(isEnded) == [true, true, true, true, false], "where both have one, the oldest of all")
  }

  private struct TestSeat: Seat {
    let holder: String
    let isParting: Bool

    func pay(_ bytes: Int) -> Duration { .zero }
  }

  @Test("whoever finds no room waits as the same student's, and whoever has some waits no longer")
  func parting() throws {
    let (listener, all) = try sockets(5)
    defer { for socket in all + [listener] { socket.close() } }
    let strangers = Strangers(most: 3)
    let places = all.prefix(3).map { socket in
      var place = Place(strangers, socket)
      place.take(TestSeat(holder: "flood", isParting: true))
      return place
    }
    var student = Place(strangers, all[3])
    #expect(
      all.map(isEnded) == [true, false, false, false, false], "of the flood, which has most, the oldest")
    student.take(TestSeat(holder: "student", isParting: false))
    _ = strangers.enter(all[4])
    #expect(all.map(isEnded) == [true, false, false, false, false], "there is room for one again")
    #expect(places.map(\.owner) == Array(repeating: .holder("flood"), count: 3))
  }

  @Test("of a class behind one address, whoever has most loses one, and nobody who is known by a seat")
  func holders() throws {
    let (listener, all) = try sockets(5)
    defer { for socket in all + [listener] { socket.close() } }
    let flood = Strangers.Owner.address(.loopback)
    let strangers = Strangers(most: 3)
    for (socket, owner) in zip(all, [.holder("a"), .holder("b"), flood, flood, flood]) {
      _ = strangers.enter(socket, of: owner)
    }
    #expect(all.map(isEnded) == [false, false, true, true, false])
  }

  @Test("whoever listens hears of the first, and each time there are twice as many; nobody is ended twice")
  func told() async throws {
    let (listener, all) = try sockets(5)
    defer { for socket in all + [listener] { socket.close() } }
    let (counts, count) = AsyncStream.makeStream(of: Int.self)
    let strangers = Strangers(most: 0) { count.yield($0) }
    for socket in all { strangers.leave(strangers.enter(socket)) }
    strangers.endOne()
    count.finish()
    #expect(strangers.ending == 0)
    #expect(await counts.reduce(into: []) { $0.append($1) } == [1, 2, 4])
  }
}
