import ApusClient
import ApusCurlTransport
import ApusPacingTestSupport
import Foundation
import Testing

/// Each runs in a process of its own, so that nothing else counts.
@Suite("What requests leave behind", .paced)
struct SoakTests {
  @Test("three thousand requests leave descriptors and threads where they were")
  func manyRequests() async {
    await #expect(processExitsWith: .success) {
      let server = try ScriptedServer { request in
        switch request.target {
        case "/close": [.response(200, ["Connection: close"], [1]), .close]
        case "/half": [.text("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nabc"), .close]
        default: [.response(200, ["Set-Cookie: a=b"], [UInt8](repeating: 65, count: 500))]
        }
      }
      let transport = CurlTransport()
      func ask(_ count: Int) async throws {
        for number in 0..<count {
          let path = number % 30 == 7 ? "/close" : number % 30 == 8 ? "/half" : "/"
          let asked = try request(server.url(path)) { $0.usesCookies = true }
          if path == "/half" {
            _ = try await transport.failure(of: asked)
          } else {
            _ = try await transport.send(asked)
          }
        }
        // The last of the server's threads ends when it has seen its connection closed.
        _ = try await transport.send(request(server.url()))
      }
      try await ask(300)
      let (descriptors, threads) = (try count("/proc/self/fd"), try count("/proc/self/task"))
      try await ask(3_000)
      #expect(try count("/proc/self/fd") <= descriptors + 2)
      #expect(try count("/proc/self/task") <= threads + 2)
    }
  }

  @Test("a transport that is gone leaves no thread and no descriptor")
  func transports() async {
    await #expect(processExitsWith: .success) {
      let server = try ScriptedServer { _ in [.response()] }
      func ask(_ count: Int) async throws {
        for _ in 0..<count { _ = try await CurlTransport().send(request(server.url())) }
      }
      try await ask(20)
      let (descriptors, threads) = (try count("/proc/self/fd"), try count("/proc/self/task"))
      try await ask(300)
      // Those of the last few may still be on their way out.
      #expect(try count("/proc/self/fd") < descriptors + 100)
      #expect(try count("/proc/self/task") < threads + 50)
    }
  }

  @Test(
    "a bomb, a body without end and headers without end stay under 64 MB where 16 MiB of body are allowed")
  func memory() async {
    await #expect(processExitsWith: .success) {
      let bomb = (0..<400).flatMap { _ in Samples.gzippedMegabyte }
      let server = try ScriptedServer { request in
        switch request.target {
        case "/bomb": [.response(200, ["Content-Encoding: gzip"], bomb)]
        case "/body": [.text("HTTP/1.1 200 OK\r\n\r\n"), .forever([UInt8](repeating: 1, count: 65_536))]
        case "/headers": [.text("HTTP/1.1 200 OK\r\n"), .forever(Array("X-A: 0123456789\r\n".utf8))]
        case "/line": [.text("HTTP/1.1 200 OK\r\nX-A: "), .forever([UInt8](repeating: 65, count: 65_536))]
        default: [.response()]
        }
      }
      let transport = CurlTransport()
      _ = try await transport.send(request(server.url()))
      let before = try peakKilobytes()
      for (path, code) in [
        ("/bomb", ErrorCode.bodyTooLarge), ("/body", .bodyTooLarge), ("/headers", .headerTooLarge),
        ("/line", .headerTooLarge),
      ] {
        let failure = try await transport.failure(
          of: request(server.url(path)) { $0.limits.bodyBytes = 16 << 20 })
        #expect(failure.code == code)
      }
      #expect(try Sanitizer.isOn || peakKilobytes() - before < 64 << 10)
    }
  }

  @Test("a download to a file needs no more memory than a small one")
  func download() async {
    await #expect(processExitsWith: .success) {
      let server = try ScriptedServer { request in
        let megabyte = [UInt8](repeating: 1, count: 1 << 20)
        guard request.target == "/big" else { return [.response()] }
        return [.text("HTTP/1.1 200 OK\r\nContent-Length: \(200 << 20)\r\n\r\n")]
          + [Step](repeating: .send(megabyte), count: 200)
      }
      let transport = CurlTransport()
      _ = try await transport.send(request(server.url()))
      let before = try peakKilobytes()
      let exchange = try await transport.send(
        request(server.url("/big")) { $0.delivery = .file(path: "/dev/null") })
      #expect(exchange.body.byteCount == 200 << 20)
      #expect(try Sanitizer.isOn || peakKilobytes() - before < 16 << 10)
    }
  }
}

private func count(_ folder: String) throws -> Int {
  try FileManager.default.contentsOfDirectory(atPath: folder).count
}

/// The most memory this process has had.
private func peakKilobytes() throws -> Int {
  let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
  let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
  return try #require(Int(line.filter(\.isNumber)))
}
