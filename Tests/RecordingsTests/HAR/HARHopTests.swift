import ApusClient
import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusRecordings

@Suite("What an entry of a HAR log says of its hop", .paced)
struct HARHopTests {
  private func node(_ value: JSONValue) throws -> Node { try JSONDocument(Array(value.text.utf8)).root }

  @Test("times are read as they were, and one that nobody measured is none")
  func times() throws {
    var timing = Timing(total: .milliseconds(20))
    (timing.dns, timing.connect, timing.tls) = (.microseconds(1_500), .milliseconds(3), .milliseconds(2))
    timing.wait = .milliseconds(9)
    let written = try node(HARHop.timings(timing))
    #expect(written["connect"]?.double == 5 && written["blocked"]?.integer == -1)
    #expect(written["send"]?.integer == 0 && written["_unmeasured"]?.count == 2)
    let read = HARHop.timing(written, total: try node(milliseconds(timing.total)))
    #expect(read.dns == timing.dns && read.connect == timing.connect && read.tls == timing.tls)
    #expect(read.wait == timing.wait && read.total == timing.total)
    #expect(read.request == nil && read.download == nil && read.queue == nil)
  }

  @Test("without a total it is the sum, and what is no time is none")
  func strange() throws {
    let times = try node(
      .object([.init("wait", 4), .init("receive", 1), .init("dns", 1e13), .init("send", "x")]))
    let read = HARHop.timing(times, total: nil)
    #expect(read.total == .milliseconds(5) && read.dns == nil && read.request == nil)
    #expect(HARHop.timing(nil, total: nil).total == .zero)
  }

  @Test("what was held back and what was borrowed comes back, and usually there is nothing")
  func requests() throws {
    var sent = SentRequest(method: .get, url: try WebURL("http://h/"), headers: [:], withheld: ["X-Mine"])
    sent.borrowedCookies = [.init(name: "a", setter: "http://h:1"), .init(name: "b", setter: nil)]
    let request = try node(.object(HARHop.members(of: sent).map { .init($0.0, $0.1) }))
    #expect(HARHop.withheld(request) == ["X-Mine"])
    #expect(HARHop.borrowedCookies(request) == sent.borrowedCookies)
    let usual = SentRequest(method: .get, url: sent.url, headers: [:])
    #expect(HARHop.members(of: usual).isEmpty)
    #expect(
      try HARHop.withheld(node(.object([]))).isEmpty && HARHop.borrowedCookies(node(.object([]))).isEmpty)
  }

  @Test("a connection is read as far as something is said of it")
  func connections() throws {
    #expect(try HARHop.connection(node(.object([.init("serverIPAddress", "")]))) == nil)
    let address = try HARHop.connection(node(.object([.init("serverIPAddress", "127.0.0.1")])))
    #expect(address?.remoteAddress == "127.0.0.1" && address?.isReused == false && address?.remotePort == nil)
    let details = JSONValue.object([.init("port", 8080), .init("isReused", true), .init("tls", "TLSv1.3")])
    let whole = try #require(try HARHop.connection(node(.object([.init("_connection", details)]))))
    #expect(whole.remotePort == 8080 && whole.isReused && whole.tlsVersion == "TLSv1.3")
    #expect(whole.certificates.isEmpty && whole.proxy == nil)
  }
}
