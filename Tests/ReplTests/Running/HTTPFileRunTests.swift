import ApusClient
import ApusFolderTestSupport
import ApusJSON
import ApusPacingTestSupport
import ApusPractice
import ApusReplTestSupport
import Synchronization
import Testing

@testable import ApusLanguage
@testable import ApusRepl
@testable import ApusSurroundings

@Suite("Running a file of requests", .paced)
struct HTTPFileRunTests {
  @Test("every request is sent as it stands there")
  func sending() async throws {
    let (answer, _) = try await Talk.answer(
      running: """
        @id = 7
        POST BASE/echo/{{id}}
          ?a=1
          &b=x y
        X-A: {{id}}
        X-Empty:

        first
        second {{id}}

        ###
        """)
    #expect(answer.outcome == .ok)
    let root = try JSONDocument(answer.out).root
    #expect(root["method"]?.string == "POST")
    #expect(root["target"]?.string == "/echo/7?a=1&b=x%20y")
    #expect(root["body"]?["text"]?.string == "first\nsecond 7")
    let headers =
      root["headers"].map { $0.children.map { "\($0["name"]?.string ?? "")=\($0["value"]?.string ?? "")" } }
      ?? []
    #expect(headers.contains("X-A=7") && headers.contains("X-Empty="))
    #expect(!headers.contains { $0.hasPrefix("Content-Type") })
  }

  @Test("a request can use what a named one came to, and the session's variables")
  func references() async throws {
    let (answer, talk) = try await Talk.answer(
      running: """
        # @name who
        GET {{practice}}/github/users/octocat
        ### next
        GET /echo/{{who.response.body.$.id}}/{{who.response.body.login}}
        X-Type: {{who.response.headers.Content-Type}}
        X-Mine: {{mine}}
        """, { _ = await $0.say("let mine = yes") })
    #expect(answer.outcome == .ok)
    #expect(answer.outText.contains("/echo/583231/octocat"))
    #expect(answer.outText.contains("application/json"))
    #expect(answer.outText.contains("yes"))
    #expect(await talk.say("history").outText.contains("octocat"))
    #expect(await talk.say("!2").outText.contains("/echo/583231/octocat"))
  }

  @Test("bodies come from files, whole or in part, beside the file")
  func files() async throws {
    let (answer, _) = try await Talk.answer(
      running: """
        POST BASE/echo
        Content-Type: multipart/form-data; boundary=B

        --B
        Content-Disposition: form-data; name="f"; filename="n.txt"

        < ./n.txt
        --B--
        ### whole
        PUT BASE/echo
        Content-Type: text/plain

        < n.txt
        """
    ) { try $0.folder.write("{{not}} filled", to: "n.txt") }
    #expect(answer.outcome == .ok)
    #expect(answer.outText.contains(#""filename": "n.txt""#))
    #expect(answer.outText.components(of: "{{not}} filled").count >= 3)
  }

  @Test("what the program writes, it sends again")
  func roundTrip() async throws {
    for line in CurlExportTests.lines where !line.contains("--multipart") && !line.contains("bytes.bin") {
      let talk = try await Talk()
      try talk.folder.write("Hi,\nthere & \"you\"", to: "note.txt")
      let original = await talk.say(line)
      await talk.say("http > again.http")
      let again = await talk.say("run again.http")
      // Their secrets are in variables that are not set here.
      let isSecret = ["-a ada", "X-Api-Key", "Cookie", "-a abc"].contains { line.contains($0) }
      guard !isSecret else { continue }
      #expect(again.outcome == original.outcome, "\(line)\n\(again.notes)")
      #expect(
        try Seen(again.out) == Seen(original.out), "\(line)\n\(talk.folder.text(of: "again.http") ?? "")")
    }
  }

  @Test(
    "what cannot be sent is said with its line",
    arguments: [
      ("GET BASE/{{nobody}}", "request.variable", "line 1: there is no variable named nobody"),
      ("\n\nGET BASE/x\nnonsense", "request.header", "line 3: expected NAME: VALUE"),
      ("GET BASE/{{a.response.body.$.x}}", "request.variable", "no request named a"),
      ("@a = {{b}}\n@b = {{a}}\nGET BASE/{{a}}", "request.variable", "is made of itself"),
      ("GET BASE/{{$nothing}}", "request.variable", "there is no $nothing"),
      ("GET BASE/{{$processEnv NOBODY}}", "request.variable", "the environment has no NOBODY"),
      ("POST BASE/x\n\n< missing.json", "request.body", "missing.json"),
      (
        "# @name a\nGET BASE/echo\n###\nGET BASE/{{a.response.body.$.nope}}", "request.variable",
        "nothing is at"
      ),
    ])
  func mistakes(_ file: String, _ code: String, _ message: String) async throws {
    let (answer, _) = try await Talk.answer(running: file)
    #expect(answer.code == code)
    #expect(answer.notes.contains(message), "\(answer.notes)")
  }

  @Test("values beside the file are used: of the only environment, of the one that was chosen, of .env")
  func surroundings() async throws {
    let file = "GET BASE/echo/{{who}}/{{more}}/{{$dotenv KEY}}\n"
    let environments = #"{"$shared": {"more": "{{who}}2"}, "dev": {"who": "ada"}}"#
    let (answer, talk) = try await Talk.answer(running: file) { talk in
      try talk.folder.write(environments, to: "http-client.env.json")
      try talk.folder.write("# c\nKEY='a b'\n", to: ".env")
    }
    #expect(answer.outText.contains("/echo/ada/ada2/a%20b"), "\(answer.text)")
    try talk.folder.write(#"{"live": {"who": "bob"}}"#, to: "http-client.private.env.json")
    let unclear = await talk.say("run x.http")
    #expect(unclear.code == "request.variable")
    #expect(unclear.notes.contains("who depends on the environment: dev, live"), "\(unclear.notes)")
    await talk.say("let environment = live")
    #expect(await talk.say("run x.http").outText.contains("/echo/bob/bob2/"))
  }

  @Test("a GraphQL query goes with its variables, in both programs' spellings")
  func graphQL() async throws {
    let query = "query {\n\n  user(login: \"ada\") { id }\n}"
    for start in ["GRAPHQL BASE/echo", "POST BASE/echo\nX-Request-Type: GraphQL\nContent-Type: text/x"] {
      let (answer, _) = try await Talk.answer(running: "\(start)\n\n\(query)\n\n{\"first\": 1.50}\n")
      let text = try #require(try JSONDocument(answer.out).root["body"]?["text"]?.string)
      let body = try JSONDocument(text).root
      #expect(body["query"]?.string == query)
      #expect(body["variables"]?["first"]?.text == "1.50")
      #expect(answer.outText.contains("application/json") && !answer.outText.contains("X-Request-Type"))
    }
    let (plain, _) = try await Talk.answer(running: "GRAPHQL BASE/echo\n\n{ user { id } }\n")
    #expect(plain.outText.contains(#"{\"query\":\"{ user { id } }\"}"#), "\(plain.outText)")
  }

  @Test("a form may be broken at its signs, and a request has the timeout it names")
  func forms() async throws {
    let form = "POST BASE/echo\nContent-Type: application/x-www-form-urlencoded\n\na=1\n&b=2&\n  c=3\n"
    let (answer, _) = try await Talk.answer(running: form)
    #expect(try JSONDocument(answer.out).root["body"]?["text"]?.string == "a=1&b=2&c=3")
    let (late, _) = try await Talk.answer(running: "# @timeout 50 ms\nGET BASE/delay/5\n")
    #expect(late.code == "timeout.total")
  }

  @Test("what only other programs can do is said with its line, and left out")
  func leftOut() async throws {
    let (answer, _) = try await Talk.answer(
      running: "import other.http\n# @prompt code The code\nGET BASE/echo\n\n> {% client.exit() %}\n")
    #expect(answer.outcome == .ok)
    #expect(answer.notes.contains("line 1: left out: import other.http, because one file is run at a time"))
    #expect(answer.notes.contains("line 2: left out: # @prompt code, which `let code = …` answers"))
    #expect(answer.notes.contains("line 5: left out: client.exit: it is JavaScript"))
    let (socket, _) = try await Talk.answer(running: "WEBSOCKET ws://a.test/x\n")
    #expect(socket.notes.contains("line 1: WEBSOCKET is not spoken here, only HTTP"), "\(socket.notes)")
  }

  @Test("what is indented and no header is refused before anything is sent, and not shown")
  func strangeHeaders() async throws {
    let (answer, talk) = try await Talk.answer(running: "GET BASE/echo\n  Authorization Bearer s3cret\n")
    #expect(
      answer.status == 2 && answer.notes.contains("line 1: expected NAME: VALUE, found Authorization\n"))
    #expect(!answer.text.contains("s3cret"), "\(answer.text)")
    #expect(await talk.say("show 1").notes.contains("no request was sent yet"))
  }

  @Test("curl's lines go on where they are indented")
  func pastedCurl() async throws {
    let (answer, _) = try await Talk.answer(
      running: "curl -X PUT \\\n  -H 'X-A: 1' \\\n  'BASE/echo?a=b' \\\n  -d x=y\n")
    let root = try JSONDocument(answer.out).root
    #expect(root["method"]?.string == "PUT" && root["target"]?.string == "/echo?a=b", "\(answer.text)")
    #expect(root["body"]?["text"]?.string == "x=y")
  }

  @Test("new values are made for each request")
  func dynamic() async throws {
    let (answer, _) = try await Talk.answer(
      running: "GET BASE/echo/{{$guid}}/{{$timestamp}}/{{$randomInt 5 6}}/{{$datetime iso8601}}\n")
    #expect(answer.outText.firstMatch(of: /\/echo\/[0-9a-f-]{36}\/[0-9]{10}\/5\/2[0-9]{3}-/) != nil)
  }

  @Test("a file of lines runs, and one that runs itself is refused")
  func scripts() async throws {
    let (answer, talk) = try await Talk.answer(
      running: "get /status/204\n# note\nget /status/404\n", name: "lines")
    #expect(answer.code == "http.404")
    try talk.folder.write("run me", to: "me")
    #expect(await talk.say("run me").notes.contains("without end"))
    #expect(await talk.say("run nothing").status == 2)
  }
}
