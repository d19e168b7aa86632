import ApusEncodings
import ApusPacingTestSupport
import ApusRedaction
import Testing

@testable import ApusClient
@testable import ApusFormats

/// That curl itself sends the same is seen where lines are run.
@Suite("A request as curl's words", .paced)
struct CurlExportTests {
  /// The command on one line.
  private func text(_ line: String, files: [String: String] = [:]) throws -> String {
    try CurlExport(redacted(line, files: files)).text().replacing(" \\\n  ", with: " ")
  }

  @Test(
    "has the method where curl would take another, and the headers that curl would not send",
    arguments: [
      ("get /x", "curl http://h/x --compressed"), ("head /x", "curl http://h/x --head --compressed"),
      ("delete /x", "curl http://h/x -X DELETE --compressed"),
      ("post /x --raw a=1 Content-Type:text/plain", "-H 'Content-Type: text/plain'"),
      ("put /x --raw a", "curl http://h/x -X PUT"), ("get /x X-A:1 X-B;", "-H 'X-A: 1' -H 'X-B;'"),
      ("get /x Accept:", "-H Accept:"), ("get /x Accept:text/plain", "-H 'Accept: text/plain'"),
    ])
  func heads(_ line: String, _ expected: String) throws {
    let text = try text(line)
    #expect(text.contains(expected), "\(text)")
  }

  @Test("leaves out what curl says by itself: the length, any type, and the type of a form")
  func usual() throws {
    for line in ["get /x", "post /x -d a=1", "post /x --multipart a=1"] {
      let text = try text(line)
      #expect(!text.contains("Content-Length") && !text.contains("Content-Type"), "\(text)")
      #expect(!text.contains("Accept: "), "\(text)")
    }
    #expect(try !text("get /x Accept-Encoding:gzip").contains("--compressed"))
  }

  @Test("switches off what curl makes of brackets and dots in a URL")
  func urls() throws {
    #expect(try text("get '/x?a[]=1'").contains(" -g "))
    #expect(try text("get /a/../b --path-as-is").contains(" --path-as-is"))
    let plain = try text("get /a/b")
    #expect(!plain.contains("-g") && !plain.contains("--path-as-is"))
  }

  @Test(
    "has the body as it is: text, a file, the parts of a form, and bytes from its input",
    arguments: [
      ("post /x --raw 'a b'", "--data-raw 'a b'"), ("post /x --raw '@f'", "--data-raw @f"),
      ("post /x @/f", "--data-binary @/f"), ("post /x --multipart a=1", "--form-string a=1"),
      ("post /x --multipart 'f@/a;b.txt'", "-F 'f=@\"/a;b.txt\";"),
    ])
  func bodies(_ line: String, _ expected: String) throws {
    let text = try text(line, files: ["/f": "x", "/a;b.txt": "x"])
    #expect(text.contains(expected), "\(text)")
  }

  @Test("feeds what no argument can hold")
  func bytes() throws {
    let request = Request(method: .post, url: try WebURL("http://h/"), body: .bytes([0, 0xff]))
    var redactor = Redactor()
    let text = try CurlExport(RedactedRequest(request, redactor: &redactor)).text()
    #expect(text.hasPrefix("printf %s AP8= | base64 -d | curl http://h/"))
    #expect(text.contains("--data-binary @-"))
  }

  @Test(
    "has what is asked of a connection",
    arguments: [
      ("-k", " -k"), ("--unix-socket /s", " --unix-socket /s"), ("--proxy ''", " --noproxy '*'"),
      ("--proxy socks5://u:hunter2@p:1080", " -x socks5://u:\"$PROXY_PASSWORD\"@p:1080"),
      ("--http1.0", " --http1.0"), ("--http2", " --http2"),
      ("--resolve a:80:127.0.0.1", " --resolve a:80:127.0.0.1"),
      ("--cacert /c --cert /d --key /k", " --cacert /c --cert /d --key /k"),
      ("--follow", " -L"), ("--follow --max-redirects 3", " -L --max-redirs 3"),
    ])
  func connection(_ options: String, _ expected: String) throws {
    let text = try text("get /x \(options)", files: ["/c": "", "/d": "", "/k": ""])
    #expect(text.contains(expected), "\(text)")
    #expect(!text.contains("hunter2"))
  }

  @Test(
    "has a variable where a secret is",
    arguments: [
      ("get /x -a ada:canary-1234", "-u ada:\"$PASSWORD\""),
      ("get /x -A digest -a ada:canary-1234", "--digest -u ada:\"$PASSWORD\""),
      ("get /x X-Api-Key:canary-1234", "-H 'X-Api-Key: '\"$X_API_KEY\""),
      ("get /x access_token==canary-1234", "\"$ACCESS_TOKEN\""),
      ("post /x password=canary-1234", "\"$PASSWORD\""),
    ])
  func secrets(_ line: String, _ expected: String) throws {
    let text = try text(line)
    #expect(text.contains(expected) && !text.contains("canary"), "\(text)")
  }

  @Test("a scheme that others have no word for is left out, and that is said")
  func scheme() throws {
    var request = Request(url: try WebURL("http://a.test/x"))
    let hawkish = AuthScheme("hawkish", "a key that signs", .signer { _, _ in [] }, spellings: ["Hawkish"])
    request.options.login = Login(hawkish, user: "ada", password: Secret("canary-1234"))
    var redactor = Redactor()
    let redacted = RedactedRequest(request, redactor: &redactor)
    #expect(redacted.person?.password == "{{secret:KEY}}")
    #expect(try CurlExport(redacted).text().contains("-u") == false)
    #expect(redacted.leftOutByCurl == ["auth hawkish"])
    #expect(try HTTPieExport(redacted).text().contains("-a") == false)
    #expect(redacted.leftOutByHTTPie == ["auth hawkish"])
    let file = HTTPFileExport([redacted]).text()
    #expect(file.contains("Authorization: Hawkish ada {{KEY}}\n"), "\(file)")
  }
}
