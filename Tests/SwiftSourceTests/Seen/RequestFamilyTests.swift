import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusSwiftSource

@Suite("A family of requests", .paced)
struct RequestFamilyTests {
  private func family(_ wanted: MadeUpExchange, _ others: [MadeUpExchange] = []) -> RequestFamily {
    RequestFamily(of: wanted, among: others + [wanted], under: "/v2")
  }

  /// A path as a family has it, with its values in braces.
  private func path(_ family: RequestFamily) -> String {
    family.segments.map { segment in
      switch segment {
      case .text(let text): "/" + text
      case .value(let name): "/{\(name)}"
      }
    }.joined()
  }

  @Test(
    "has a value where the answer says it again, or where it looks like one",
    arguments: [
      ("/v2/users/ada", #"{"login": "ada"}"#, "/users/{login}"),
      ("/v2/users/7", #"[{"id": 7}]"#, "/users/{id}"),
      ("/v2/users/7/posts", "[]", "/users/{user_id}/posts"),
      ("/v2/repos/ada/box", #"{"owner": {"login": "ada"}, "name": "box"}"#, "/repos/{owner}/{name}"),
      ("/v2/files/%E3%82%8A", "{}", "/files/{file}"), ("/v2/pets/tom", #"{"kind": "cat"}"#, "/pets/tom"),
    ])
  func values(_ asked: String, _ body: String, _ expected: String) throws {
    #expect(path(family(try MadeUpExchange(asked, body))) == expected)
  }

  @Test("of queries in GraphQL has those that ask the same, whether files go along or not")
  func graphQL() throws {
    func asked(_ body: SentBody, _ answer: String) throws -> MadeUpExchange {
      let url = try WebURL("http://example.test/v2/graphql")
      return MadeUpExchange(Request(method: .post, url: url, body: body), answer)
    }
    func query(_ text: String) -> SentBody {
      .bytes(Array(#"{"query":"\#(text)"}"#.utf8), contentType: "application/json")
    }
    let schema = try asked(query("{ __schema { types { name } } }"), #"{"data":{"__schema":{}}}"#)
    let people = try asked(query("{ people { name } }"), #"{"data":{"people":[]}}"#)
    let again = try asked(query("{ people { name } }"), #"{"data":{"people":[{"name":"Ada"}]}}"#)
    let form = MultipartForm(
      [
        .field("operations", #"{"query":"mutation($f: Upload!) { upload(file: $f) { bytes } }"}"#),
        .field("map", #"{"0":["variables.f"]}"#), .file("0", path: "/tmp/a"),
      ], boundary: "B")
    let upload = try asked(.multipart(form), #"{"data":{"upload":{"bytes":1}}}"#)
    #expect(family(people, [schema, again, upload]).members.count == 2)
    #expect(family(upload, [schema, people]).members.count == 1)
    // What is no GraphQL is one family, whatever is searched for.
    let shoes = try asked(query("shoes"), "{}")
    #expect(try family(shoes, [asked(query("hats"), "{}"), people]).members.count == 2)
  }

  @Test("has a value where two answers that are alike differ in it alone, and no other")
  func alike() throws {
    let cat = #"{"kind": "cat", "age": 3}"#
    let tom = try MadeUpExchange("/v2/pets/tom", cat)
    let kit = try MadeUpExchange("/v2/pets/kit", cat)
    #expect(path(family(tom, [kit])) == "/pets/{pet}")
    #expect(family(tom, [kit]).values(at: 1) == ["tom", "kit"])
    let others = [
      try MadeUpExchange("/v2/pets/kit", cat, by: .post), try MadeUpExchange("/v2/pets/kit", "[]"),
      try MadeUpExchange("/v1/pets/kit", cat), try MadeUpExchange("/v2/pets/kit/toys", cat),
    ]
    for other in others {
      #expect(path(family(tom, [other])) == "/pets/tom")
      #expect(family(tom, [other]).members.count == 1)
    }
  }

  @Test("takes in what was refused where others were answered, and is led by what was wanted")
  func refused() throws {
    let nobody = try MadeUpExchange("/v2/users/nobody", #"{"message": "no"}"#, status: 404)
    let ada = try MadeUpExchange("/v2/users/ada", #"{"login": "ada"}"#)
    let family = family(nobody, [ada])
    #expect(path(family) == "/users/{login}")
    #expect(family.values(at: 1) == ["nobody", "ada"])
    #expect(family.successes.count == 1)
  }

  @Test(
    "is called after its method and its path",
    arguments: [
      (HTTPMethod.get, "/v2/users/7", "user"), (.get, "/v2/users", "users"),
      (.post, "/v2/users", "create-user"),
      (.delete, "/v2/users/7/keys", "delete-user-keys"), (.get, "/v2", "root"), (.put, "/v2", "replace"),
    ])
  func names(_ method: HTTPMethod, _ asked: String, _ name: String) throws {
    #expect(family(try MadeUpExchange(asked, by: method)).endpointName == name)
  }
}
