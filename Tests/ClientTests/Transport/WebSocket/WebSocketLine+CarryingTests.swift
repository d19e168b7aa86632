import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusClient

@Suite("What a transport does with a conversation's line", .paced)
struct WebSocketLineCarryingTests {
  private func line(keeping count: Int = 0) throws -> WebSocketLine {
    var settings = WebSocketSettings()
    settings.keptByteCount = count
    let line = WebSocketLine(settings)
    let request = Request(url: try WebURL("http://localhost/"))
    line.opened(Exchange(request: request, startedAt: .now)) {}
    return line
  }

  @Test("only so many bytes are kept, the first of them, and the rest is counted")
  func kept() throws {
    let line = try line(keeping: 3)
    _ = line.deliver([.message(.text("ab")), .message(.text("cd")), .message(.text("e"))])
    #expect(line.conversation.entries.map(\.message) == [.text("ab")])
    #expect(line.conversation.leftOut == 2)
  }

  @Test("how this side ended it stands where the server only agrees")
  func closing() throws {
    let line = try line()
    #expect(line.postNow(.close(WebSocketClosing(code: 4002, reason: "done"))))
    _ = line.takeOrders()
    _ = line.deliver([.closing(WebSocketClosing())])
    #expect(line.conversation.closing == WebSocketClosing(code: 4002, reason: "done"))
  }

  @Test("whoever listens hears that nothing comes before something is said, and only then")
  func word() async throws {
    let line = try line()
    let waiting = Task { await line.orders() }
    #expect(await line.next(waitsForWord: false, unless: { false }) == nil)
    #expect(line.isWaitingForWord)
    #expect(await line.post(.message(.text("x"))))
    #expect(await waiting.value == [.message(.text("x"))] && !line.isWaitingForWord)
  }

  @Test("what is there comes before what else is to be done")
  func first() async throws {
    let line = try line()
    _ = line.deliver([.message(.text("a"))], at: .seconds(7))
    let arrival = await line.next(waitsForWord: true, unless: { true })
    #expect(arrival == WebSocketArrival(.message(.text("a")), at: .seconds(7)))
    #expect(await line.next(waitsForWord: true, unless: { true }) == nil)
  }
}
