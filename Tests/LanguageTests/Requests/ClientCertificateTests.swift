@_spi(Secrets) import ApusClient
import ApusLanguageTestSupport
import ApusPacingTestSupport
import ApusSystem
import Testing

@testable import ApusLanguage

@Suite("Certificates and what opens them", .paced)
struct ClientCertificateTests {
  private let files = [
    "me.pem": "", "me.key": "", "a:b.pem": "", "me.p12": "", "ca.pem": "",
    "locked.key": "-----BEGIN ENCRYPTED PRIVATE KEY-----",
  ]

  private func tls(
    _ text: String, _ adjust: (inout RequestContext) -> Void = { _ in }
  ) throws -> TLSOptions {
    try prepare("get https://h/x \(text)", base: nil, files: files) {
      $0.variable = { $0 == "PASS" ? "hush" : nil }
      adjust(&$0)
    }.request.options.tls
  }

  @Test("a file may have its passphrase behind it, or the variable that has it")
  func passphrase() throws {
    let typed = try tls("--cert me.pem:open")
    #expect(typed.clientCertificate == "me.pem" && typed.keyPassphrase?.reveal() == "open")
    #expect(try tls("--cert me.pem").keyPassphrase == nil)
    #expect(try tls("--cert me.pem:\u{301}open").clientCertificate == "me.pem")
    #expect(try tls("--cert a:b.pem").clientCertificate == "a:b.pem")
    let named = try tls("--cert me.p12:env:PASS")
    #expect(named.keyPassphrase?.reveal() == "hush" && named.keyPassphrase?.name == "PASS")
    #expect(try tls("--pass env:PASS --cert me.pem").keyPassphrase?.reveal() == "hush")
    #expect(
      try tls("--cert me.pem:{{p}}") { $0.variables.values["p"] = .secret(Secret("x", name: "P")) }
        .keyPassphrase?.reveal() == "x")
  }

  @Test(
    "a variable or a file that is not there is the request's problem",
    arguments: ["--cert me.pem:env:NO", "--cert no.pem:x", "--cert no.pem", "--cacert no.pem"])
  func missing(_ text: String) throws {
    let problem = try problem("get https://h/x \(text)", base: nil, files: files).problem
    #expect(problem.code.name.hasPrefix("request."))
  }

  @Test("curl and HTTPie have words of their own for a passphrase")
  func pasted() throws {
    for line in [
      "curl https://h/ --cert me.pem --pass open", "curl https://h/ -E me.pem:open",
      "https h --cert=me.pem --cert-key-pass=open",
    ] {
      let tls = try prepare(line, base: nil, files: files).request.options.tls
      #expect(tls.clientCertificate == "me.pem" && tls.keyPassphrase?.reveal() == "open", "\(line)")
    }
  }

  @Test("the file that a passphrase opens is known, and one that somebody was asked for is used again")
  func locked() throws {
    let reader = FileReader.fixed(files)
    #expect(try tls("--cert me.pem").lockedFile(reader) == nil)
    #expect(try tls("--cert me.pem --cert-key locked.key").lockedFile(reader) == "locked.key")
    #expect(try tls("--cert me.p12").lockedFile(reader) == "me.p12")
    #expect(try tls("--cert me.p12:x").lockedFile(reader) == nil)
    #expect(
      try tls("--cert me.p12") { $0.passphrases = ["me.p12": Secret("kept")] }.keyPassphrase?.reveal()
        == "kept")
  }

  @Test("what is kept for an origin goes to that one only, and a line's own goes before it")
  func byOrigin() throws {
    var kept = TLSByOrigin()
    kept.change(for: try WebURL("https://h").origin) {
      ($0.authorities, $0.clientCertificate, $0.keyPassphrase) = ("ca.pem", "me.p12", Secret("k"))
    }
    #expect(try tls("") { $0.tls = kept }.authorities == "ca.pem")
    let own = try tls("--cert me.pem --cert-key me.key") { $0.tls = kept }
    #expect(own.clientCertificate == "me.pem" && own.clientKey == "me.key" && own.keyPassphrase == nil)
    let other = try prepare("get https://other/x", base: nil, files: files) { $0.tls = kept }
    #expect(other.request.options.tls == TLSOptions())
    let plain = try prepare("get http://h/x", base: nil, files: files) { $0.tls = kept }
    #expect(plain.request.options.tls == TLSOptions())
  }

  @Test("what was set without a base belongs to the first origin that is asked with TLS")
  func settling() throws {
    var tls = TLSByOrigin()
    let (one, other, plain) = (
      try WebURL("https://a").origin, try WebURL("https://b").origin, try WebURL("http://a").origin
    )
    tls.change(for: nil) { $0.authorities = "ca.pem" }
    tls.settle(at: plain)
    #expect(tls.options(for: plain) == nil && tls.options(for: other)?.authorities == "ca.pem")
    tls.settle(at: one)
    #expect(tls.options(for: one)?.authorities == "ca.pem" && tls.options(for: other) == nil)
    tls.change(for: one) { $0.authorities = nil }
    #expect(tls.bound.isEmpty)
  }

  @Test("a passphrase on a line is kept nowhere; the name of a variable is")
  func hidden() {
    for line in [
      "get https://h/ --cert me.pem:hush-hush", "set cert me.pem:hush-hush", "get / --pass hush-hush",
      "curl -E me.pem:hush-hush https://h/",
    ] {
      #expect(!MaskedLine(line).text.contains("hush"), "\(line)")
    }
    for line in ["get https://h/ --cert me.pem:env:PASS", "set cert me.pem:env:PASS", "set cert me.pem"] {
      #expect(MaskedLine(line).text == line)
    }
  }
}
