import ApusPacingTestSupport
import ApusSystem
import Testing

@testable import ApusPractice

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite("Starting and stopping", .paced)
struct PracticeServerTests {
  @Test("a stopped server can be started again on the same port")
  func restart() throws {
    // A port that is free may be given to another server of this run meanwhile.
    for _ in 0..<20 {
      let first = try PracticeServer.start()
      #expect(try get(first, "/echo").status == 200)
      first.stop()
      guard (try? RawClient(port: first.port)) == nil,
        let second = try? PracticeServer.start(port: first.port)
      else { continue }
      defer { second.stop() }
      #expect(try get(second, "/echo").status == 200)
      return
    }
    Issue.record("none of its ports could be used again")
  }

  @Test("stopping ends every connection, whatever it is doing, and stopping twice does nothing")
  func stopWhileBusy() throws {
    let server = try PracticeServer.start()
    let clients = try Self.busyClients(of: server)
    server.stop()
    server.stop()
    for client in clients {
      let ending = client.readAll(limit: .max).ending
      #expect(ending == .closed || ending == .reset)
    }
  }

  /// One client in each kind of wait.
  private static func busyClients(of server: PracticeServer) throws -> [RawClient] {
    let paths = [
      "/delay/60", "/faults/timeout.idle", "/faults/timeout.total", "/faults/timeout.total/head",
      "/faults/body.tooLarge", "/faults/header.tooLarge/endless", "/sse/100?every=60000",
    ]
    return try paths.map { path in
      let client = try RawClient(port: server.port)
      client.send("GET \(path) HTTP/1.1\r\nHost: localhost\r\n\r\n")
      return client
    } + [try RawClient(port: server.port)]
  }

  #if os(Linux)
    // In a process of its own, where no other test opens files or starts threads.
    @Test("a stopped server leaves no descriptor and no thread behind")
    func nothingLeft() async {
      await #expect(processExitsWith: .success) {
        // The first run opens what the runtime keeps for itself.
        try Self.runAndStop()
        let before = Self.openDescriptors()
        let threads = Self.threads()
        for _ in 0..<3 { try Self.runAndStop() }
        #expect(Self.openDescriptors() == before)
        // A joined thread may take a moment to leave the list.
        let deadline = Deadline(in: .seconds(600))
        while Self.threads() > threads, !deadline.hasPassed {}
        #expect(Self.threads() <= threads)
      }
    }

    @Sendable private static func runAndStop() throws {
      let server = try PracticeServer.start()
      let clients = try busyClients(of: server)
      for _ in 0..<20 { _ = try get(server, "/echo") }
      server.stop()
      withExtendedLifetime(clients) {}
    }

    private static func openDescriptors() -> Int { entries("/proc/self/fd") }
    private static func threads() -> Int { entries("/proc/self/task") }

    private static func entries(_ folder: String) -> Int {
      (try? FileManager.default.contentsOfDirectory(atPath: folder).count) ?? -1
    }
  #endif
}
