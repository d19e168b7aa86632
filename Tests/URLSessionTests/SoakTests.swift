import ApusClient
import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusURLSession

#if os(Linux)
  /// Each runs in a process of its own, so that nothing else counts.
  @Suite("URLSession: what requests leave behind", .paced)
  struct SoakTests {
    @Test("three thousand requests leave descriptors and threads where they were")
    func threeThousand() async {
      await #expect(processExitsWith: .success) {
        let server = try ScriptedServer { request in
          switch request.target {
          case "/close": [.response(200, ["Connection: close"], body: "1"), .close]
          case "/half": [.text("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nabc"), .close]
          case "/elsewhere": [.response(302, ["Location: /"])]
          default: [.response(200, ["Set-Cookie: a=b"], body: String(repeating: "A", count: 500))]
          }
        }
        let transport = URLSessionTransport()
        func ask(_ count: Int) async throws {
          for number in 0..<count {
            let path = [7: "/close", 8: "/half", 9: "/elsewhere"][number % 100] ?? "/"
            var request = Request(url: try WebURL(server.url(path)))
            request.options.usesCookies = true
            let failure = await result(of: request, over: transport).failure
            #expect((failure?.code == .bodyTruncated) == (path == "/half"))
          }
        }
        try await ask(300)
        let (descriptors, threads) = (try entries("/proc/self/fd"), try entries("/proc/self/task"))
        try await ask(3_000)
        #expect(try entries("/proc/self/fd") <= descriptors + 4)
        // Dispatch keeps as many threads as it once needed.
        #expect(try entries("/proc/self/task") <= threads + 8)
      }
    }

    @Test("a body of 300 MB that goes to a handler is never in memory")
    func streamed() async {
      await #expect(processExitsWith: .success) {
        let piece = [UInt8](repeating: 1, count: 65_536)
        let server = try ScriptedServer { request in
          request.target == "/"
            ? [.response()] : [.text("HTTP/1.1 200 OK\r\n\r\n"), .sendEndlessly(piece)]
        }
        let transport = URLSessionTransport()
        _ = try await result(of: Request(url: try WebURL(server.url("/"))), over: transport).get()
        let before = try peakKilobytes()
        let counter = Counter()
        var request = Request(url: try WebURL(server.url("/body")))
        request.options.delivery = .chunks { counter.add($0.count) < 300 << 20 }
        let exchange = try await result(of: request, over: transport).get()
        #expect(exchange.body.byteCount >= 300 << 20)
        #expect(try Sanitizer.isOn || peakKilobytes() - before < 32 << 10)
      }
    }
  }

  private func entries(_ folder: String) throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: folder).count
  }

  /// The most memory this process has had.
  private func peakKilobytes() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
    return try #require(Int(line.filter(\.isNumber)))
  }
#endif
