import ApusClient
import ApusLanguageTestSupport
import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusFormats
@testable import ApusLanguage

@Suite("What -w and -D write", .paced)
struct WriteOutTests {
  private func exchange() throws -> Exchange {
    let url = try WebURL("http://h/a?b=1")
    var first = Timing(total: .milliseconds(100))
    first.dns = .milliseconds(1)
    var last = Timing(total: .milliseconds(1_250))
    (last.dns, last.connect, last.request, last.wait) = (
      .milliseconds(2), .milliseconds(3), .milliseconds(5), .milliseconds(40)
    )
    let moved = ResponseHead(version: "HTTP/1.1", status: 301, reason: "Moved", headers: ["Location": "/a"])
    let fine = ResponseHead(
      version: "HTTP/2", status: 200, headers: ["Content-Type": "text/plain", "X-A": "1"])
    var connection = Connection(remoteAddress: "192.0.2.1", remotePort: 80)
    connection.isReused = false
    let hops = [
      Hop(
        sent: SentRequest(method: .get, url: try WebURL("http://h/"), headers: [:]), response: moved,
        timing: first),
      Hop(
        sent: SentRequest(method: .get, url: url, headers: [:], bodyByteCount: 9), response: fine,
        timing: last,
        connection: connection),
    ]
    return Exchange(
      request: Request(method: .get, url: try WebURL("http://h/")), startedAt: .now, hops: hops,
      body: ReceivedBody(byteCount: 20, wireByteCount: 10))
  }

  private func text(_ format: String, problem: String? = nil, file: String? = nil) throws -> String {
    WriteOut(try exchange(), problem: problem, file: file).text(try WriteOutFormat(format))
  }

  @Test("names of what was answered, where it went and how long it took")
  func names() throws {
    #expect(try text("%{http_code} %{response_code} %{http_version} %{scheme}") == "200 200 2 HTTP")
    #expect(try text("%{url} %{url_effective} %{num_redirects}") == "http://h/ http://h/a?b=1 1")
    #expect(try text("%{size_download} %{size_upload} %{num_headers}") == "10 9 2")
    #expect(try text("%{remote_ip}:%{remote_port} %{method}") == "192.0.2.1:80 GET")
    #expect(try text("%{content_type}|%header{x-a}|%header{none}|%{redirect_url}") == "text/plain|1||")
    #expect(try text("%{time_namelookup} %{time_connect} %{time_appconnect}") == "0.002000 0.005000 0.000000")
    #expect(try text("%{time_redirect} %{time_starttransfer} %{time_total}") == "0.100000 0.150000 1.350000")
    #expect(try text("%{header_json}").hasPrefix(#"{"content-type":["text/plain"],"#))
    #expect(try text("%{errormsg}|%{filename_effective}", problem: "no", file: "f") == "no|f")
  }

  @Test("nothing came of what failed")
  func failed() throws {
    let none = Exchange(request: Request(method: .get, url: try WebURL("http://h/")), startedAt: .now)
    #expect(WriteOut(none).text(try WriteOutFormat("%{http_code} %{time_total}")) == "000 0.000000")
  }

  @Test("the heads of all answers, as they came")
  func heads() throws {
    #expect(
      HeaderDump(try exchange()).text
        == "HTTP/1.1 301 Moved\r\nLocation: /a\r\n\r\nHTTP/2 200 \r\nContent-Type: text/plain\r\nX-A: 1\r\n\r\n"
    )
  }
}
