import ApusClient
import ApusPacingTestSupport
import ApusRedaction
import Testing

@testable import ApusFormats

/// That HTTPie itself sends the same is seen where lines are run.
@Suite("A request as HTTPie's words", .paced)
struct HTTPieExportTests {
  /// The command on one line.
  private func text(_ line: String, files: [String: String] = ["/f": "x"]) throws -> String {
    try HTTPieExport(redacted(line, files: files)).text().replacing(" \\\n  ", with: " ")
  }

  @Test(
    "always has its method, its URL, and the headers that HTTPie would not send",
    arguments: [
      ("get /x", "http --ignore-stdin GET http://h/x"), ("purge /x", "http --ignore-stdin PURGE http://h/x"),
      ("get /x X-A:1 X-B;", "http --ignore-stdin GET http://h/x X-A:1 'X-B;'"),
      ("get /x Accept:", "http --ignore-stdin GET http://h/x Accept:"),
      ("get /x 'X-At: @x' 'X-Is: =y'", "http --ignore-stdin GET http://h/x 'X-At: @x' 'X-Is: =y'"),
      ("get /x Accept-Encoding:", "http --ignore-stdin GET http://h/x Accept-Encoding:"),
      ("head /x --follow -k", "http --ignore-stdin --follow --verify=no HEAD http://h/x"),
      ("get /a/../b --path-as-is", "http --ignore-stdin --path-as-is GET http://h/a/../b"),
    ])
  func heads(_ line: String, _ expected: String) throws {
    let line = line.hasPrefix("purge") ? "send PURGE /x" : line
    #expect(try text(line) == expected)
  }

  @Test(
    "has the body as it is: text, a file, and the parts of a form with their signs escaped",
    arguments: [
      ("post /x --raw '{\"a\": 1}'", "--raw '{\"a\": 1}'"), ("post /x @/f", " @/f"),
      ("post /x --multipart 'a\\:b=1' f@/f", "http --ignore-stdin --multipart POST http://h/x"),
      ("post /x --multipart 'a\\:b=1'", "'a\\:b=1'"),
      ("post /x --multipart f@/f;type=text/csv", "f@/f;type=text/csv"),
      ("post /x --raw x Transfer-Encoding:chunked", "http --ignore-stdin --chunked POST"),
    ])
  func bodies(_ line: String, _ expected: String) throws {
    let text = try text(line)
    #expect(text.replacing("'f@/f;type=text/csv'", with: "f@/f;type=text/csv").contains(expected), "\(text)")
  }

  @Test(
    "takes the meaning of a sign from what was received",
    arguments: [
      ("post /x --raw '-o f' Content-Type:a/b", "--raw='-o f'"),
      ("post /x --multipart a=@/etc/passwd", "'a=\\@/etc/passwd'"),
      ("post /x --multipart a==x", "'a=\\=x'"), ("get /x -a '-x:canary-1234'", "--auth=-x:\"$PASSWORD\""),
    ])
  func signs(_ line: String, _ expected: String) throws {
    // Our own items have other signs.
    let line = line.replacing("a=@/etc", with: "a=\\@/etc").replacing("a==x", with: "a=\\=x")
    let text = try text(line)
    #expect(text.contains(expected), "\(text)")
  }

  @Test("feeds a form in which a backslash stands before a sign: there is no word for it")
  func backslashes() throws {
    for (name, value) in [("a", "x\\=y"), ("a\\", "y")] {
      let form = MultipartForm([MultipartForm.Part(name, content: .bytes(Array(value.utf8)))])
      let request = Request(method: .post, url: try WebURL("http://h/"), body: .multipart(form))
      var redactor = Redactor()
      let text = try HTTPieExport(RedactedRequest(request, redactor: &redactor)).text()
      #expect(text.hasPrefix("printf %s ") && !text.contains("--ignore-stdin"), "\(text)")
      #expect(text.contains("Content-Type:multipart/form-data"), "\(text)")
    }
  }

  @Test(
    "a sign with a mark behind it is a sign to HTTPie",
    arguments: [
      ("get /x 'X-At: @\u{301}f'", "'X-At: @\u{301}f'"),
      ("put /x --raw '-\u{301}f'", "--raw='-\u{301}f'"),
    ])
  func marks(_ line: String, _ word: String) throws {
    let text = try text(line)
    #expect(
      Array(text.unicodeScalars.suffix(word.unicodeScalars.count)) == Array(word.unicodeScalars), "\(text)")
  }

  @Test(
    "a sign with a mark behind it loses its meaning in a form",
    arguments: [
      ("a", "@\u{301}f", "'a=\\@\u{301}f'"), ("a", "=\u{301}f", "'a=\\=\u{301}f'"),
      ("a:\u{301}", "b", "'a\\:\u{301}=b'"),
    ])
  func markedParts(_ name: String, _ value: String, _ word: String) throws {
    let form = MultipartForm([MultipartForm.Part(name, content: .bytes(Array(value.utf8)))])
    let request = Request(method: .post, url: try WebURL("http://h/"), body: .multipart(form))
    var redactor = Redactor()
    let text = try HTTPieExport(RedactedRequest(request, redactor: &redactor)).text()
    #expect(
      Array(text.unicodeScalars.suffix(word.unicodeScalars.count)) == Array(word.unicodeScalars), "\(text)")
  }

  @Test("feeds what no argument can hold")
  func bytes() throws {
    let request = Request(method: .post, url: try WebURL("http://h/"), body: .bytes([0, 0xff]))
    var redactor = Redactor()
    let text = try HTTPieExport(RedactedRequest(request, redactor: &redactor)).text()
    #expect(text.hasPrefix("printf %s AP8= | base64 -d | http --follow POST http://h/"))
  }

  @Test("has a variable where a secret is")
  func secrets() throws {
    let user = "-a ada:\"$PASSWORD\" GET http://h/x"
    #expect(try text("get /x -a ada:canary-1234") == "http --ignore-stdin \(user)")
    #expect(try text("get /x -A digest -a ada:canary-1234") == "http --ignore-stdin -A digest \(user)")
    #expect(try !text("get /x X-Api-Key:canary-1234 token==canary-5678").contains("canary"))
  }

  @Test("names what HTTPie has no option for, and nothing that it has")
  func leftOut() throws {
    let request = try redacted(
      "get /x --unix-socket /s --http2 -k --proxy http://p:1 --resolve a:80:127.0.0.1")
    #expect(request.leftOutByHTTPie == ["--resolve", "--unix-socket", "--http2"])
    let text = try HTTPieExport(request).text()
    #expect(text.contains("--verify=no --proxy=all:http://p:1 GET"), "\(text)")
    #expect(try redacted("get /x").leftOutByHTTPie.isEmpty)
  }
}
