import ApusPacingTestSupport
import Testing

@testable import ApusTeaching

@Suite("A pasted first line", .paced)
struct StartLineTests {
  private func parts(_ line: String) throws -> [LinePart] { try #require(MessageLine(line), "\(line)").parts }

  @Test("of an answer has a version, a status and a phrase that is ignored")
  func status() throws {
    let parts = try parts("HTTP/1.1 404 Nicht da")
    #expect(parts.map(\.text) == ["HTTP/1.1", "404", "Nicht da"])
    #expect(parts.last?.meaning == "Clients ignore the phrase; the usual one is Not Found.")
    #expect(try self.parts("HTTP/2 200").count == 2)
    #expect(try self.parts("HTTP/1.1 200 OK").allSatisfy { $0.flaw == nil })
  }

  @Test(
    "of an answer that breaks a rule says which",
    arguments: ["HTTP/1.1 600 X", "HTTP/1.1 99 X", "HTTP/9 200 OK"])
  func broken(_ line: String) throws {
    #expect(try parts(line).contains { $0.flaw == .invalid })
  }

  @Test("of a request has a method, a path, parameters and a version, and hides credentials")
  func request() throws {
    let parts = try parts("GET /users?page=2&access_token=canary HTTP/1.1")
    #expect(parts.map(\.text) == ["GET", "/users", "page=2", "access_token=•••", "HTTP/1.1"])
    #expect(try self.parts("FETCH /x HTTP/1.1").first?.flaw == .unknown)
    #expect(try self.parts("GET /x#y HTTP/1.1").contains { $0.flaw == .invalid })
    #expect(try self.parts("OPTIONS * HTTP/1.1").count == 3)
  }
}
