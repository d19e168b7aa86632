import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("One API, described in three ways", .paced)
struct ThreeKindsTests {
  private static let openAPI = """
    {"openapi":"3.0.3","info":{"title":"Shelf"},"servers":[{"url":"https://shelf.test/api/v2"}],"paths":{
      "/books":{
        "get":{"description":"Books, newest first.","parameters":[{"name":"page","in":"query","schema":{"type":"integer"}}],
          "responses":{"200":{"content":{"application/json":{"schema":{"type":"array","items":{"$ref":"#/components/schemas/book"}}}}}}},
        "post":{"description":"Add a book.","requestBody":{"required":true,"content":{"application/json":{
          "schema":{"type":"object","required":["title"],"properties":{"title":{"type":"string","example":"Apus"}}}}}},
          "responses":{"201":{"content":{"application/json":{"schema":{"$ref":"#/components/schemas/book"}}}}}}},
      "/books/{book_id}":{
        "get":{"description":"One book.","parameters":[{"name":"book_id","in":"path","schema":{"type":"integer"}}],
          "responses":{"200":{"content":{"application/json":{"schema":{"$ref":"#/components/schemas/book"}}}}}}}},
     "components":{"schemas":{"book":{"type":"object","required":["id"],
       "properties":{"id":{"type":"integer","example":7},"title":{"type":"string"}}}}}}
    """

  private static let swagger = """
    {"swagger":"2.0","info":{"title":"Shelf"},"host":"shelf.test","basePath":"/api/v2","paths":{
      "/books":{
        "get":{"description":"Books, newest first.","parameters":[{"name":"page","in":"query","type":"integer"}],
          "responses":{"200":{"schema":{"type":"array","items":{"$ref":"#/definitions/book"}}}}},
        "post":{"description":"Add a book.","parameters":[{"name":"body","in":"body","required":true,
          "schema":{"type":"object","required":["title"],"properties":{"title":{"type":"string","example":"Apus"}}}}],
          "responses":{"201":{"schema":{"$ref":"#/definitions/book"}}}}},
      "/books/{book_id}":{
        "get":{"description":"One book.","parameters":[{"name":"book_id","in":"path","required":true,"type":"integer"}],
          "responses":{"200":{"schema":{"$ref":"#/definitions/book"}}}}}},
     "definitions":{"book":{"type":"object","required":["id"],
       "properties":{"id":{"type":"integer","example":7},"title":{"type":"string"}}}}}
    """

  private static let hyperSchema = """
    {"$schema":"http://json-schema.org/draft-04/hyper-schema","title":"Shelf","links":[{"href":"https://shelf.test","rel":"self"}],
     "properties":{"book":{"type":["object"],"required":["id"],
       "properties":{"id":{"type":["integer"],"example":7},"title":{"type":["string"],"example":"Apus"}},
       "links":[
         {"description":"Books, newest first.","href":"/api/v2/books","method":"GET","rel":"instances",
          "schema":{"properties":{"page":{"type":["integer"]}}}},
         {"description":"Add a book.","href":"/api/v2/books","method":"POST","rel":"create",
          "schema":{"type":["object"],"required":["title"],
            "properties":{"title":{"$ref":"#/properties/book/properties/title"}}}},
         {"description":"One book.","href":"/api/v2/books/:book_id","method":"GET","rel":"self"}]}}}
    """

  private static let pointers = hyperSchema.replacing(
    ":book_id", with: "{(%23%2Fproperties%2Fbook%2Fproperties%2Fid)}")

  private func talk(_ description: String, answering body: String = "{}") async throws -> (Talk, Asked) {
    let asked = Asked(body: body)
    let talk = try await asked.talk(base: nil)
    try talk.folder.write(description, to: "api.json")
    await talk.say("spec api.json", "base https://shelf.test/api/v2")
    return (talk, asked)
  }

  @Test("gives the same list each time")
  func lists() async throws {
    let expected = try await talk(Self.openAPI).0.say("ls -r").outText
    #expect(expected.contains("books/{book_id}") && expected.contains("Books, newest first."))
    for description in [Self.swagger, Self.hyperSchema, Self.pointers] {
      #expect(try await talk(description).0.say("ls -r").outText == expected)
    }
  }

  @Test(
    "checks requests and answers, and offers a body, each time", arguments: [openAPI, swagger, hyperSchema])
  func uses(_ description: String) async throws {
    let (talk, asked) = try await talk(description, answering: #"[{"title":"x"}]"#)
    let answer = await talk.say("get /books page==x")
    #expect(answer.flat.contains("`page` is integer, not `x`"), "\(answer.text)")
    #expect(answer.flat.contains(".[0].id"), "\(answer.text)")
    let help = await talk.say("help post /books").text
    #expect(
      help.contains("title") && help.contains("Add a book.") && help.contains(#"{"title":"Apus"}"#), "\(help)"
    )
    let swift = await talk.say("get /books/7", "swift").text
    #expect(swift.contains("bookID: Int") || swift.contains("bookId: Int"), "\(swift)")
    #expect(asked.lines == ["GET /api/v2/books?page=x", "GET /api/v2/books/7"])
  }

  @Test("is named for what it was written in, and other kinds are refused by their names")
  func names() async throws {
    #expect(try await talk(Self.hyperSchema).0.say("spec").text.contains("JSON Hyper-Schema draft 4"))
    let (talk, _) = try await talk(Self.openAPI)
    try talk.folder.write(
      #"{"kind":"discovery#restDescription","name":"x","resources":{}}"#, to: "google.json")
    try talk.folder.write("#%RAML 1.0\ntitle: x\n", to: "a.raml")
    try talk.folder.write(
      #"{"$schema":"http://json-schema.org/draft-07/schema#","type":"object"}"#, to: "plain.json")
    #expect(await talk.say("spec google.json").flat.contains("a discovery document of Google"))
    #expect(await talk.say("spec a.raml").flat.contains("this is RAML"))
    #expect(await talk.say("spec plain.json").flat.contains("a JSON Schema without `links`"))
  }
}
