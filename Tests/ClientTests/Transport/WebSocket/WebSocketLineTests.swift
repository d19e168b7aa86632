import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusClient

@Suite("What a conversation's two ends share", .paced)
struct WebSocketLineTests {
  private func line(keeping count: Int = 0) throws -> WebSocketLine {
    var settings = WebSocketSettings()
    settings.keptByteCount = count
    let line = WebSocketLine(settings)
    let request = Request(url: try WebURL("http://localhost/"))
    line.opened(Exchange(request: request, startedAt: .now)) {}
    return line
  }

  @Test("what comes is taken in order, and then there is nothing")
  func order() async throws {
    let line = try line()
    #expect(line.deliver([.message(.text("a")), .ping([]), .message(.text("b"))]))
    line.finish()
    var events: [WebSocketEvent] = []
    while let arrival = await line.next() { events.append(arrival.event) }
    #expect(events == [.message(.text("a")), .ping([]), .message(.text("b"))])
    #expect(line.takeNow() == nil && line.isOver)
  }

  @Test("the transport is asked to rest while much waits, and may go on when it is taken")
  func rest() async throws {
    let line = try line()
    let large = WebSocketEvent.message(.binary([UInt8](repeating: 0, count: 5 << 20)))
    #expect(!line.deliver([large]))
    #expect(!line.hasRoom)
    _ = await line.next()
    #expect(line.hasRoom)
  }

  @Test("whoever sends waits while much is to be sent")
  func backpressure() async throws {
    let line = try line()
    let large = WebSocketMessage.binary([UInt8](repeating: 0, count: 5 << 20))
    #expect(await line.post(.message(large)))
    let second = Task { await line.post(.message(.text("after"))) }
    #expect(line.takeOrders().count >= 1)
    #expect(await second.value)
  }

  @Test("nothing is taken behind the end")
  func over() async throws {
    let line = try line()
    line.finish()
    #expect(await !line.post(.ping([])))
    #expect(!line.postNow(.close(WebSocketClosing())))
    #expect(await !line.pong([1]))
  }

  @Test("whoever waits for the beginning hears when there is none")
  func never() async {
    let line = WebSocketLine()
    let waiting = Task { await line.opening() == nil }
    line.finish()
    #expect(await waiting.value)
  }

  @Test("whoever waits can be cancelled")
  func cancelled() async throws {
    let line = try line()
    let waiting = Task { await line.next() }
    waiting.cancel()
    #expect(await waiting.value == nil)
  }
}
