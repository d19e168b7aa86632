import ApusClient
import ApusJSON
import ApusLanguageTestSupport
import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("Options", .paced)
struct RequestPreparationOptionsTests {
  private func options(_ text: String, _ adjust: (inout RequestContext) -> Void = { _ in }) throws
    -> RequestOptions
  {
    try prepare("get /x \(text)", files: ["ca.pem": "", "c.pem": "", "k.pem": ""], adjust).request.options
  }

  @Test("options reach the request, wherever they stand and however they are spelled")
  func sending() throws {
    for text in ["--follow", "-L", "-F", "--location"] {
      #expect(try options(text) { $0.options.followsRedirects = false }.followsRedirects)
    }
    #expect(try options("--no-follow").followsRedirects == false)
    #expect(try options("--max-redirects 3").limits.redirects == 3)
    #expect(try options("--timeout=2.5").deadlines.total == .milliseconds(2500))
    #expect(try options("-m0").deadlines.total == nil)
    #expect(try options("--connect-timeout 1").deadlines.connect == .seconds(1))
    #expect(try options("-k").tls.verifies == false)
    #expect(try options("--verify=no").tls.verifies == false)
    #expect(try options("--verify yes") { $0.options.tls.verifies = false }.tls.verifies)
    #expect(try options("--verify ca.pem").tls.authorities == "ca.pem")
    #expect(try options("--cert c.pem --cert-key k.pem").tls.clientKey == "k.pem")
    #expect(try options("--proxy http://p:1").proxy == .through(ProxyURL("http://p:1")))
    #expect(try options("--proxy http:http://p:1").proxy == .through(ProxyURL("http://p:1")))
    #expect(try options("--proxy https:http://p:1").proxy == .environment)
    #expect(try options("--resolve h:80:127.0.0.1").resolve == ["h:80:127.0.0.1"])
    #expect(try options("--unix-socket ~/s").unixSocket == "/home/me/s")
    #expect(try options("--http1.0").httpVersion == .http10)
    #expect(try options("--http2").httpVersion == .http2)
    #expect(try options("--http2-prior-knowledge").httpVersion == .http2PriorKnowledge)
  }

  @Test("a request may take as long as its bytes move, unless a line says how long it may take in all")
  func deadlines() throws {
    #expect(try options("").deadlines == Deadlines())
    #expect(try options("").deadlines.total == nil)
    let limited = try options("--timeout 5").deadlines
    #expect(limited.total == .seconds(5))
    #expect(limited.idle == .seconds(30))
    // The usual silence would end what has more time than that.
    let patient = try options("--timeout 90").deadlines
    #expect(patient.total == .seconds(90) && patient.idle == .seconds(90))
    let endless = try options("--timeout 0").deadlines
    #expect(endless.total == nil && endless.idle == nil)
    #expect(endless.connect == .seconds(10))
    let ofSession = try options("--timeout 60") { $0.options.deadlines.idle = .seconds(2) }.deadlines
    #expect(ofSession.total == .seconds(60) && ofSession.idle == .seconds(2))
  }

  @Test("options say what is shown, and how often is asked")
  func showing() throws {
    let shown = try prepare("get /x -v -h --offline -S -o ~/f").showing
    #expect(shown.isVerbose && shown.isOffline && shown.streams)
    #expect(shown.parts == "h")
    #expect(shown.output == "/home/me/f")
    #expect(try prepare("get /x --dry-run --no-dry-run").showing.isOffline == false)
    #expect(try prepare("get /x -p HhBb").showing.parts == "HhBb")
    #expect(try prepare("get /x -b").showing.parts == "b")
    let paging = try prepare("get /x --all-pages --max-pages 3 --retry 2").paging
    #expect(paging.followsPages && paging.maximum == 3 && paging.retries == 2 && !paging.retriesAllErrors)
    for line in [
      "post /x --retry 1 --retry-all-errors", "curl -X POST http://h.test --retry 1 --retry-all-errors",
    ] {
      #expect(try prepare(line).paging.retriesAllErrors)
    }
  }

  @Test("a line says where its pages and their list are, and has them collected")
  func pages() throws {
    let paging = try prepare("get /x --page-by cursor==.meta.next --items .rows[*]").paging
    #expect(paging.followsPages && paging.wish?.items?.text == ".rows[*]")
    #expect(paging.wish?.next == .token(parameter: "cursor", try JSONPath(".meta.next")))
    for line in ["get /x --page-by ==x", "get /x --page-by a==b", "get /x --page-by .[", "get /x --items .["]
    {
      let problem = try #require(throws: LineProblem.self) { try prepare(line) }
      #expect(problem.code == .usageArgument && problem.message.contains("after --"))
    }
  }
}
