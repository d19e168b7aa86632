import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusLineEditing
@testable import ApusRepl
@testable import ApusSurroundings

@Suite("What Tab offers of a file of requests", .paced)
struct RequestFileCompletionTests {
  private func offered(_ line: String) -> [String] {
    let knowledge = EditorKnowledge(Session(), commands: .all)
    return knowledge.completion(of: line, at: line.utf8.count).candidates.map(\.text)
  }

  @Test("are the names of its requests, and of the environments beside it")
  func names() throws {
    let folder = try TestFolder()
    try folder.write(
      "# @workflow all\n# @step using=login\n### login\nGET http://h/\n### Second one\nGET http://h/\n",
      to: "x.http")
    try folder.write(#"{"dev": {}, "prod": {}}"#, to: "http-client.env.json")
    let file = folder.path + "/x.http"
    #expect(offered("run \(file) ") == ["login", "'Second one'", "all"])
    #expect(offered("run \(file) lo") == ["login"])
    #expect(offered("run \(file) login a") == ["all"])
    #expect(offered("run \(file) --env ") == ["dev", "prod"])
    #expect(offered("run --env dev \(file) l") == ["login"])
    #expect(offered("run \(file) --l").contains("--list"))
  }

  @Test("are those of a collection, with its own environments, a folder's too")
  func collections() throws {
    let folder = try TestFolder()
    try folder.write(SmallCollection.text, to: "shop.json")
    try folder.write(
      #"{"name": "live", "_postman_variable_scope": "environment", "values": []}"#,
      to: "live.postman_environment.json")
    let file = folder.path + "/shop.json"
    #expect(!offered("run \(file) ").isEmpty && offered("run \(file) --env ") == ["live"])
    try folder.write(#"{"version": "1", "name": "b", "type": "collection"}"#, to: "b/bruno.json")
    try folder.write("meta {\n  name: one\n}\n\nget {\n  url: http://h/\n}\n", to: "b/one.bru")
    try folder.write("vars {\n  a: 1\n}\n", to: "b/environments/Local one.bru")
    for path in ["b", "b/"] {
      #expect(offered("run \(folder.path)/\(path) ") == ["one"])
      #expect(offered("run \(folder.path)/\(path) --env ") == ["'Local one'"])
    }
  }

  @Test("are none of what is no such file")
  func others() throws {
    let folder = try TestFolder()
    try folder.write("get /x\n", to: "lines")
    #expect(offered("run \(folder.path)/lines ").isEmpty && offered("run \(folder.path)/nothing ").isEmpty)
  }
}
