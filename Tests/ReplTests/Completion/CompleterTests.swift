import ApusClient
import ApusFolderTestSupport
import ApusLineEditing
import ApusPacingTestSupport
import ApusReplTestSupport
import ApusServices
import Testing

@testable import ApusRepl

@Suite("What Tab offers", .paced)
struct CompleterTests {
  private static let body = """
    {"total": 2, "items": [{"id": 1, "name": "one", "odd key": true}, {"id": 2, "tags": ["a"]}], "owner": {"login": "ada"}}
    """

  private func knowledge(_ lines: String...) async throws -> EditorKnowledge {
    let talk = try await Talk(
      transport: StubTransport(body: Self.body), base: "http://example.test/api")
    for line in lines { await talk.say(line) }
    return await talk.engine.knowledge()
  }

  private func offers(_ knowledge: EditorKnowledge, _ text: String) -> [String] {
    knowledge.completion(of: text, at: text.utf8.count).candidates.map(\.text)
  }

  @Test("the first word is a command or a header, with its meaning beside it")
  func commands() async throws {
    let knowledge = try await knowledge()
    #expect(offers(knowledge, "tre") == ["tree"])
    #expect(offers(knowledge, "TRE") == ["tree"])
    #expect(
      offers(knowledge, "Acc") == ["Accept:", "Accept-Encoding:", "Accept-Language:", "Accept-Charset:"])
    #expect(offers(knowledge, "zzz").isEmpty)
    let all = knowledge.completion(of: "", at: 0).candidates
    #expect(all.count >= CommandList.all.commands.count - 1)
    #expect(all.allSatisfy { !$0.meaning.isEmpty })
    #expect(!all.contains { $0.text == "." || $0.text == "!!" || $0.text == ":q" })
  }

  @Test(
    "behind `help` and `shape` types of the schema and their fields, and behind `--scope` those described")
  func described() async throws {
    let talk = try await Talk(transport: StubTransport(body: Self.body), base: "http://example.test/api")
    try talk.folder.write("type Query { item: Item } type Item { id: ID! name: String }", to: "s.graphql")
    let flows = #"{"clientCredentials":{"tokenUrl":"/t","scopes":{"read:x":"","write:x":""}}}"#
    let schemes = #"{"securitySchemes":{"o":{"type":"oauth2","flows":\#(flows)}}}"#
    try talk.folder.write(#"{"openapi":"3.0.3","paths":{},"components":\#(schemes)}"#, to: "o.json")
    #expect(!offers(await talk.engine.knowledge(), "ls ").contains("queries"))
    await talk.say("spec s.graphql")
    #expect(offers(await talk.engine.knowledge(), "ls q").contains("queries"))
    let known = await talk.engine.knowledge()
    #expect(offers(known, "help Ite").contains("Item") && offers(known, "shape ite") == ["Item"])
    #expect(offers(known, "help Item.") == ["Item.id", "Item.name"] && offers(known, "help Nope.") == [])
    await talk.say("spec o.json")
    #expect(offers(await talk.engine.knowledge(), "auth oauth2 --scope re") == ["read:x"])
  }

  @Test("a word in the middle of a line is completed up to the cursor")
  func middle() async throws {
    let completion = try await knowledge().completion(of: "tre .items", at: 3)
    #expect(completion.range == 0..<3)
    #expect(completion.candidates.map(\.text) == ["tree"])
  }

  @Test("a dash offers options of requests, and only there")
  func options() async throws {
    let knowledge = try await knowledge()
    #expect(offers(knowledge, "get / --fo") == ["--form", "--follow", "--for"])
    #expect(offers(knowledge, "get --max-p") == ["--max-pages"])
    #expect(offers(knowledge, "repeat 5 get / --time") == ["--timeout"])
    #expect(offers(knowledge, "pwd --").isEmpty)
    #expect(offers(knowledge, "tree --c") == ["--color"] && offers(knowledge, "keys --co") == ["--color"])
    #expect(
      offers(knowledge, "tree --color a") == ["auto", "always"] && offers(knowledge, "let --co").isEmpty)
    let follow = knowledge.completion(of: "get / --follow", at: 14).candidates
    #expect(follow.first?.meaning == "follow redirects")
  }

  @Test("header names, then their usual values")
  func headers() async throws {
    let knowledge = try await knowledge()
    #expect(offers(knowledge, "get / content-t") == ["Content-Type:"])
    #expect(offers(knowledge, "get / Accept-Encoding:g") == ["Accept-Encoding:gzip"])
    #expect(offers(knowledge, "accept:application/j") == ["accept:application/json"])
    #expect(offers(knowledge, "get / X-Unknown:").isEmpty)
  }

  @Test("two braces offer variables, with their values but for secrets")
  func variables() async throws {
    let talk = try await Talk(variables: ["TOKEN": "canary"], base: "http://example.test")
    await talk.say("let id = 7", "let idle = yes", "let token = env:TOKEN")
    let knowledge = await talk.engine.knowledge()
    #expect(offers(knowledge, "get /x/{{i") == ["id}}", "idle}}"])
    #expect(offers(knowledge, "get /x/{{id}}/{{t") == ["token}}"])
    let meanings = knowledge.completion(of: "get {{", at: 6).candidates.map(\.meaning)
    #expect(meanings == ["7", "yes", Secret.mask])
  }

  @Test("words that only some values can follow offer these")
  func arguments() async throws {
    let knowledge = try await knowledge()
    let own = ["github", "qiita", "greenstore", "mamari", "practice"]
    let published = PublishedAPIs.known.all.map(\.name).filter { !own.contains($0) }
    #expect(published.count > 60)
    #expect(offers(knowledge, "use ") == own + published)
    #expect(offers(knowledge, "use g") == ["github", "greenstore"] + published.filter { $0.hasPrefix("g") })
    #expect(offers(knowledge, "set ") == ["header", "query", "var"] + SessionOption.names)
    #expect(offers(knowledge, "set images ") == ["on", "off", "auto"])
    #expect(
      offers(knowledge, "set theme d") == ["dark"] && offers(knowledge, "set pager o") == ["off"])
    #expect(offers(knowledge, "set header X ").isEmpty && offers(knowledge, "set timeout 5 ").isEmpty)
    #expect(offers(knowledge, "unset t") == ["timeout", "tls", "text", "theme"])
    #expect(offers(knowledge, "view ") == ["markdown", "auto", "tree", "json", "table", "raw"])
    #expect(offers(knowledge, "auth b") == ["bearer", "basic"])
    #expect(offers(knowledge, "expect st") == ["status"])
    #expect(offers(knowledge, "profile ") == ["save", "use", "list"])
    #expect(offers(knowledge, "cookies ") == ["set", "clear"])
    #expect(offers(knowledge, "help pat") == ["patch", "paths"])
    #expect(offers(knowledge, "help auth o") == ["oauth2"] && offers(knowledge, "help nothing a").isEmpty)
    #expect(offers(knowledge, "preview ge") == ["get"])
    #expect(offers(knowledge, "use github ").isEmpty)
  }

  @Test("a login's scopes are those of its server, and a scheme's options its own")
  func logins() async throws {
    let knowledge = try await knowledge()
    #expect(
      offers(knowledge, "auth oauth2 qiita --client x --scope write") == ["write_qiita", "write_qiita_team"])
    #expect(offers(knowledge, "auth oauth2 --client x github --keep --scope gi") == ["gist"])
    for line in ["auth oauth2 --client github --scope ", "auth oauth2 https://id.test --scope "] {
      #expect(offers(knowledge, line).isEmpty, "\(line)")
    }
    #expect(offers(knowledge, "auth aws --") == ["--profile", "--region", "--service", "--token"])
    #expect(offers(knowledge, "auth bearer --").isEmpty)
  }

  @Test("a login's profiles are those of the files of the scheme's own tools")
  func profiles() async throws {
    let talk = try await Talk(base: "http://example.test")
    try talk.folder.write("[work]\naws_secret_access_key = canary\n[default]\n", to: ".aws/credentials")
    try talk.folder.write("[profile wide]\n", to: ".aws/config")
    let knowledge = await talk.engine.knowledge()
    #expect(offers(knowledge, "auth aws --profile ") == ["work", "default", "wide"])
    #expect(offers(knowledge, "auth aws KEY --region r --profile w") == ["work", "wide"])
    #expect(knowledge.suggestion(for: "auth aws --profile wi") == "auth aws --profile wide")
    #expect(offers(knowledge, "auth aws --region eu-w") == ["eu-west-1"])
    #expect(offers(knowledge, "auth aws A B --service s") == ["s3", "sqs", "sns", "sts"])
    #expect(offers(knowledge, "auth aws --token ").isEmpty && offers(knowledge, "profile use w").isEmpty)
    let none = try await self.knowledge()
    #expect(offers(none, "auth aws --profile ").isEmpty)
  }

  @Test("a type is offered where one can stand, a list of it behind a bracket, with what answers with it")
  func types() async throws {
    let knowledge = try await knowledge("get /search", "shape Found = .", "shape Owner = .owner")
    #expect(offers(knowledge, "as github.ra") == ["GitHub.RateLimit"])
    #expect(offers(knowledge, "as [GitHub.U") == ["[GitHub.User]", "[GitHub.UserMatches]"])
    #expect(offers(knowledge, "as F") == ["Found"])
    #expect(offers(knowledge, "expect shape Own") == ["Owner"])
    #expect(offers(knowledge, "shape ") == ["Found", "Owner"])
    #expect(offers(knowledge, "as GitHub.User .ow") == [".owner"])
    #expect(offers(knowledge, "swift 1 --style c") == ["callback", "combine"])
    #expect(
      offers(knowledge, "swift --") == [
        "--access", "--all", "--apus", "--force", "--name", "--session", "--style",
      ])
    let meanings = knowledge.completion(of: "as GitHub.Us", at: 12).candidates.map(\.meaning)
    #expect(meanings == ["GET /users/{login}", "GET /search/users"])
  }

  @Test("files are completed behind @ and >, and where a command takes one")
  func files() async throws {
    let folder = try TestFolder()
    for name in ["note.txt", "notes.json", ".hidden", "名前.json"] { try folder.write("x", to: name) }
    let knowledge = try await knowledge()
    let path = folder.path
    for start in ["post / a=@", "post / photo@", "post / @", "get / > ", "get / >", "open ", "get / -o "] {
      #expect(offers(knowledge, start + path + "/no") == ["note.txt", "notes.json"], "\(start)")
    }
    #expect(offers(knowledge, "open \(path)/") == ["note.txt", "notes.json", "名前.json"])
    #expect(offers(knowledge, "open \(path)/.h") == [".hidden"])
    #expect(offers(knowledge, "open \(path)/nothing/").isEmpty)
    let folders = knowledge.completion(of: "open \(path.dropLast())", at: "open \(path)".utf8.count - 1)
    #expect(folders.candidates.contains { $0.text == path.split(separator: "/")[1] + "/" && !$0.addsSpace })
  }

  @Test("files with a query are completed where a line in GraphQL has none yet")
  func queryFiles() async throws {
    let folder = try TestFolder()
    for name in ["who.graphql", "what.GQL", "why.json", "wide/x.gql"] { try folder.write("x", to: name) }
    let knowledge = try await knowledge()
    let path = folder.path
    for start in ["gql ", "graphql ", "gql /graphql ", "gql --anyway ", "gql n=1 "] {
      #expect(offers(knowledge, start + path + "/w") == ["what.GQL", "who.graphql", "wide/"], "\(start)")
    }
    for start in ["gql { a } ", "gql @a.gql ", "gql --operation ", "gql --sample ", "get ", "note "] {
      #expect(offers(knowledge, start + path + "/w").isEmpty, "\(start)")
    }
    #expect(offers(knowledge, "gql " + path + "/none/w").isEmpty)
    #expect(!offers(knowledge, "gql ").contains("Sources/"))
  }

  @Test("any line can be completed at any place")
  func anything() async throws {
    let knowledge = try await knowledge("get /search")
    let lines = [
      "", " ", "get \"/x", "post / {\"a\": [", ".items[?@.id ==", "りんご", "a{{b", "{{", "$", "$1", "..", "> ",
      "| x",
      "get /x | jq .", "curl -H 'A: b' http://x", "set header", "@", ":", "=", "\\", "'", "get / a[b][",
    ]
    for line in lines {
      for cursor in 0...line.utf8.count {
        let completion = knowledge.completion(of: line, at: cursor)
        #expect(
          completion.range.upperBound <= line.utf8.count && completion.range.lowerBound >= 0,
          "\(line) \(cursor)")
      }
    }
  }

  @Test("what can only go on in one way is suggested, and nothing else is")
  func suggestions() async throws {
    let knowledge = try await knowledge("get /search", "let owner = ada")
    #expect(knowledge.suggestion(for: "histo") == "history")
    #expect(knowledge.suggestion(for: "get /se") == "get /search")
    #expect(knowledge.suggestion(for: ".owner.lo") == ".owner.login")
    #expect(knowledge.suggestion(for: "get /users/{{ow") == "get /users/{{owner}}")
    for text in ["", "get ", "t", "zzz", String(repeating: "x", count: 2_000)] {
      #expect(knowledge.suggestion(for: text) == nil, "\(text.prefix(20))")
    }
  }

  @Test("a command says what Tab offers for each of its arguments")
  func offersOfCommands() async throws {
    let knowledge = try await knowledge()
    #expect(offers(knowledge, "auth be") == ["bearer"])
    #expect(offers(knowledge, "set que") == ["query"])
    #expect(offers(knowledge, "VIEW ta") == ["table"])
    #expect(offers(knowledge, "repeat ").isEmpty)
    #expect(offers(knowledge, "repeat 5 pos") == ["post"])
    #expect(!offers(knowledge, "view table ").contains("tree"))
    let choices = knowledge.completion(of: "auth ", at: 5).candidates
    #expect(!choices.isEmpty && choices.allSatisfy { !$0.meaning.isEmpty })
  }
}
