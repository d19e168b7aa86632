import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("Files of other programs", .paced)
struct CollectionFinderTests {
  @Test(
    "each kind is known by its content, and runs",
    arguments: [
      #"{"info": {"name": "a", "schema": "https://schema.getpostman.com/json/collection/v2.1.0/collection.json"}, "item": [{"name": "r", "request": {"method": "PUT", "url": "http://h.test/x", "header": [{"key": "X-Mine", "value": "1"}]}}]}"#,
      #"{"collection": {"info": {"name": "a", "schema": "https://schema.getpostman.com/json/collection/v2.0.0/collection.json"}, "item": [{"request": {"method": "PUT", "url": "http://h.test/x", "header": "X-Mine: 1"}}]}}"#,
      #"{"_type": "export", "__export_format": 4, "resources": [{"_id": "w", "_type": "workspace", "name": "a"}, {"_id": "r", "_type": "request", "parentId": "w", "name": "r", "method": "PUT", "url": "http://h.test/x", "headers": [{"name": "X-Mine", "value": "1"}]}]}"#,
      "type: collection.insomnia.rest/5.0\nname: a\ncollection:\n  - name: r\n    method: PUT\n    url: http://h.test/x\n    headers:\n      - {name: X-Mine, value: \"1\"}\n",
      "opencollection: 1.0.0\ninfo: {name: a}\nitems:\n  - info: {name: r, type: http}\n    http:\n      method: PUT\n      url: http://h.test/x\n      headers:\n        - {name: X-Mine, value: \"1\"}\n",
      "PUT http://h.test/x\nX-Mine: 1\nHTTP 200\n[Asserts]\njsonpath \"$.id\" == 7\n",
    ])
  func kinds(_ text: String) async throws {
    let asked = Asked(body: #"{"id": 7}"#)
    let talk = try await asked.talk()
    try talk.folder.write(text, to: "file")
    let answer = await talk.say("run file")
    #expect(answer.outcome == .ok, Comment(rawValue: answer.text))
    #expect(asked.lines == ["PUT /x"])
    #expect(asked.last?.headers["X-Mine"] == "1")
  }

  @Test("a folder of Bruno's runs, and so does one file of it with what is above it")
  func bruno() async throws {
    let asked = Asked()
    let talk = try await asked.talk()
    try talk.folder.write("{\"name\": \"a\"}", to: "b/bruno.json")
    try talk.folder.write("headers {\n  X-Mine: 1\n}\n", to: "b/collection.bru")
    try talk.folder.write("meta {\n  name: r\n}\nput {\n  url: http://h.test/x\n}\n", to: "b/r.bru")
    try talk.folder.write("meta {\n  name: s\n}\nput {\n  url: http://h.test/y\n}\n", to: "b/s.bru")
    #expect(await talk.say("run b").outcome == .ok)
    #expect(asked.lines == ["PUT /x", "PUT /y"])
    #expect(await talk.say("run b/s.bru").outcome == .ok)
    #expect(asked.lines.count == 3)
    #expect(asked.all.allSatisfy { $0.headers["X-Mine"] == "1" })
  }

  @Test(
    "a broken one is told with its place, and nothing of it is sent or repeated",
    arguments: [
      "{\"info\": {\"name\": \"canary\", \"schema\": \"https://schema.getpostman.com/json/collection/v2.1.0/collection.json\"}, \"item\": [{\"request\": \"http://h.test/x\"}",
      "{\"__export_format\": 4, \"resources\": [{\"_type\": \"request\", \"url\": \"http://h.test/canary\"",
      "type: collection.insomnia.rest/5.0\ncollection:\n  - url: http://h.test/canary\n   bad: [\n",
      "opencollection: 1.0.0\nitems:\n  - http: {url: http://h.test/canary\n",
      "GET http://h.test/x\nHTTP 200\n\nGET http://h.test/y\nthis is no header\nHTTP 200\n",
    ])
  func broken(_ text: String) async throws {
    let asked = Asked()
    let talk = try await asked.talk()
    try talk.folder.write(text, to: "file")
    let answer = await talk.say("run file")
    #expect(answer.outcome == .failed(.usageArgument))
    #expect(answer.flat.contains("line ") && answer.flat.contains("nothing was sent"))
    #expect(asked.all.isEmpty)
    #expect(!answer.text.contains("canary"))
    #expect(await talk.say("import file").outcome == .failed(.usageArgument))
  }

  @Test("a broken file among Bruno's is named, and none of them is sent")
  func brokenFolder() async throws {
    let asked = Asked()
    let talk = try await asked.talk()
    try talk.folder.write("{}", to: "b/bruno.json")
    try talk.folder.write("meta {\n  name: r\n}\nget {\n  url: http://h.test/x\n}\n", to: "b/r.bru")
    try talk.folder.write("get {\n  url: http://h.test/x\n", to: "b/z.bru")
    let answer = await talk.say("run b")
    #expect(answer.flat.contains("z.bru: line 1"))
    #expect(asked.all.isEmpty)
  }

  @Test("what is no collection is not imported")
  func others() async throws {
    let talk = try await Asked().talk()
    try talk.folder.write("{\"a\": 1}", to: "a.json")
    #expect(await talk.say("import a.json").outcome == .failed(.usageArgument))
    #expect(await talk.say("import").outcome == .failed(.usageArgument))
    #expect(await talk.say("import gone.json").outcome == .failed(.usageArgument))
  }

  @Test("a folder of requests is a collection though nothing says so, and another folder is told as none")
  func folders() async throws {
    let asked = Asked()
    let talk = try await asked.talk()
    try talk.folder.write("meta {\n  name: r\n}\nput {\n  url: http://h.test/x\n}\n", to: "b/r.bru")
    try talk.folder.write("", to: "none/a.txt")
    #expect(await talk.say("run b").outcome == .ok)
    #expect(asked.lines == ["PUT /x"])
    let answer = await talk.say("import none")
    #expect(answer.outcome == .failed(.usageArgument))
    #expect(answer.flat.contains("it is a folder without requests of Bruno"), "\(answer.text)")
  }

  @Test("an environment is chosen by name, and its values count more than the collection's")
  func environments() async throws {
    let asked = Asked()
    let talk = try await asked.talk()
    try talk.folder.write(
      #"{"info": {"name": "a", "schema": "https://schema.getpostman.com/json/collection/v2.1.0/collection.json"}, "variable": [{"key": "word", "value": "own"}], "item": [{"request": "http://h.test/{{word}}"}]}"#,
      to: "a.json")
    for name in ["dev", "live"] {
      try talk.folder.write(
        #"{"name": "NAME", "_postman_variable_scope": "environment", "values": [{"key": "word", "value": "NAME"}]}"#
          .replacing("NAME", with: name), to: "\(name).postman_environment.json")
    }
    #expect(await talk.say("run --env live a.json").outcome == .ok)
    #expect(asked.lines == ["GET /live"])
  }
}
