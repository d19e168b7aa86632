import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("Many connections at once", .paced)
struct ConcurrencyTests {
  @Test("200 connections are served while some of them are slow, broken or silent")
  func many() throws {
    try withServer { server in
      let paths = [
        "/echo", "/delay/0.01", "/faults/timeout.idle", "/faults/timeout.total", "/faults/network.reset",
        "/github/users/octocat", "/json/20000", "/faults/body.tooLarge",
      ]
      let clients = try (0..<200).map { index in
        let client = try RawClient(port: server.port)
        client.send("GET \(paths[index % paths.count]) HTTP/1.1\r\nHost: practice.localhost\r\n\r\n")
        return (paths[index % paths.count], client)
      }
      for (path, client) in clients where !path.hasPrefix("/faults") {
        #expect(try client.readResponse().status == 200)
        #expect(try client.get("/echo").status == 200)
      }
    }
  }

  @Test("what several clients add at the same time is all there, under different numbers")
  func sharedState() async throws {
    let server = try PracticeServer.start()
    defer { server.stop() }
    let port = server.port
    let ids = try await withThrowingTaskGroup(of: [String].self) { group in
      for _ in 0..<4 {
        group.addTask {
          let client = try RawClient(port: port)
          return try (0..<25).map { _ in
            try client.ask(
              "POST", "/greenstore/api/v1/food/fruits", body: Array(#"{"name":"a","price":1}"#.utf8)
            ).text
          }
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    #expect(Set(ids).count == 100)
  }
}
