import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

/// Each way in which a secret of a file could go astray: it is looked for on the wire, on the screen and in the history.
@Suite("Secrets of a file of requests", .paced)
struct HTTPFileSecretTests {
  private static let secret = "s3cr3t-canary-77"

  /// Where a secret of a file that is run comes to light outside the header it belongs to.
  private func leaks(_ file: String, reaches: Bool) async throws -> [String] {
    let asked = Asked(body: #"{"id": 1}"#)
    let talk = try await asked.talk(variables: ["TOKEN": Self.secret]) { $0.confirm = { _ in true } }
    try talk.folder.write(file.replacing("SECRET", with: Self.secret), to: "x.http")
    let answer = await talk.say("run x.http")
    var found: [String] = []
    if answer.text.contains(Self.secret) { found.append("screen: \(answer.text)") }
    for line in [
      "history", "show 1", "request 1", "curl 1", "http 1", "env", "explain", "explain file x.http",
      "run x.http --list",
    ] {
      let text = await talk.say(line).text
      if text.contains(Self.secret) { found.append("\(line): \(text)") }
    }
    for request in asked.all {
      if "\(request.url)".contains(Self.secret) { found.append("url: \(request.url)") }
      let names = request.headers.filter { field in field.shown.contains(Self.secret) }.map(\.name)
      if !names.isEmpty { found.append("in clear: \(names)") }
    }
    let isThere = asked.all.contains { $0.headers.contains("Authorization") || $0.headers.contains("X-Mine") }
    if isThere != reaches { found.append("the server \(isThere ? "got" : "did not get") it: \(answer.text)") }
    return found
  }

  @Test(
    "go where their header goes, and are seen nowhere",
    arguments: [
      "GET http://h.test/a HTTP/1.1\n  Authorization: Bearer SECRET\n",
      "GET http://h.test/a\n\tAuthorization: Bearer SECRET\n",
      "GET http://h.test/a\n  /b\n  # a comment\n  Authorization: Bearer SECRET\n",
      "GET http://h.test/a\n  // a comment\n  Authorization: Bearer SECRET\n",
      "\u{feff}GET http://h.test/a\nAuthorization: Bearer SECRET\n",
      "GET http://h.test/a\nAuthorization: Bearer {{$processEnv TOKEN}}\n",
      "# @auth bearer SECRET\nGET http://h.test/a\n",
      "# @auth file bearer SECRET\n###\nGET http://h.test/a\n",
      "# @global-secret k SECRET\n###\nGET http://h.test/a\nX-Mine: {{k}}\n",
      "# @request auth_token SECRET\nGET http://h.test/a\nX-Mine: {{auth_token}}\n",
      "< {% client.global.set(\"auth_token\", \"SECRET\"); client.log(client.global.get(\"auth_token\")); %}\nGET http://h.test/a\nX-Mine: {{auth_token}}\n",
      "GET http://h.test/a\nAuthorization: Bearer SECRET\n\n> {% client.assert(response.body.token === \"SECRET\"); x(\"SECRET\"); %}\n",
    ])
  func sent(_ file: String) async throws {
    #expect(try await leaks(file, reaches: true) == [])
  }

  @Test(
    "stay here where nothing good can come of them",
    arguments: [
      "GET http://h.test/a\nAuthorization: AWS AKID SECRET region:eu-west-1 service:s3\n",
      "GET http://h.test/a\n  Authorization Bearer SECRET\n",
      "GET http://h.test/a HTTP/1.1\n  ?access_token=SECRET\n",
      "# @auth apikey query k SECRET\nGET http://h.test/a\n",
      "# @auth oauth2 client_secret=SECRET\nGET http://h.test/a\n",
      "Authorization: Bearer SECRET\n\nGET http://h.test/a\n",
      "SECRET\n", "GET http://h.test/a\nAuthorization: oauth2 client_credentials SECRET\n",
    ])
  func kept(_ file: String) async throws {
    #expect(try await leaks(file, reaches: false) == [])
  }

  @Test("a text that a shell would fill is warned about and sent as it stands")
  func shell() async throws {
    let asked = Asked()
    let talk = try await asked.talk(variables: ["TOKEN": Self.secret])
    try talk.folder.write("GET http://h.test/a\nAuthorization: Bearer $TOKEN\n", to: "x.http")
    let answer = await talk.say("run x.http")
    #expect(
      answer.flat.contains(
        "line 2: $TOKEN is sent as it stands; {{$processEnv TOKEN}} takes it from the environment"))
    #expect(asked.all.count == 1 && !answer.text.contains(Self.secret))
  }

  @Test("the values of a private file are hidden by their names, and the file is found above")
  func privateFile() async throws {
    let asked = Asked()
    let talk = try await asked.talk { $0.confirm = { _ in true } }
    try talk.folder.write(
      #"{"dev": {"api_token": "s3cr3t-canary-77", "user": "ada"}}"#, to: "http-client.private.env.json")
    try talk.folder.write("GET http://h.test/{{user}}\nX-Mine: {{api_token}}\n", to: "a/b/x.http")
    let answer = await talk.say("run a/b/x.http")
    #expect(asked.lines == ["GET /ada"] && asked.last?.headers.contains("X-Mine") == true, "\(answer.text)")
    for line in ["history", "request 1", "curl 1", "show 1"] {
      #expect(!(await talk.say(line).text.contains("s3cr3t")), "\(line)")
    }
  }
}
