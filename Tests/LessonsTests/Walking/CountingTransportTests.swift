import ApusClient
import Foundation
import Testing

@testable import ApusLessons

@Suite("What the lines of a lesson send, counted")
struct CountingTransportTests {
  private struct Answering: Transport {
    func send(_ request: Request) async throws(TransportError) -> Exchange {
      Exchange(request: request, startedAt: Date(timeIntervalSince1970: 0))
    }
  }

  private let request: Request

  init() throws { request = Request(url: try WebURL("http://practice/")) }

  /// Sends so often as a line of the lesson, as long as that goes well; returns how often it did.
  private func send(_ count: Int, over transport: CountingTransport) async -> Int? {
    await transport.counting { [request] in
      var sent = 0
      while sent < count, (try? await transport.send(request)) != nil { sent += 1 }
      return sent
    }
  }

  @Test("no line goes over its limit, and typed ones have none")
  func lines() async throws {
    let transport = CountingTransport(Answering(), proof: nil)
    #expect(await send(200, over: transport) == 200)
    #expect(transport.takeOverdrawn() == nil)
    #expect(await send(201, over: transport) == 200)
    #expect(transport.takeOverdrawn()?.most == 200)
    #expect(transport.takeOverdrawn() == nil)
    for _ in 0..<300 { _ = try await transport.send(request) }
  }

  @Test("a line that goes on all the same is cancelled")
  func endless() async throws {
    let transport = CountingTransport(Answering(), proof: nil)
    let result = await transport.counting { [request] in
      while !Task.isCancelled { _ = try? await transport.send(request) }
      return true
    }
    #expect(result == true)
  }

  @Test("a lesson has a limit for all its lines, and a proof one for all its walks")
  func walks() async throws {
    let proof = LessonAllowance(2_100)
    let first = CountingTransport(Answering(), proof: proof)
    for _ in 0..<10 { #expect(await send(200, over: first) == 200) }
    #expect(await send(1, over: first) == 0)
    #expect(first.takeOverdrawn()?.most == 2_000)
    #expect(!proof.isOverdrawn)
    let second = CountingTransport(Answering(), proof: proof)
    #expect(await send(150, over: second) == 100)
    #expect(second.takeOverdrawn()?.most == 2_100)
    #expect(proof.isOverdrawn)
  }
}
