import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("Importing collections", .paced)
struct CollectionImportTests {
  private static let secret = "s3cr3t-canary-77"

  private static let shop = #"""
    {"info": {"name": "My Shop", "schema": "https://schema.getpostman.com/json/collection/v2.1.0/collection.json"},
     "variable": [{"key": "base", "value": "http://h.test"}],
     "item": [
      {"name": "Login", "event": [{"listen": "test", "script": {"exec": ["pm.environment.set('id', pm.response.json().id);", "pm.response.to.have.status(200);"]}}],
       "request": {"method": "POST", "url": "{{base}}/login?api_key=s3cr3t-canary-77", "header": [{"key": "X-Mine", "value": "1"}],
        "auth": {"type": "bearer", "bearer": [{"key": "token", "value": "s3cr3t-canary-77"}]},
        "body": {"mode": "raw", "raw": "{\"password\": \"s3cr3t-canary-77\"}", "options": {"raw": {"language": "json"}}}}},
      {"name": "Talk", "request": "wss://h.test/talk"},
      {"name": "Item", "request": "{{base}}/items/{{id}}"}
     ]}
    """#

  private func talk(_ asked: Asked) async throws -> Talk {
    let talk = try await asked.talk()
    try talk.folder.write(Self.shop, to: "shop.json")
    return talk
  }

  private func everything(_ talk: Talk) -> String {
    talk.folder.names.filter { $0 != "shop.json" && !$0.contains("private") }.compactMap {
      talk.folder.text(of: $0)
    }
    .joined()
  }

  @Test("an import lists what it found, sends nothing and writes nothing without a place for it")
  func listing() async throws {
    let asked = Asked()
    let talk = try await talk(asked)
    let before = talk.folder.names
    let answer = await talk.say("import shop.json")
    #expect(answer.outcome == .ok)
    for part in [
      "My Shop", "3 requests", "POST {{base}}/login?api_key={{token}}", "WebSocket", "1 value kept",
    ] {
      #expect(answer.flat.contains(part))
    }
    #expect(!answer.text.contains(Self.secret))
    #expect(asked.all.isEmpty && talk.folder.names == before)
  }

  @Test("what it writes runs, and secrets are in the private file alone, which only its owner reads")
  func files() async throws {
    let asked = Asked(body: #"{"id": 7}"#)
    let talk = try await talk(asked)
    let answer = await talk.say("import shop.json --into out")
    #expect(answer.outcome == .ok, Comment(rawValue: answer.text))
    #expect(asked.all.isEmpty)
    #expect(answer.flat.contains("keep http-client.private.env.json out of version control"))
    #expect(talk.folder.mode(of: "out/http-client.private.env.json") == 0o600)
    #expect(talk.folder.text(of: "out/http-client.private.env.json")?.contains(Self.secret) == true)
    for name in ["out/my-shop.http", "out/http-client.env.json"] {
      #expect(talk.folder.text(of: name)?.contains(Self.secret) == false)
    }
    let run = await talk.say("run out/my-shop.http")
    #expect(run.outcome == .ok, Comment(rawValue: run.text))
    #expect(asked.lines == ["POST /login?api_key=\(Self.secret)", "GET /items/7"])
    #expect(!run.text.contains(Self.secret))
  }

  @Test("what is there already is not written over")
  func there() async throws {
    let asked = Asked()
    let talk = try await talk(asked)
    try talk.folder.write("mine", to: "out/my-shop.http")
    let answer = await talk.say("import shop.json --into out")
    #expect(answer.outcome == .failed(.usageArgument))
    #expect(talk.folder.text(of: "out/my-shop.http") == "mine")
    #expect(talk.folder.contents(of: "out/http-client.env.json") == nil)
    #expect(talk.folder.contents(of: "out/http-client.private.env.json") == nil)
  }

  @Test("as a session it lists each thing that no line says, before it is written and when it is")
  func lost() async throws {
    let talk = try await Asked().talk()
    try talk.folder.write(
      """
      GET http://h.test/a
      HTTP 200
      [Asserts]
      body not contains "x"

      GET http://h.test/b?id={{newUuid}}
      HTTP 200

      """, to: "a.hurl")
    for line in ["import a.hurl --as session", "import a.hurl --as session --into out"] {
      let answer = await talk.say(line)
      #expect(answer.text.contains("left out: a check of line 4"), "\(answer.text)")
      #expect(!answer.text.contains("left out: a check of line 2"), "\(answer.text)")
    }
    #expect(await !talk.say("import a.hurl").text.contains("left out: a check"))
    try talk.folder.write(
      #"{"info": {"name": "b", "schema": "https://schema.getpostman.com/json/collection/v2.1.0/collection.json"}, "item": [{"name": "x", "request": {"method": "GET", "url": "http://h.test/{{$guid}}"}}]}"#,
      to: "b.json")
    let made = await talk.say("import b.json --as session --into other")
    #expect(
      made.flat.contains("left out: it needs a value that only a .http file makes anew"), "\(made.text)")
  }

  @Test("as a session it can be replayed, and has no secret in it")
  func session() async throws {
    let asked = Asked(body: #"{"id": 7}"#)
    let talk = try await asked.talk(variables: ["TOKEN": Self.secret])
    try talk.folder.write(Self.shop, to: "shop.json")
    let answer = await talk.say("import shop.json --into out --as session")
    #expect(answer.outcome == .ok, Comment(rawValue: answer.text))
    let text = talk.folder.text(of: "out/my-shop.session.md") ?? ""
    #expect(text.contains("let id = .id") && text.contains("expect status 200"))
    #expect(!text.contains(Self.secret))
    #expect(asked.all.isEmpty)
  }

  @Test("a collection runs as what it would become, with its own lines, and nothing of a secret is shown")
  func running() async throws {
    let asked = Asked(body: #"{"id": 7}"#)
    let talk = try await talk(asked)
    let answer = await talk.say("run shop.json")
    #expect(asked.lines == ["POST /login?api_key=\(Self.secret)", "GET /items/7"])
    #expect(asked.all.first?.headers.contains("Authorization") == true)
    #expect(answer.flat.contains("line 8: it is a WebSocket"))
    #expect(answer.flat.contains("1 skipped"))
    for line in [
      "history", "show 1", "request 1", "curl 1", "http 1", "env", "explain file shop.json",
      "run shop.json --list",
    ] {
      let text = await talk.say(line).text
      #expect(!text.contains(Self.secret), Comment(rawValue: "\(line): \(text)"))
    }
    #expect(!answer.text.contains(Self.secret))
    #expect(!everything(talk).contains(Self.secret))
  }

  @Test("one request of it can be chosen")
  func picked() async throws {
    let asked = Asked()
    let talk = try await talk(asked)
    #expect(await talk.say("run shop.json Login").outcome == .ok)
    #expect(asked.lines.count == 1)
  }
}
