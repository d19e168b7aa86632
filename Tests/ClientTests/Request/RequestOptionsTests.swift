import ApusPacingTestSupport
import Testing

@testable import ApusClient

@Suite("Options of a request", .paced)
struct RequestOptionsTests {
  @Test("what few requests ask for is as usual until somebody asks for it")
  func usual() {
    let options = RequestOptions()
    #expect(options.tls == TLSOptions() && options.tls.verifies)
    #expect(options.keepsPostAfter.isEmpty && options.resolve.isEmpty && options.connectTo.isEmpty)
    #expect(options.addedCookies.isEmpty && options.addressFamily == .any)
    #expect(options.bytesPerSecond == nil && options.unixSocket == nil && options.responseCharset == nil)
    #expect(options.login == nil && options.mayRedirect == nil && options.eventDelivery == nil)
  }

  @Test("all that is asked for is kept, one beside the other")
  func chosen() {
    var options = RequestOptions()
    options.tls.authorities = "ca.pem"
    options.keepsPostAfter = [301]
    options.mayRedirect = { _ in false }
    options.resolve = ["a.test:80:127.0.0.1"]
    options.connectTo = ["a.test:80:b.test:80"]
    options.addressFamily = .ipv6
    options.bytesPerSecond = 10
    options.addedCookies = ["a"]
    options.unixSocket = "/run/a.sock"
    options.eventDelivery = .memory
    options.responseCharset = "latin1"
    #expect(options.tls.authorities == "ca.pem" && options.tls.verifies)
    #expect(options.keepsPostAfter == [301] && options.resolve == ["a.test:80:127.0.0.1"])
    #expect(options.mayRedirect?(Origin(scheme: "http", host: "a.test", port: 80)) == false)
    #expect(options.connectTo == ["a.test:80:b.test:80"] && options.addressFamily == .ipv6)
    #expect(options.bytesPerSecond == 10 && options.addedCookies == ["a"])
    #expect(options.unixSocket == "/run/a.sock" && options.responseCharset == "latin1")
    #expect(options.eventDelivery != nil)
  }

  @Test("a copy has its own, and what was asked for can be taken back")
  func copies() {
    var options = RequestOptions()
    options.unixSocket = "/run/a.sock"
    var copy = options
    copy.unixSocket = nil
    copy.tls.verifies = false
    #expect(options.unixSocket == "/run/a.sock" && options.tls.verifies)
    #expect(copy.unixSocket == nil && !copy.tls.verifies)
  }

  @Test("what was asked for is seen where options are printed, but for secrets")
  func printed() {
    var options = RequestOptions()
    #expect(!"\(options)".contains("a.sock"))
    options.unixSocket = "/run/a.sock"
    options.tls.keyPassphrase = Secret("s3cret")
    #expect("\(options)".contains("/run/a.sock") && !"\(options)".contains("s3cret"))
  }
}
