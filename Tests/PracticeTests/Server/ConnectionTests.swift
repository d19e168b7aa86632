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

  @Test("ends the one that waits longest with half a request, so that an honest one gets in, and says so")
  func halfRequests() async throws {
    var limits = Limits()
    limits.waiting = 3
    let (lines, line) = AsyncStream.makeStream(of: String.self)
    limits.log = { line.yield($0) }
    try withServer(limits: limits) { server in
      let slow = try (0..<4).map { _ in try RawClient(port: server.port) }
      #expect(slow[0].readAll().ending == .closed)
      for client in slow {
        client.send("POST /echo HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nhalf")
      }
      let honest = try RawClient(port: server.port)
      #expect(slow[1].readAll().ending != .silent)
      #expect(try honest.get("/echo").status == 200)
      // Who is answered waits no longer, and again behind the answer.
      let other = try RawClient(port: server.port)
      #expect(slow[2].readAll().ending != .silent)
      #expect(try other.get("/echo").status == 200 && honest.get("/echo").status == 200)
    }
    line.finish()
    let said = await lines.reduce(into: []) { $0.append($1) }
    #expect(said.first == "more than 3 connections wait: the oldest of whoever has most is ended (1 so far)")
    #expect(said.count == 2)
  }

  @Test("ends none of a student's for those that say nothing, at one address, between two requests")
  func classmates() throws {
    let students = ["a", "b", "c"].map { Student(name: $0, token: $0) }
    var bounds = ClassBounds()
    bounds.waiting = 5
    let room = Classroom(students, bounds: bounds)
    let server = try PracticeServer.start(PracticePlace(room: room))
    defer { server.stop() }
    let honest = try students.map { ($0, try RawClient(port: server.port)) }
    for (student, client) in honest {
      #expect(try client.ask("GET", "/echo", ["Class-Token: \(student.token)"]).status == 200)
    }
    let silent = try (1...6).map { _ in try RawClient(port: server.port) }
    // There is room for two of them besides those of the students, which are older.
    for client in silent.prefix(4) { #expect(client.readAll().ending == .closed) }
    for (student, client) in honest {
      #expect(try client.ask("GET", "/echo", ["Class-Token: \(student.token)"]).status == 200)
    }
  }

  @Test("ends as many as it takes, of a hundred that say nothing")
  func hundred() throws {
    var limits = Limits()
    limits.waiting = 20
    limits.connections = 60
    try withServer(limits: limits) { server in
      var silent: [RawClient] = []
      for _ in 0..<100 { silent.append(try RawClient(port: server.port)) }
      #expect(try get(server, "/echo").status == 200)
      withExtendedLifetime(silent) {}
    }
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
