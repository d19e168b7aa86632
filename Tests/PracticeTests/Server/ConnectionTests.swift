import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("A connection of a server", .paced)
struct ConnectionTests {
  @Test("ends the stranger that waits longest, so that a student gets in")
  func strangers() throws {
    var bounds = ClassBounds()
    bounds.strangers = 2
    let room = Classroom([Student(name: "somebody", token: "t")], bounds: bounds)
    let server = try PracticeServer.start(PracticePlace(room: room))
    defer { server.stop() }
    let silent = try (1...3).map { _ in try RawClient(port: server.port) }
    #expect(silent[0].readAll().ending == .closed)
    let token = "Class-Token: t"
    // The student's connection is one of the two for a moment, and then a student's.
    #expect(try ask(server, "GET", "/echo", [token]).status == 200)
    #expect(silent[1].readAll().ending == .closed)
    silent[2].send("GET /echo HTTP/1.1\r\nHost: localhost\r\n\(token)\r\n\r\n")
    #expect(try silent[2].readResponse().status == 200)
  }

  @Test("keeps the seat of who asks too often, and answers all the same")
  func seats() throws {
    var bounds = ClassBounds()
    (bounds.burst, bounds.requestsPerSecond, bounds.patience) = (1, 0.001, .zero)
    let room = Classroom([Student(name: "somebody", token: "t")], bounds: bounds)
    let server = try PracticeServer.start(PracticePlace(room: room))
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    let token = ["Class-Token: t"]
    #expect(try client.ask("GET", "/echo", token).status == 200)
    #expect(try client.ask("GET", "/echo", token).status == 429)
    #expect(room.rows.first?.connections == 1 && room.rows.first?.refused == 1)
  }
}
