import ApusPacingTestSupport
import ApusReplTestSupport
import ApusText
import Testing

@testable import ApusEndpoints
@testable import ApusOpenAPI
@testable import ApusRepl

@Suite("What a description says of an operation", .paced)
struct OperationHelpTests {
  private func operations() throws -> [ApusOpenAPI.Operation] {
    try Specification(Array(PracticeDescription.text.utf8)).operations
  }

  private func text(_ method: String, _ path: String, asked: String? = nil, width: Int = 80) throws -> String
  {
    let operation = try #require(try operations().first { $0.method.rawValue == method && $0.path == path })
    return OperationHelp(operation: operation, path: path, asked: asked ?? path).lines(
      on: Screen(width: width)
    )
    .map(\.text).joined(separator: "\n")
  }

  @Test("is its title, its parameters by their place, its answers, and a line that asks for it")
  func reading() throws {
    let text = try text("GET", "/users/{login}/repos", asked: "/users/ada/repos")
    #expect(text.hasPrefix("GET /users/{login}/repos\nList a user's repositories\n"), "\(text)")
    #expect(
      text.contains("\nin the path\n") && text.contains("\nquery\n") && text.contains("\n  per_page"),
      "\(text)")
    #expect(text.contains("\nanswers\n  200"), "\(text)")
    #expect(text.contains("\ntry: get /users/ada/repos per_page=="), "\(text)")
  }

  @Test("has a body with its fields, and a line that fits, or that opens an editor")
  func bodies() throws {
    let text = try text("POST", "/gists")
    #expect(text.contains("\nbody  application/json, required"), "\(text)")
    #expect(text.contains("  public") && text.contains("  files"), "\(text)")
    #expect(text.contains("try: post /gists {") || text.contains("try: edit post /gists"), "\(text)")
  }

  @Test("has lists and objects as they are typed: in a path and in a header by their style")
  func styles() throws {
    let text = #"""
      {"openapi":"3.0.3","paths":{"/a/{ids}":{"get":{"operationId":"a","responses":{},"parameters":[
       {"name":"ids","in":"path","style":"matrix","schema":{"type":"array"},"example":[1,2]},
       {"name":"X-Ids","in":"header","required":true,"schema":{"type":"array"},"example":["a","b"]},
       {"name":"where","in":"query","required":true,"style":"deepObject","schema":{"type":"object"}},
       {"name":"q","in":"query","content":{"application/json":{"schema":{"type":"object"},"example":{"k":[1]}}}}]}}}}
      """#
    let operation = try #require(try Specification(Array(text.utf8)).operations.first)
    let lines = OperationHelp(operation: operation, path: "/a/{ids}", asked: "/a/;ids=1,2").lines(
      on: Screen()
    )
    .map(\.text)
    for line in [
      "  ids             required, array, written as ;ids=1,2",
      "  X-Ids           required, array, written as a,b",
      #"  where           required, object, in JSON, such as {"a":1}"#,
      #"  q               object, in JSON, such as {"k":[1]}"#,
      "try: get /a/;ids=1,2 'where=={}' X-Ids:a,b",
      #"or:  call a ids=1,2 'X-Ids=["a","b"]' 'where={}'"#,
    ] {
      #expect(lines.contains(line), "\(line)\n\(lines)")
    }
  }

  @Test("names the headers of parts, which are not sent")
  func partHeaders() throws {
    let text = """
      {openapi: 3.1.0, paths: {/up: {post: {responses: {}, requestBody: {content: {multipart/form-data: {
        schema: {type: object, properties: {pic: {type: string}}},
        encoding: {pic: {contentType: image/png, headers: {X-Mine: {}, Content-Type: {}}}, b: {headers: {}}}}}}}}}}
      """
    let operation = try #require(try Specification(Array(text.utf8)).operations.first)
    let lines = OperationHelp(operation: operation, path: "/up", asked: "/up").lines(on: Screen())
    #expect(
      lines.map(\.text).contains("  pic is described with headers of its own, which are not sent: X-Mine"),
      "\(lines.map(\.text))")
    #expect(lines.count { $0.text.contains("not sent") } == 1)
  }

  @Test("says when it is better not used any more")
  func deprecated() throws {
    #expect(try text("DELETE", "/gists/{id}").contains("\ndeprecated: better not used any more\n"))
  }

  @Test("fits every screen, but for the line to type", arguments: [40, 80])
  func widths(_ width: Int) throws {
    for operation in try operations() {
      let lines = OperationHelp(operation: operation, path: operation.path, asked: operation.path).lines(
        on: Screen(width: width))
      #expect(lines.allSatisfy { $0.width <= width }, "\(operation)")
    }
  }
}
