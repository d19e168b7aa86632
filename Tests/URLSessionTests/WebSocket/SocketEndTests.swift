import ApusClient
import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusURLSession

@Suite("URLSession: how a WebSocket ends", .paced)
struct SocketEndTests {
  @Test("a close of the server is the server's, unless it only agrees to this side's")
  func closing() {
    let end = SocketEnd(closing: WebSocketClosing(code: 4001, reason: "enough"))
    let first = end.verdict(own: nil)
    #expect(first.closing == end.closing && first.isByServer && first.problem == nil)
    #expect(end.verdict(own: WebSocketClosing()).isByServer)
    let agreed = SocketEnd(closing: WebSocketClosing()).verdict(own: WebSocketClosing(code: 4002))
    #expect(!agreed.isByServer && agreed.problem == nil)
  }

  @Test("an end that this side wanted is one, also where nothing is told of the server's answer")
  func own() {
    let own = WebSocketClosing(code: 4002, reason: "done")
    let verdict = SocketEnd(error: NSError(domain: NSPOSIXErrorDomain, code: 57)).verdict(own: own)
    #expect(verdict.closing == own && !verdict.isByServer && verdict.problem == nil)
  }

  @Test("a close that nobody answers is told")
  func late() {
    let verdict = SocketEnd(late: TransferProblem(.webSocketSilent, "late")).verdict(own: WebSocketClosing())
    #expect(verdict.problem?.code == .webSocketSilent && verdict.closing == nil)
  }

  @Test(
    "an end without a close has its code",
    arguments: [(40, "ws.tooLarge"), (100, "ws.frame"), (57, "ws.dropped"), (54, "ws.dropped")])
  func errors(_ number: Int, _ code: String) {
    let verdict = SocketEnd(error: NSError(domain: NSPOSIXErrorDomain, code: number)).verdict(own: nil)
    #expect(verdict.problem?.code.name == code && verdict.closing == nil)
    #expect(verdict.problem?.underlying?.contains("\(number)") == true)
  }

  @Test("other errors, and none, are a connection that ended")
  func others() {
    let other = SocketEnd(error: NSError(domain: "x", code: 40)).verdict(own: nil)
    #expect(other.problem?.code == .webSocketDropped)
    #expect(SocketEnd().verdict(own: nil).problem?.code == .webSocketDropped)
  }
}
