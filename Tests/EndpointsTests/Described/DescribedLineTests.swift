import ApusClient
import ApusFolderTestSupport
import ApusLineEditing
import ApusPacingTestSupport
import ApusPractice
import ApusReplTestSupport
import Testing

@testable import ApusOpenAPI
@testable import ApusRepl
@testable import ApusSurroundings

@Suite("Every operation of a description", .paced)
struct DescribedLineTests {
  private let talk: Talk

  init() async throws {
    talk = try await Talk()
    try talk.folder.write(PracticeDescription.text, to: "practice.json")
    await talk.say("spec practice.json")
  }

  private func offers(_ text: String) async -> [String] {
    let knowledge = await talk.engine.knowledge()
    return knowledge.completion(of: text, at: text.utf8.count).candidates.map(\.text)
  }

  @Test("is listed, completes and shows help")
  func everyOperation() async throws {
    let operations = try Specification(Array(PracticeDescription.text.utf8)).operations
    let listed = await talk.say("ls -r /github").outText
    #expect(operations.count == 6)
    for operation in operations {
      let (verb, path) = (operation.method.rawValue.lowercased(), "/github" + operation.path)
      #expect(listed.contains(operation.path.dropFirst()) && listed.contains(operation.title), "\(operation)")
      let help = await talk.say("help \(verb) \(path)")
      #expect(help.status == 0 && help.outText.hasPrefix("\(operation.method) \(path)\n"), "\(help.text)")
      let last = path.split(separator: "/").last.map(String.init) ?? ""
      let completed = await offers("\(verb) \(path.dropLast(last.hasPrefix("{") ? 0 : 2))")
      #expect(completed.contains { $0.hasPrefix(last) }, "\(operation): \(completed)")
    }
  }

  @Test("offers what it takes, the required first, and the values there are")
  func parameters() async {
    let path = "get /github/users/ada/repos "
    #expect(await offers(path) == ["per_page==", "type==", "page==", "X-Trace:"])
    #expect(await offers(path + "per_page==5 ty") == ["type=="])
    #expect(await offers(path + "type==") == ["type==all", "type==owner", "type==member"])
    #expect(await offers(path + "type==m") == ["type==member"])
    #expect(await offers(path + "x-tr") == ["X-Trace:"])
    #expect(await offers("post /github/gists ") == ["public:=", "files:=", "description="])
    #expect(await offers("post /github/gists public:=") == ["public:=true", "public:=false"])
    #expect(await offers("preview post /github/gists desc") == ["description="])
    #expect(await offers("get /github/users/{login}/repos pe") == ["per_page=="])
    #expect(await offers("get {{practice}}/github/users/ada/repos pa").isEmpty)
    #expect(await offers("get \(talk.server.baseURL)/github/users/ada/repos pa") == ["page=="])
    #expect(await offers("get /nowhere ").isEmpty)
    let knowledge = await talk.engine.knowledge()
    let meanings = knowledge.completion(of: path, at: path.utf8.count).candidates.map(\.meaning)
    #expect(meanings.first == "required, integer, usually 30 · How many in a page.")
    #expect(meanings.dropFirst().first == "all|owner|member, usually owner · Which of them.")
  }

  @Test("begins with a body that fits when it is edited, unless the line has one")
  func editing() async throws {
    let folder = try TestFolder()
    let talk = try await Talk(variables: ["HOME": folder.path]) { $0.edit = { $0 } }
    try talk.folder.write(PracticeDescription.text, to: "practice.json")
    await talk.say("spec practice.json", "edit post /github/gists")
    let line = await talk.engine.takePrefill()?.filter { $0 != "\n" && $0 != " " }
    #expect(line == #"post/github/gists{"public":false,"files":{"key":{}}}"#)
    await talk.say("edit post /github/gists public:=true")
    #expect(await talk.engine.takePrefill()?.contains("files") == false)
    await talk.say("edit put /put")
    #expect(await talk.engine.takePrefill() == "put /put")
  }

  @Test("goes before what was visited, and a visit that found nothing is no news")
  func visits() async throws {
    await talk.say("get /github/users/hubot", "get /github/users/nobody-xyz", "get /github/nothing-there")
    #expect(await talk.say("ls /github").outText.contains("users/{login}/"))
    #expect(!(await talk.say("ls -r /github").outText.contains("nothing-there")))
    #expect(await offers("get /github/users/") == ["hubot", "octocat", "{login}"])
  }

  @Test("may have a path with empty parts or with far too many, and nothing is lost or goes on for ever")
  func oddPaths() async throws {
    let deep = String(repeating: "/a", count: 10_000)
    let paths = [
      "/", "//", "/users", "/users/", "/users//", "/users//x", "/only/", "/{a}/", "/{b}", "/{a}x", deep,
    ]
    let items = paths.map { "\"\($0)\":{\"get\":{\"summary\":\"of \($0.count)\"}}" }
    let text = "{\"openapi\":\"3.0.0\",\"paths\":{\(items.joined(separator: ","))}}"
    let talk = try await Talk(transport: StubTransport(body: "{}"), base: "http://example.test")
    try talk.folder.write(text, to: "odd.json")
    let loaded = await talk.say("spec odd.json").notes
    #expect(loaded.contains("10 operations"), "\(loaded)")
    await talk.say("get /users/", "get /only/7", "get " + deep)
    for line in [
      "ls", "ls -r", "ls -lr /users/", "ls /only", "ls /users//", "help /users/", "cd users", "ls",
    ] {
      #expect(await talk.say(line).status == 0, "\(line)")
    }
    await talk.say("cd /")
    let listed = await talk.say("ls -r").outText.split(separator: "\n")
    #expect(listed.count { $0.hasPrefix("GET") } >= 9)
    let knowledge = await talk.engine.knowledge()
    for line in ["get /", "get /users", "get /users/", "get /users//", "get /only", "cd /", "get " + deep] {
      _ = knowledge.completion(of: line, at: line.utf8.count)
    }
  }

  @Test("is not needed for what the typed services can be asked")
  func typedServices() async {
    await talk.say("use github")
    let listed = await talk.say("ls -r /users").outText
    #expect(listed.contains("GET") && listed.contains("{login}"), "\(listed)")
    #expect(await offers("get /users/").contains("{login}"))
  }
}
