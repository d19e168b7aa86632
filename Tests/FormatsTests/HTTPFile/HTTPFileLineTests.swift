import ApusClient
import ApusPacingTestSupport
import ApusSystem
import Testing

@testable import ApusFormats
@testable import ApusLanguage

@Suite("A request of a file as a line", .paced)
struct HTTPFileLineTests {
  /// The line of the last request of a file, and the secrets it needs.
  private func line(
    _ text: String, files: [String: String] = [:], folder: String = "", variables: [String: String] = [:],
    keeping kept: Variables = Variables()
  ) throws -> (text: String, variables: Variables) {
    let file = HTTPFile(text)
    let reader = FileReader.fixed(files)
    var values = HTTPFileValues(
      file: file, environment: HTTPFileEnvironment(beside: folder, files: reader), variables: [:],
      exchanges: [:], files: reader, processVariable: { variables[$0] })
    values.folder = folder
    var kept = kept
    let request = try #require(file.requests.last)
    let line = try HTTPFileLine(request: request, values: values).text(
      keepingSecretsIn: &kept)
    return (line, kept)
  }

  private func problem(_ text: String) throws -> HTTPFileProblem {
    try #require(throws: HTTPFileProblem.self) { try line(text) }
  }

  @Test(
    "asks for what the file says, and for nothing else",
    arguments: [
      ("GET http://h/a HTTP/1.1", "send GET http://h/a --follow -H Accept:"),
      ("http://h/a", "send GET http://h/a --follow -H Accept:"),
      ("h/a", "send GET http://h/a --follow -H Accept:"), ("GET /a", "send GET /a --follow -H Accept:"),
      ("# @no-redirect\npurge http://h/", "send PURGE http://h/ -H Accept:"),
      ("# @timeout 5\nGET http://h/", "send GET http://h/ --follow --timeout 5 -H Accept:"),
      ("GET http://h/a/../b", "send GET http://h/a/../b --path-as-is --follow -H Accept:"),
      ("GET http://h/\nAccept: a/b\nX-Empty:", "send GET http://h/ --follow -H 'Accept: a/b' -H 'X-Empty;'"),
      ("GET /a\nHost: h:443\nAccept: a/b", "send GET https://h:443/a --follow -H 'Accept: a/b'"),
      ("GET /a\nHost: h:80\nAccept: a/b", "send GET http://h:80/a --follow -H 'Accept: a/b'"),
    ])
  func heads(_ file: String, _ expected: String) throws {
    #expect(try line(file).text == expected)
  }

  @Test(
    "has the values of a form written as values",
    arguments: [
      ("a={{v}}&b=2", "a=x%20y%26z%3D1%2B%25&b=2"), ("{{pairs}}&b=2", "c=1&d=2&b=2"),
      ("a=John Doe\n&b=é", "a=John%20Doe&b=%C3%A9"), ("a={{escaped}}", "a=%26"),
      ("a={\"b\":1}", "a=%7B%22b%22:1%7D"),
    ])
  func forms(_ body: String, _ sent: String) throws {
    let head = "@v = x y&z=1+%\n@pairs = c=1&d=2\n@escaped = %26\nPOST http://h/\n"
    let text = try line(head + "Content-Type: application/x-www-form-urlencoded\n\n" + body).text
    #expect(
      text.contains("--data-raw")
        && text.split(separator: " ").last?.replacing("'", with: "")[...] == sent[...], "\(text)")
  }

  @Test("has its body word for word, from the file beside it or in the request")
  func bodies() throws {
    let text = try line("POST http://h/\nContent-Type: text/plain\n\ntwo\nlines").text
    #expect(text.hasSuffix("--data-raw 'two\nlines'"), "\(text)")
    #expect(try line("POST http://h/\n\nbody").text.hasSuffix("-H Content-Type: --data-raw body"))
    #expect(try line("POST http://h/\n\n< ./a.json", folder: "d").text.hasSuffix("--data-binary @d/a.json"))
    #expect(
      try line("POST http://h/\n\none\n< a.txt", files: ["d/a.txt": "two"], folder: "d").text.hasSuffix(
        "'one\ntwo'"))
  }

  @Test("has a query of GraphQL as JSON, by the method or by the header")
  func graphQL() throws {
    for head in ["GRAPHQL http://h/", "POST http://h/\nX-Request-Type: GraphQL\nContent-Type: a/b"] {
      let text = try line(head + "\n\nquery { a }\n\n{\"b\": 1}").text
      #expect(text.hasPrefix("send POST http://h/"), "\(text)")
      #expect(text.hasSuffix(#"--data-raw '{"query":"query { a }","variables":{"b":1}}'"#), "\(text)")
      #expect(!text.contains("X-Request-Type") && !text.contains("a/b"))
    }
  }

  @Test("of curl stays curl's")
  func curl() throws {
    #expect(try line("curl http://h/ \\\n  -H 'A: b'").text.hasPrefix("curl http://h/"))
  }

  @Test("has no secret in it: they are kept under names that are free, with the variable they came from")
  func secrets() throws {
    let file = """
      @t = {{$processEnv TOKEN}}
      GET http://h/
      Authorization: Bearer {{t}}
      X-Api-Key: other-key-1234
      """
    let (text, variables) = try line(file, variables: ["TOKEN": "canary-1234"])
    #expect(
      text.contains("-H 'Authorization: {{secret}}' -H 'X-Api-Key: {{secret-2}}'") && !text.contains("canary")
    )
    guard case .secret(let token)? = variables.values["secret"] else {
      Issue.record("no secret was kept")
      return
    }
    #expect(token.name == "TOKEN")
    // The same secret is kept once, and what has the name already stays.
    #expect(
      try line(file, variables: ["TOKEN": "canary-1234"], keeping: variables).variables.values.count == 2)
    let taken = Variables(["secret": .text("mine")])
    let other = try line("GET http://h/\nX-Api-Key: other-key-1234", keeping: taken)
    #expect(other.text.contains("{{secret-2}}") && other.variables.values["secret"]?.text == "mine")
  }

  @Test("answers a challenge with the user and the password that editors take")
  func logins() throws {
    let (text, variables) = try line("GET http://h/\nAuthorization: Digest ada canary-1234")
    #expect(text.contains("-A digest -a ada:{{secret}}"), "\(text)")
    #expect(variables.values.count == 1)
    let (basic, kept) = try line("GET http://h/\nAuthorization: Basic ada canary-1234")
    #expect(basic.contains("-H 'Authorization: {{secret}}'") && !basic.contains("canary"))
    #expect(kept.values.count == 1)
  }

  @Test("is none where nothing here speaks that, or where it could not be sent")
  func refusals() throws {
    #expect(try problem("WEBSOCKET ws://h/").message == "WEBSOCKET is not spoken here, only HTTP")
    #expect(try problem("GET http://h/\nno header").code == .requestHeader)
    #expect(try problem("GET http://h/{id}").message.hasPrefix("{id} is not filled in"))
    #expect(try problem("POST http://h/\n\none\n< none").code == .requestBody)
  }

  @Test(
    "a recipe for a signature is refused by its name, and its secret stays here",
    arguments: [
      ("AWS AKID s3cr3t region:eu-west-1", "AWS"), ("aws AKID s3cr3t", "AWS"), ("AWS AKID s3cr3t", "AWS"),
      ("AWS AKID s3cr3t region:eu-west-1 service:s3 token:s3cr3t", "AWS"),
      ("NTLM ada s3cr3t", "NTLM"),
      ("oauth2 client_credentials s3cr3t", "OAUTH2"), ("openid password s3cr3t", "OPENID"),
    ])
  func recipes(_ value: String, _ scheme: String) throws {
    let problem = try problem("GET http://h/\nAuthorization: \(value)\n")
    #expect(
      problem.message.contains("Authorization: \(scheme) … is a recipe") && problem.code == .usageArgument)
    #expect(!problem.message.contains("s3cr3t"))
    // A signature that somebody has made is one.
    for made in ["AWS AKID:c2lnbmF0dXJl", "AWS4-HMAC-SHA256 Credential=a, Signature=b", "NTLM TlRM"] {
      #expect(
        try line("GET http://h/\nAuthorization: \(made)\n").text.contains("-H 'Authorization: {{secret}}'"))
    }
  }

  @Test("one that says all that is signed with is followed, and its secret is a variable")
  func followed() throws {
    let (text, variables) = try line(
      "GET http://h/\nAuthorization: AWS AKID s3cr3t service:s3 region:eu-west-1\n")
    #expect(text == "send GET http://h/ --follow -H Accept: -A aws:eu-west-1:s3 -a AKID:{{secret}}")
    #expect(variables.values["secret"] != nil)
  }

  @Test("# @auth becomes the header that it stands for, unless the request has one")
  func auth() throws {
    let bearer = try line(
      "# @auth bearer {{t}}\n# @request t tok-1\nGET http://h/\n".replacing(
        "# @request t tok-1", with: "@t = tok-1"))
    #expect(bearer.text.hasSuffix("-H 'Authorization: {{secret}}'"), "\(bearer.text)")
    #expect(
      try line("# @auth basic ada love\nGET http://h/\n").text.contains("-H 'Authorization: {{secret}}'"))
    #expect(try line("# @auth apikey header X-Mine k\nGET http://h/\n").text.hasSuffix("-H 'X-Mine: k'"))
    #expect(try line("# @auth X-Mine k l\nGET http://h/\n").text.hasSuffix("-H 'X-Mine: k l'"))
    #expect(try line("# @auth X-Mine k\nGET http://h/\nX-Mine: own\n").text.hasSuffix("-H 'X-Mine: own'"))
    let inherited = "# @auth file X-Mine k\n###\nGET http://h/\n"
    #expect(try line(inherited).text.hasSuffix("-H 'X-Mine: k'"))
    #expect(try !line(inherited + "### \n# @auth none\nGET http://h/\n").text.contains("X-Mine"))
  }

  @Test("a path belongs to the file's host where it has one")
  func hosts() throws {
    #expect(try line("@host = http://a.example/\nGET /x\n").text.contains("send GET http://a.example/x "))
    #expect(try line("@host = a.example:80\nGET /x?y\n").text.contains("http://a.example:80/x?y"))
    #expect(try line("@host = a.example\nGET /x\nHost: b.example\n").text.contains("http://b.example/x"))
    #expect(try line("GET /x\n").text.contains("send GET /x "))
  }

  @Test("times are understood with and without a unit")
  func times() throws {
    for (text, expected) in [
      ("5", "5"), ("5s", "5.0"), ("500 ms", "0.5"), ("500ms", "0.5"), ("2 m", "120.0"),
    ] {
      #expect(
        try line("# @timeout \(text)\nGET http://h/\n").text.contains("--timeout \(expected)"), "\(text)")
    }
    #expect(try line("# @connection-timeout 2\nGET http://h/\n").text.contains("--connect-timeout 2"))
    #expect(HTTPFileTime.seconds("soon") == nil && HTTPFileTime.seconds("-1") == nil)
  }

  @Test("a value that is a secret hides its header, whatever that is called")
  func secretHeaders() throws {
    let found = try line("# @global-secret k tok-12345\n###\nGET http://h/\nX-Mine: a {{k}}\n")
    #expect(found.text.hasSuffix("-H 'X-Mine: {{secret}}'") && !found.text.contains("tok-12345"))
  }
}
