import ApusDescriptionTestSupport
import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusOpenAPI

@Suite("A description in JSON Hyper-Schema", .paced)
struct HyperSchemaTests {
  /// As Qiita writes it: resources under `properties`, names behind colons.
  private static let articles = """
    {"$schema":"http://json-schema.org/draft-04/hyper-schema","title":"Articles","description":"All of them.",
     "links":[{"href":"https://articles.test","rel":"self"}],
     "properties":{
       "item":{"type":["object"],"required":["id","title"],
         "properties":{"id":{"type":["string"],"pattern":"^[0-9a-f]{20}$","example":"4bd431809afb1bb99e4f"},
           "title":{"type":["string"],"example":"Hello"},"user":{"$ref":"#/properties/user"}},
         "links":[
           {"title":"List items","description":"Articles, newest first.","href":"/api/v2/items","method":"GET","rel":"instances",
            "schema":{"properties":{"page":{"type":["string"],"example":1}}}},
           {"title":"Create an item","description":"A new one.","href":"/api/v2/items","method":"POST","rel":"create",
            "schema":{"type":["object"],"required":["title"],"properties":{"title":{"$ref":"#/properties/item/properties/title"}}}},
           {"title":"Get an item","href":"/api/v2/items/:item_id","method":"GET","rel":"self"}]},
       "user":{"properties":{"id":{"type":["string"]}},
         "links":[{"title":"Get a user","href":"/api/v2/users/:user_id","method":"GET","rel":"self"}]}},
     "required":["item"]}
    """

  @Test("is read like any other: title, server, operations in order, and what they are about")
  func whole() throws {
    let found = try Sample.specification(Self.articles)
    #expect(found.title == "Articles" && found.version == "" && found.summary == "All of them.")
    #expect(found.format == "JSON Hyper-Schema draft 4")
    #expect(found.servers.map(\.url) == ["https://articles.test/api/v2"])
    #expect(
      found.operations.map(\.description) == [
        "GET /items", "POST /items", "GET /items/{item_id}", "GET /users/{user_id}",
      ])
    #expect(
      found.operations.map(\.title) == ["Articles, newest first.", "A new one.", "Get an item", "Get a user"])
    #expect(found.warnings.isEmpty && found.brokenReferences().isEmpty)
  }

  @Test("checks requests and answers, and has samples for both")
  func checks() throws {
    let found = try Sample.specification(Self.articles)
    let list = try #require(found.match(.get, "/items")?.operation)
    let good = try JSONDocument(#"[{"id":"4bd431809afb1bb99e4f","title":"a"}]"#).root
    let bad = try JSONDocument(#"[{"id":1}]"#).root
    #expect(
      AnswerCheck(list, status: 200, type: "application/json", body: good, isEmpty: false).problems.isEmpty)
    #expect(
      AnswerCheck(list, status: 200, type: "application/json", body: bad, isEmpty: false).problems.count == 2)
    #expect(
      AnswerCheck(list, status: 404, type: "application/json", body: bad, isEmpty: false).problems.isEmpty)
    let create = try #require(found.match(.post, "/items"))
    #expect(create.operation.body?.json?.sample()?.text == #"{"title":"Hello"}"#)
    #expect(create.warnings(for: RequestParts()).map(\.description) == ["a body is required and missing"])
    #expect(found.match(.get, "/items/4bd431809afb1bb99e4f")?.operation.parameters[0].example?.string != nil)
  }

  @Test("keeps its places: what is wrong in it is where it was written")
  func places() throws {
    let found = try Sample.specification(
      "{\"definitions\": {\n \"a\": {\"links\": [{\"href\": \"/a\", \"anchor\": \"x\",\n  \"targetSchema\": {\"$ref\": \"#/no\"}}]}}}"
    )
    #expect(found.warnings.map(\.message) == ["`anchor` of a link is not read"])
    #expect(found.warnings.first?.position.line == 2)
    let broken = found.brokenReferences()
    #expect(broken.map(\.message) == ["`#/no` leads nowhere"] && broken.first?.position.line == 3)
  }

  @Test(
    "of a later draft is read as far as it maps",
    arguments: [
      ("http://json-schema.org/draft-07/hyper-schema#", "JSON Hyper-Schema draft 7"),
      ("https://json-schema.org/draft/2019-09/hyper-schema", "JSON Hyper-Schema 2019-09"),
      ("http://json-schema.org/hyper-schema#", "JSON Hyper-Schema draft 4"),
    ])
  func drafts(_ schema: String, _ format: String) throws {
    let found = try Sample.specification(
      """
      {"$schema":"\(schema)","base":"https://a.test/v1/","properties":{"id":{"type":"integer"}},
       "links":[{"rel":"self","href":"things/{id}"},
         {"rel":"search","href":"things{?q}","hrefSchema":{"properties":{"q":{"type":"string"}}}},
         {"rel":"edit","href":"things/{id}","templatePointers":{"id":"/id"},"submissionSchema":{"type":"object"}}]}
      """)
    #expect(found.format == format && found.servers.map(\.url) == ["https://a.test/v1"])
    #expect(
      found.operations.map(\.description) == ["GET /things/{id}", "POST /things/{id}", "GET /things"])
    #expect(HyperSample.parameters(found.operations[0]) == ["path id integer!"])
  }

  @Test("is known again from its outline, and in YAML")
  func outline() throws {
    let found = try Sample.specification(Self.articles)
    let outline = try Sample.specification(found.outline(adding: "x-more", []))
    #expect(outline.format == found.format && outline.operations.map(\.path) == found.operations.map(\.path))
    let yaml = try Sample.specification(
      "definitions:\n  a:\n    links:\n    - href: /a/:id\n      method: GET\n")
    #expect(yaml.operations.map(\.path) == ["/a/{id}"] && yaml.servers.isEmpty)
  }

  @Test("however it is made, costs no more than its length, and says what is too much")
  func hostile() throws {
    let links = (0..<5_001).map { #"{"href":"/\#($0)"}"# }.joined(separator: ",")
    let found = try Sample.specification(#"{"links":[\#(links)]}"#)
    #expect(found.operations.count == 5_000)
    #expect(found.warnings.map(\.message) == ["only the first 5000 links are read"])
    let same = (0..<500).map { _ in #"{"href":"/a/:x","schema":{"a":1},"method":"POST"}"# }.joined(
      separator: ",")
    #expect(try Sample.specification(#"{"links":[\#(same)]}"#).operations.count == 1)
  }
}
