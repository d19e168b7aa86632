import ApusClient
import ApusLanguageTestSupport
import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("curl's options in documentation", .paced)
struct OptionTableDocumentationTests {
  private static let files = ["a": "of a", "b.txt": "of b"]

  private func sent(_ line: String) throws -> SentText {
    SentText(try prepare(line, base: nil, files: Self.files) { $0.boundary = "B" }.request, files: Self.files)
  }

  @Test("--url-query is put into the query, encoded but behind a plus, and -G keeps it out")
  func urlQuery() throws {
    #expect(
      try sent("curl --url-query 'a=b c' --url-query '+d=%20' --url-query e@a 'h/?x=1'").target
        == "/?x=1&a=b+c&d=%20&e=of+a")
    #expect(try sent("curl -G -d x=1 --url-query a=b h").target == "/?x=1")
  }

  @Test("a range without an end goes to the end, in curl's lines")
  func range() throws {
    #expect(try sent("curl --range 600 h").headers.contains("range: bytes=600-"))
    #expect(try sent("curl -r 0-9,20 h").headers.contains("range: bytes=0-9,20"))
  }

  @Test("the beginning of a name is that name, where it is of one only")
  func beginnings() throws {
    #expect(try sent("curl --sil --head --heade 'X-Mine: 1' h").headers.contains("x-mine: 1"))
    #expect(try problem("curl --re h", base: nil).place == "--re")
    #expect(try problem("get /x --heade a:b").place == "--heade")
  }

  @Test("several files of one part are its parts")
  func files() throws {
    let body = try sent("curl -F 'f=@a,b.txt;type=x/y' h").body
    #expect(
      body.contains("name=\"f\"\r\nContent-Type: multipart/mixed; boundary=B-mixed\r\n\r\n--B-mixed\r\n"))
    #expect(body.contains("Content-Disposition: attachment; filename=\"a\"\r\n"))
    #expect(body.contains("filename=\"b.txt\"\r\nContent-Type: x/y\r\n\r\nof b\r\n--B-mixed--\r\n"))
    #expect(try sent("curl -F 'f=@-;filename=n' h < a").body.contains("filename=\"n\"\r\n"))
    #expect(try sent("curl -F 'f=a,b' h").body.contains("\r\n\r\na,b\r\n"))
    #expect(
      try problem("curl -F 'f=@a,c' h", base: nil, files: Self.files).problem.message
        == "the file c cannot be read: No such file or directory")
  }

  @Test(
    "parts under another type than a form's are called as curl calls them, with its boundary behind the one typed"
  )
  func otherType() throws {
    let made = try sent("curl -F a=b -H 'Content-Type: multipart/related; boundary=X' h")
    #expect(made.headers.contains("content-type: multipart/related; boundary=X; boundary=B"))
    #expect(made.body.hasPrefix("--B\r\nContent-Disposition: attachment; name=\"a\"\r\n\r\nb"))
  }

  @Test("who answers a challenge shows no token, and no query has an ampersand too many")
  func mixed() throws {
    let made = try prepare("curl --oauth2-bearer t -u me:pw --digest 'h/?a=1&' --url-query b=2", base: nil)
      .request
    #expect(made.headers["Authorization"] == nil && made.options.login != nil && made.url.query == "a=1&b=2")
  }

  @Test("the rest changes how a request is sent")
  func options() throws {
    let options = try prepare("curl --post301 --post303 --capath /certs -x socks://p:1 h", base: nil).request
      .options
    #expect(options.keepsPostAfter == [301, 303] && options.tls.folderOfAuthorities == "/certs")
    guard case .through(let proxy) = options.proxy else {
      Issue.record("no proxy")
      return
    }
    #expect("\(proxy.withoutUser)".hasPrefix("socks4://"))
  }

  @Test("a password that is left out is what somebody types, or the line is refused")
  func password() throws {
    for line in ["curl -u me http://h", "http -a me http://h"] {
      let made = try prepare(line) { $0.password = Secret("pw") }
      #expect(made.request.headers.first("Authorization")?.revealed == "Basic bWU6cHc=")
      #expect(try problem(line).problem.message.hasPrefix("expected USER:PASSWORD"))
    }
  }

  @Test("--netrc-file names the file")
  func netrc() throws {
    _ = try prepare("curl --netrc-file /n http://h") {
      $0.netrc = { host, file, _ throws(LineProblem) in
        #expect(host == "h" && file == "/n")
        return nil
      }
    }
  }

  @Test(
    "a name is suggested only where it is spelled alike",
    arguments: [
      ("--nexx", "--next"), ("--headr", "--header"), ("--nxt", "--next"), ("--qqqq", nil), ("--zzz", nil),
    ]
      as [(String, String?)])
  func advice(_ name: String, _ meant: String?) throws {
    let line = "curl \(name) http://h"
    #expect(
      try problem(line, base: nil).problem.suggestedLine(for: line) == meant.map { "curl \($0) http://h" }
        ?? "help options")
  }

  @Test("what is refused is no reason where it is taken back")
  func takenBack() throws {
    _ = try prepare("curl --location-trusted --no-location-trusted http://h")
    #expect(
      try problem("curl --no-location-trusted --location-trusted http://h").place == "--location-trusted")
  }
}
