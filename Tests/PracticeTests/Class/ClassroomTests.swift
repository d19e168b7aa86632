import ApusPacingTestSupport
import ApusRandomTestSupport
import ApusSystem
import Testing

@testable import ApusPractice

@Suite("A class on a real port", .paced)
struct ClassroomTests {
  private static func room(_ count: Int, _ change: (inout ClassBounds) -> Void = { _ in }) -> Classroom {
    var bounds = ClassBounds()
    change(&bounds)
    return Classroom(Student.all(named: (1...count).map { "student \($0)" }), bounds: bounds)
  }

  @Test("never shows one of thirty students what is another's")
  func thirty() async throws {
    let room = Self.room(30)
    let server = try PracticeServer.start(PracticePlace(room: room))
    defer { server.stop() }
    let seen = try await withThrowingTaskGroup(of: (String, String).self) { group in
      for student in room.students {
        group.addTask {
          let path = "/greenstore/api/v1/food/fruits"
          let client = try RawClient(port: server.port)
          let token = "Class-Token: \(student.token)"
          let fruit = #"{"name": "\#(student.token)", "price": 1}"#
          _ = try client.ask("POST", path, [token], body: Array(fruit.utf8))
          return (student.token, try client.ask("GET", path, [token]).text)
        }
      }
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    #expect(seen.count == 30)
    for (token, text) in seen {
      #expect(room.students.filter { text.contains($0.token) }.map(\.token) == [token])
    }
  }

  @Test("ends a fault that hangs, and the server goes on")
  func hanging() throws {
    let room = Self.room(1) { $0.longestAnswer = .milliseconds(50) }
    let server = try PracticeServer.start(PracticePlace(room: room))
    defer { server.stop() }
    let token = "Class-Token: \(room.students[0].token)"
    let client = try RawClient(port: server.port)
    client.send("GET /faults/timeout.idle/head HTTP/1.1\r\nHost: localhost\r\n\(token)\r\n\r\n")
    #expect(client.readAll().ending == .closed)
    #expect(try ask(server, "GET", "/echo", [token]).status == 200)
  }

  @Test("makes tokens that nobody shares")
  func tokens() {
    var random = SeededGenerator(seed: 1)
    let students = Student.all(named: (1...200).map { "student \($0)" }, with: &random)
    #expect(Set(students.map(\.token)).count == 200)
    #expect(students.allSatisfy { $0.token.split(separator: "-").count == 3 })
  }

  @Test("is reached by the names of its address, and by no others")
  func names() throws {
    let open = PracticePlace(address: .any)
    #expect(open.fullAdmission.hosts == Set(IPv4Address.ofThisMachine.map(\.description)))
    #expect(open.limits(descriptors: 1024).longestAnswer != nil)
    let own = PracticePlace()
    #expect(
      own.addresses.isEmpty && own.fullAdmission.hosts.isEmpty
        && own.limits(descriptors: 1024).longestAnswer == nil)
  }
}
