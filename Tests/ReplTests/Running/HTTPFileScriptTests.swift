import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusInvocation
@testable import ApusRepl
@testable import ApusSurroundings

/// Answers as a server with a login does.
private func server() -> Asked {
  Asked { request in
    switch request.url.path {
    case "/login":
      .response(status: 200, body: #"{"token": "s3cr3t-token-1", "id": 7, "user": {"name": "ada"}}"#)
    case "/no": .response(status: 404, body: "{}")
    case "/broken": .response(status: 500, body: "{}")
    default: .response(status: 200, body: #"{"id": 7}"#)
    }
  }
}

@Suite("Scripts and directives of a file that is run", .paced)
struct HTTPFileScriptTests {
  @Test("a JetBrains file logs in, keeps the token for what follows, and checks what came")
  func jetBrains() async throws {
    let asked = server()
    let talk = try await asked.talk()
    try talk.folder.write(
      """
      ### Login
      POST http://h.test/login
      Content-Type: application/json

      {"user": "ada"}

      > {%
        client.test("Logged in", function () {
          client.assert(response.status === 200, "Status is not 200");
          client.assert(response.body.token != null);
        });
        client.global.set("auth_token", response.body.token);
        client.global.set("user", response.body.user.name);
        if (response.body.id > 1) { client.log("x"); }
        client.log("id", response.body.id, response.body.token);
      %}

      ### Use it
      < {% request.variables.set("page", "2"); %}
      GET http://h.test/me/{{user}}?page={{page}}
      Authorization: Bearer {{auth_token}}

      > {% client.test("has an id", () => client.assert(response.body.id === 8)); %}
      """, to: "x.http")
    let answer = await talk.say("run x.http")
    #expect(asked.lines == ["POST /login", "GET /me/ada?page=2"])
    let sent = try #require(asked.last?.headers.first { $0.name == "Authorization" })
    #expect("\(sent.value)".contains("•") || !answer.text.contains("s3cr3t"))
    #expect(answer.outcome == .failed(.expectFailed), "\(answer.text)")
    #expect(
      answer.notes.contains("line 14: left out: if …: if is not known here")
        || answer.notes.contains("line 14: left out: if …"))
    #expect(answer.notes.contains("id 7 •••") && !answer.notes.contains("s3cr3t"), "\(answer.text)")
    #expect(answer.flat.contains("line 23: \"has an id\": expected body.id === 8, found 7"), "\(answer.text)")
    #expect(answer.notes.contains("2 sent, 2 checks hold, 1 does not (line 23)"), "\(answer.notes)")
    // What was kept is the session's, and is no text to be read.
    #expect(await talk.say("get /{{user}}").outcome == .ok && asked.lines.last == "GET /ada")
    for line in ["env", "history", "request 2", "curl 2", "http 1 2", "show 2"] {
      #expect(!(await talk.say(line).text.contains("s3cr3t-token")), "\(line)")
    }
  }

  @Test("what cannot be sent is skipped, the rest is sent, and the exit status is the highest")
  func skips() async throws {
    let asked = server()
    let talk = try await asked.talk()
    try talk.folder.write(
      """
      GET http://h.test/a
      ###
      WEBSOCKET ws://h.test/x
      ###
      GET http://h.test/{{nobody}}
      ###
      GET http://h.test/b
      no header s3cr3t
      ###
      # @graphql
      POST http://h.test/c
      ###
      GET http://h.test/no
      ###
      Dear all, s3cr3t
      ###
      GET http://h.test/d
      """, to: "x.http")
    let answer = await talk.say("run x.http")
    #expect(asked.lines == ["GET /a", "GET /no", "GET /d"])
    #expect(answer.outcome == .failed(.http(404)) && answer.status == 4, "\(answer.text)")
    #expect(answer.flat.contains("3 sent, 5 skipped (lines 3, 5, 7, 11, 15)"), "\(answer.notes)")
    for message in [
      "line 3: WEBSOCKET is not spoken here, only HTTP", "line 5: there is no variable named nobody",
      "line 7: expected NAME: VALUE, found no",
      "line 10: # @graphql is not done here, so the request is not sent",
      "line 15: expected a request, such as GET https://…",
    ] {
      #expect(answer.flat.contains(message), "\(message)\n\(answer.notes)")
    }
    #expect(!answer.text.contains("s3cr3t"))
    let one = await talk.say("run x.http 3")
    #expect(one.status == 2 && one.notes.contains("0 sent, 1 skipped (line 5)"), "\(one.notes)")
  }

  @Test("with --strict the first that fails is the last")
  func strict() async throws {
    let asked = server()
    let talk = try await Talk(transport: asked, base: "http://h.test", flags: { $0.isStrict = true })
    try talk.folder.write("GET http://h.test/{{nobody}}\n###\nGET http://h.test/b\n", to: "x.http")
    #expect(await talk.say("run x.http").status == 2)
    #expect(asked.lines.isEmpty)
  }

  @Test("Resterm's directives keep, check, repeat, decide and log in")
  func resterm() async throws {
    let asked = server()
    let talk = try await asked.talk()
    try talk.folder.write(
      """
      # @global base http://h.test
      ### one
      # @capture global auth.token {{response.json.token}}
      # @assert response.statusCode == 200
      POST {{base}}/login
      ### two
      # @auth bearer {{auth.token}}
      # @for-each ["a", "b"] as item
      GET {{base}}/each/{{item}}
      ### three
      # @when vars.has("nope")
      GET {{base}}/never
      """, to: "x.http")
    let answer = await talk.say("run x.http")
    #expect(asked.lines == ["POST /login", "GET /each/a", "GET /each/b"])
    #expect(asked.all.dropFirst().allSatisfy { $0.headers.contains("Authorization") })
    #expect(
      answer.outcome == .ok && answer.notes.contains("3 sent, 1 skipped (line 12), 1 check holds"),
      "\(answer.notes)")
    #expect(answer.notes.contains("line 11: @when does not hold, so it is not sent"))
    #expect(!answer.notes.contains("s3cr3t"))
  }

  @Test("a workflow sends its steps in its order, with what they set, and ends where one fails")
  func workflow() async throws {
    let asked = server()
    let talk = try await asked.talk()
    try talk.folder.write(
      """
      # @workflow all
      # @step using=b vars.request.x=1 vars.workflow.y=2
      # @step using=a expect.statuscode=200
      # @step using=c expect.statuscode=200
      # @step using=b
      ### a
      GET http://h.test/a/{{vars.workflow.y}}
      ### b
      GET http://h.test/b/{{vars.request.x}}
      ### c
      GET http://h.test/no
      ### d
      GET http://h.test/d
      """, to: "x.http")
    let answer = await talk.say("run x.http")
    #expect(asked.lines == ["GET /b/1", "GET /a/2", "GET /no", "GET /d"], "\(answer.text)")
    #expect(
      answer.flat.contains("line 4: expected status 200, found 404") && answer.status == 4, "\(answer.text)")
    #expect(answer.notes.contains("the workflow ends here"))
    #expect(await talk.say("run x.http d").outcome == .ok)
    try talk.folder.write(
      "# @workflow w\n# @if last.statusCode == 200 run=a\n### a\nGET http://h.test/a\n", to: "y.http")
    let branching = await talk.say("run y.http w")
    #expect(
      branching.status == 2
        && branching.flat.contains("line 2: # @if is not done here, so the workflow is not run"))
    #expect(asked.all.count == 5)
  }

  @Test("httpYac's asserts and blocks")
  func httpYac() async throws {
    let asked = server()
    let talk = try await asked.talk()
    try talk.folder.write(
      """
      {{
        exports.path = "login";
      }}
      # @name login
      POST http://h.test/{{path}}

      ?? status == 200
      ?? body .user.name == ada
      ?? header content-type exists
      {{
        exports.id = response.parsedBody.id;
      }}
      ###
      # @ref login
      GET http://h.test/{{id}}/{{login.user.name}}
      ?? status >= 300
      """, to: "x.http")
    let answer = await talk.say("run x.http 2")
    #expect(asked.lines == ["POST /login", "GET /7/ada"], "\(answer.text)")
    #expect(answer.flat.contains("line 16: expected status >= 300, found 200"), "\(answer.notes)")
  }

  @Test("offline all is shown, references as they stand, and nothing is sent")
  func offline() async throws {
    let asked = server()
    let talk = try await Talk(transport: asked, base: "http://h.test", flags: { $0.isOffline = true })
    try talk.folder.write(
      """
      # @name login
      POST http://h.test/login

      > {% client.global.set("id", response.body.id) %}
      ###
      GET http://h.test/me
      Authorization: Bearer {{login.response.body.$.token}}
      X-Mine: {{id}}

      ###
      GET http://h.test/users/{{login.response.body.$.id}}
      ###
      GET http://h.test/last
      """, to: "x.http")
    let answer = await talk.say("run x.http")
    #expect(asked.all.isEmpty && answer.outcome == .ok, "\(answer.text)")
    #expect(
      answer.flat.contains("with {{login.response.body.$.token}}, {{id}} of answers that are not there"))
    #expect(answer.outText.contains("X-Mine: {{id}}") && answer.outText.contains("GET /last"))
    #expect(answer.notes.contains("4 shown, none sent"), "\(answer.notes)")
  }
}
