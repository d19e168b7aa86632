import ApusClient
import ApusLanguageTestSupport
import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("What pasted lines say of how bytes move", .paced)
struct RequestPreparationTransferTests {
  private func options(_ line: String, files: [String: String] = [:]) throws -> RequestOptions {
    try prepare(line, files: files).request.options
  }

  @Test("versions of TLS: the oldest, the newest, or one alone")
  func versions() throws {
    #expect(try options("curl --tlsv1.2 https://h").tls.oldestVersion == .tls12)
    #expect(try options("curl -1 https://h").tls.oldestVersion == .tls10)
    #expect(try options("curl --tls-max 1.2 https://h").tls.newestVersion == .tls12)
    let only = try options("https --ssl tls1.1 h").tls
    #expect(only.oldestVersion == .tls11 && only.newestVersion == .tls11)
    #expect(try options("https --ssl ssl2.3 h").tls.oldestVersion == nil)
    #expect(try problem("curl --tlsv1.3 --tls-max 1.2 https://h").place == "--tls-max 1.2")
    #expect(try problem("curl --tls-max 2 https://h").place == "2")
    #expect(try problem("https --ssl tls9 h").place == "tls9")
  }

  @Test("ciphers, families of addresses, sizes and speeds")
  func others() throws {
    #expect(try options("curl --ciphers A:B --tls13-ciphers C https://h").tls.ciphers == "A:B")
    #expect(try options("curl -4 http://h").addressFamily == .ipv4)
    #expect(try options("curl -6 http://h").addressFamily == .ipv6)
    #expect(try options("curl --max-filesize 2 http://h").limits.wireBytes == 2)
    #expect(try options("curl --limit-rate 2k http://h").bytesPerSecond == 2048)
    #expect(try options("curl --limit-rate 0 http://h").bytesPerSecond == nil)
    #expect(try problem("curl --limit-rate fast http://h").place == "fast")
    #expect(try options("curl --connect-to a:1:[::1]:2 http://a:1").connectTo == ["a:1:[::1]:2"])
    #expect(try problem("curl --connect-to a:1 http://h").place == "a:1")
  }

  @Test("a SOCKS proxy, and who asks a proxy, wherever the line says it")
  func proxies() throws {
    guard case .through(let socks) = try options("curl --socks5-hostname p:9 http://h").proxy else {
      Issue.record("no proxy")
      return
    }
    #expect(socks.scheme == "socks5h" && socks.place == "p:9")
    guard case .through(let proxy) = try options("curl -U me:pass -x http://p:1 http://h").proxy else {
      Issue.record("no proxy")
      return
    }
    #expect(proxy.user == "me" && proxy.password == Secret("pass"))
    #expect(try problem("curl -U me:pass http://h").place == "-U me:pass")
  }

  @Test("cookies of a file, as curl keeps them; one that is not there has none")
  func cookies() throws {
    let jar =
      "# Netscape HTTP Cookie File\n\nh\tFALSE\t/\tFALSE\t0\ta\t1\n#HttpOnly_h\tFALSE\t/\tFALSE\t0\tb\t2\n"
    let read = try options("curl -b jar http://h", files: ["jar": jar])
    #expect(read.addedCookies == ["h\tFALSE\t/\tFALSE\t0\ta\t1", "#HttpOnly_h\tFALSE\t/\tFALSE\t0\tb\t2"])
    #expect(try options("curl -b none http://h").addedCookies.isEmpty)
    #expect(try options("curl -b a=1 http://h", files: ["a=1": jar]).addedCookies.isEmpty)
    #expect(try problem("curl -b jar http://h", files: ["jar": "a=1"]).place == "jar")
  }

  @Test("--compress sends what is smaller, and anything where it is said twice")
  func compressed() throws {
    let request = { (line: String) in
      try prepare(line) { $0.deflate = { bytes in Array(bytes.prefix(50)) + [0] } }.request
    }
    let long = try request("http h l=\(String(repeating: "a", count: 99)) --compress")
    #expect(long.headers["Content-Encoding"] == "deflate" && long.body?.bytesInMemory?.count == 51)
    #expect(try request("http h a=1 -x").headers["Content-Encoding"] == nil)
    #expect(try request("http h a=1 -xx").headers["Content-Encoding"] == "deflate")
    #expect(try problem("http h a=1 -x").place == "-x")
  }
}
