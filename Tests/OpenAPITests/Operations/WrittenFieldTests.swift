import ApusPacingTestSupport
import Testing

@testable import ApusOpenAPI

@Suite("Fields as an operation is described to take them", .paced)
struct WrittenFieldTests {
  private static let text = """
    openapi: 3.0.3
    paths:
      /a:
        post:
          parameters:
            - {name: ids, in: query, explode: false, schema: {type: array, items: {type: integer}}}
            - {name: filter, in: query, style: deepObject, schema: {type: object}}
            - {name: text, in: query, schema: {type: string}}
            - {name: free, in: query, allowReserved: true, explode: false, schema: {type: array}}
            - {name: either, in: query, explode: false, schema: {type: [string, array]}}
          requestBody:
            content:
              application/x-www-form-urlencoded:
                schema: {type: object, properties: {tags: {type: array, items: {type: string}}, o: {type: object}, plain: {type: array}}}
                encoding: {tags: {explode: false}, o: {style: deepObject}}
              multipart/form-data:
                schema: {type: object, properties: {meta: {type: object}, tags: {type: array}}}
                encoding: {meta: {contentType: application/json}}
    """

  private func operation() throws -> ApusOpenAPI.Operation {
    try #require(Specification(Array(Self.text.utf8)).operations.first)
  }

  private func shown(_ fields: [WrittenField]) -> [String] {
    fields.map {
      "\($0.name)=\($0.values.joined(separator: $0.separator))" + ($0.type.map { " \($0)" } ?? "")
    }
  }

  @Test("a query has a list in one field, and an object in several")
  func query() throws {
    let operation = try operation()
    let items = [
      ("ids", "1"), ("x", "y"), ("ids", "2"), ("filter", #"{"a":1,"b":{"c":2}}"#), ("filter[d]", "3"),
    ]
    #expect(
      shown(operation.writtenQuery(items.map { (name: $0.0, value: $0.1) })) == [
        "ids=1,2", "x=y", "filter[a]=1", "filter[b][c]=2", "filter[d]=3",
      ])
    #expect(shown(operation.writtenQuery([("ids", "[3,4]")])) == ["ids=3,4"])
    #expect(shown(operation.writtenQuery([("ids", "7")])) == ["ids=7"])
  }

  @Test("a query keeps its reserved characters where that is described, and only there")
  func reserved() throws {
    let fields = try operation().writtenQuery([
      ("free", "a/b"), ("free", "c"), ("text", "a/b"), ("new", "a/b"),
    ])
    #expect(shown(fields) == ["free=a/b,c", "text=a/b", "new=a/b"])
    #expect(fields.map(\.keepsReserved) == [true, false, false])
  }

  @Test("what is a text is never taken for anything else, and what is no JSON stays")
  func texts() throws {
    let operation = try operation()
    #expect(
      shown(operation.writtenQuery([("text", "[1,2]"), ("either", #"["a"]"#)])) == [
        "text=[1,2]", #"either=["a"]"#,
      ])
    #expect(shown(operation.writtenQuery([("ids", "[1"), ("filter", "{a}")])) == ["ids=[1", "filter={a}"])
  }

  @Test("a form follows its encoding, each kind of form its own")
  func forms() throws {
    let operation = try operation()
    let items = [
      ("tags", "a"), ("tags", "b"), ("o", #"{"k":"v"}"#), ("plain", "1"), ("plain", "2"), ("new", "x"),
    ]
    #expect(
      shown(
        operation.writtenForm(
          items.map { (name: $0.0, value: $0.1) }, as: "application/x-www-form-urlencoded")) == [
          "tags=a,b", "o[k]=v", "plain=1", "plain=2", "new=x",
        ])
    #expect(
      shown(
        operation.writtenForm([("meta", #"{"a":1}"#), ("tags", #"["x","y"]"#)], as: "multipart/form-data"))
        == [
          #"meta={"a":1} application/json"#, "tags=x", "tags=y",
        ])
    #expect(
      shown(operation.writtenForm([("tags", "a"), ("tags", "b")], as: "text/none")) == ["tags=a", "tags=b"])
  }

  @Test("a form of Swagger 2 has lists as their fields say")
  func swagger() throws {
    let text = """
      swagger: "2.0"
      paths: {/a: {post: {parameters: [
        {name: a, in: formData, type: array, items: {type: string}},
        {name: b, in: formData, type: array, items: {type: string}, collectionFormat: multi}]}}}
      """
    let operation = try #require(Specification(Array(text.utf8)).operations.first)
    let items = [("a", "1"), ("a", "2"), ("b", "1"), ("b", "2")].map { (name: $0.0, value: $0.1) }
    #expect(
      shown(operation.writtenForm(items, as: "application/x-www-form-urlencoded")) == ["a=1,2", "b=1", "b=2"])
  }
}
