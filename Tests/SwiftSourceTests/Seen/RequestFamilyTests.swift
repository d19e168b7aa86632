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
