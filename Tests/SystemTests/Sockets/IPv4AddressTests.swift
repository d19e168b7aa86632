import ApusPacingTestSupport
import Testing

@testable import ApusSystem

@Suite("An address of four numbers", .paced)
struct IPv4AddressTests {
  @Test("is written as it is read", arguments: ["127.0.0.1", "0.0.0.0", "192.168.1.254"])
  func reading(_ text: String) {
    #expect(IPv4Address(text)?.description == text)
  }

  @Test("is in full", arguments: ["", "127.1", "::1", "localhost", "1.2.3.256", "01.2.3.4"])
  func refused(_ text: String) {
    #expect(IPv4Address(text) == nil)
  }

  @Test("of this machine is none that only it reaches")
  func ofThisMachine() {
    #expect(IPv4Address.ofThisMachine.allSatisfy { !$0.isLoopback })
    #expect(IPv4Address.loopback.isLoopback && !IPv4Address.any.isLoopback)
  }

  @Test("is listened on, and said where it cannot be")
  func listening() throws {
    let all = try Socket.listening(on: 0, at: .any, backlog: 1)
    #expect(all.localPort > 0)
    all.close()
    // A network for documentation (RFC 5737), which no machine has.
    let foreign = try #require(IPv4Address("192.0.2.1"))
    let error = #expect(throws: ListenError.self) { try Socket.listening(on: 0, at: foreign, backlog: 1) }
    #expect(error?.description.contains("192.0.2.1:0") == true)
  }
}
