import ApusPacingTestSupport
import Testing

@testable import ApusOpenAPI

@Suite("What can be asked of a description without harm", .paced)
struct CheckPlanTests {
  private static let text = """
    openapi: 3.1.0
    paths:
      /: {get: {}}
      /pets:
        get: {tags: [pets], operationId: all, parameters: [{name: page, in: query, schema: {type: integer}, example: 9}]}
        post: {tags: [pets]}
      "/pets/{id}":
        parameters: [{name: id, in: path, required: true, schema: {type: string}, example: "a/b c"}]
        get: {tags: [pets], parameters: [{name: X-Mine, in: header, required: true, schema: {default: 7}}]}
        head: {}
        delete: {}
      "/pets/{id}/toys/{toy}":
        get: {parameters: [{name: id, in: path, required: true, example: 1}, {name: toy, in: path, required: true, schema: {type: string}}]}
      /list:
        get:
          parameters:
            - {name: ids, in: query, required: true, explode: false, schema: {type: array}, example: [1, 2]}
            - {name: kind, in: query, required: true, schema: {enum: [x, y]}}
            - {name: filter, in: query, required: true, style: deepObject, schema: {type: object}, example: {a: 1}}
      /cookie: {get: {parameters: [{name: sid, in: cookie, required: true, example: x}]}}
      /body: {get: {requestBody: {required: true, content: {}}}}
      /undescribed/{x}: {get: {}}
    """

  private func plan(_ filter: String? = nil, most: Int = 50) throws -> CheckPlan {
    CheckPlan(try Specification(Array(Self.text.utf8)), only: filter, most: most)
  }

  private func shown(_ plan: CheckPlan) -> [String] {
    plan.requests.map { request in
      let query = request.query.map { "\($0.name)=\($0.values.joined(separator: $0.separator))" }
      let headers = request.headers.map { "\($0.name):\($0.value)" }
      return ([request.operation.method.rawValue, request.path] + query + headers).joined(separator: " ")
    }
  }

  @Test("has what is in a list or an object of a path made harmless, and the signs between left as they are")
  func places() throws {
    let text = """
      openapi: 3.1.0
      paths:
        "/a/{p}": {get: {parameters: [{name: p, in: path, example: ["a,b", "c"]}]}}
        "/b/{p}": {get: {parameters: [{name: p, in: path, style: matrix, explode: true, example: ["a;x=b", "c"]}]}}
        "/c/{p}": {get: {parameters: [{name: p, in: path, explode: true, example: {k: "1,j=2", n: null}}]}}
        "/d/{p}": {get: {parameters: [{name: p, in: path, example: "a,b/c"},
          {name: X-Ids, in: header, required: true, example: [1, 2]}]}}
      """
    let plan = CheckPlan(try Specification(Array(text.utf8)), only: nil, most: 9)
    #expect(
      shown(plan) == [
        "GET /a/a%2Cb,c", "GET /b/;p=a%3Bx%3Db;p=c", "GET /c/k=1%2Cj%3D2", "GET /d/a,b%2Fc X-Ids:1,2",
      ])
  }

  @Test("has what is in another notation as that is written, by the example of its media type")
  func notations() throws {
    let text = """
      openapi: 3.1.0
      paths:
        /a: {get: {parameters: [{name: q, in: query, required: true, content: {application/json: {
          schema: {type: object}, example: {a: [1]}}}}]}}
        /b: {get: {parameters: [{name: X-Mine, in: header, required: true, content: {application/json: {
          schema: {type: string}, examples: {one: {value: x}}}}}]}}
        "/c/{p}": {get: {parameters: [{name: p, in: path, content: {text/plain: {example: "a b"}}}]}}
        /d: {get: {parameters: [{name: q, in: query, required: true, content: {text/plain: {}}}]}}
      """
    let plan = CheckPlan(try Specification(Array(text.utf8)), only: nil, most: 9)
    #expect(shown(plan) == [#"GET /a q={"a":[1]}"#, #"GET /b X-Mine:"x""#, "GET /c/a%20b"])
    #expect(plan.skipped.map(\.reason) == ["no example for `q`"])
  }

  @Test("is GET and HEAD with what is required filled in, and nothing else")
  func requests() throws {
    #expect(
      shown(try plan()) == [
        "GET /", "GET /pets", "GET /pets/a%2Fb%20c X-Mine:7", "HEAD /pets/a%2Fb%20c",
        "GET /list ids=1,2 kind=x filter[a]=1",
      ])
  }

  @Test("leaves out what lacks a value, and says which")
  func skipped() throws {
    #expect(
      try plan().skipped.map { "\($0.operation): \($0.reason)" } == [
        "GET /pets/{id}/toys/{toy}: no example for `toy`", "GET /cookie: it takes a cookie, `sid`",
        "GET /body: it takes a body", "GET /undescribed/{x}: nothing is said of `{x}`",
      ])
  }

  @Test(
    "can be a path with all below it, a tag, or one operation",
    arguments: [
      ("/pets", 3), ("/pets/{id}", 2), ("/pets/{any}", 2), ("/*", 4), ("/", 5), ("/list", 1), ("pets", 2),
      ("all", 1),
      ("/pet", 0), ("none", 0),
    ])
  func filters(_ filter: String, _ count: Int) throws {
    #expect(try plan(filter).requests.count == count)
  }

  @Test("is no more than was asked for, and the rest is counted")
  func most() throws {
    let plan = try plan(most: 2)
    #expect(plan.requests.count == 2 && plan.beyond == 3)
  }
}
