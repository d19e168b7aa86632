import ApusPacingTestSupport
import Testing

@testable import ApusClient
@testable import ApusSwiftSource

@Suite("A package of what a session asked", .paced)
struct SeenPackageTests {
  private func package(_ seen: [MadeUpExchange], access: Access = .internal) throws -> SeenPackage {
    try SeenPackage(seen.map { SourceMaterial($0, among: seen) }, access: access, version: "1.2.3")
  }

  private func explored() throws -> [MadeUpExchange] {
    let token = HeaderField(name: "Authorization", value: Secret("s3cret").prefixed(by: "Bearer "))
    return [
      try MadeUpExchange("/users/7", #"{"message": "none"}"#, status: 404),
      try MadeUpExchange("/users/8", #"{"id": 8, "name": "ada"}"#),
      try MadeUpExchange("/users/9", #"{"id": 9, "name": null}"#),
      MadeUpExchange(
        Request(
          method: .post, url: try WebURL("http://example.test/users"), headers: HeaderFields([token]),
          body: .bytes(Array(#"{"name":"eve"}"#.utf8), contentType: "application/json")),
        #"{"id": 10}"#, status: 201),
      try MadeUpExchange("/teapot", #"{"message": "no"}"#, status: 418),
    ]
  }

  private func file(_ ending: String, access: Access = .internal) throws -> String {
    let found = try package(try explored(), access: access).files.first { $0.path.hasSuffix(ending) }
    return try #require(found).text
  }

  @Test("has an endpoint for each kind of request, tests, and a place for the recording")
  func files() throws {
    let package = try package(try explored())
    #expect(package.endpointCount == 3)
    #expect(
      package.files.map(\.path) == [
        "Sources/ExampleClient/Example.swift", "Tests/ExampleClientTests/ExampleRecordedTests.swift",
        "Package.swift",
      ])
    #expect(package.recording == "Tests/ExampleClientTests/recorded.har")
    let manifest = try #require(package.files.last).text
    #expect(
      manifest.contains(#"exclude: ["recorded.har"]"#) && manifest.contains(#""ApusTesting""#), "\(manifest)")
  }

  @Test("knows an endpoint by all that was answered, and has the secrets of all in one service")
  func endpoints() throws {
    let text = try file("/Example.swift")
    #expect(text.contains("    let token: Secret\n") || text.contains("  let token: Secret\n"), "\(text)")
    #expect(text.split(separator: "\n").count { $0.contains(": Endpoint {") } == 3, "\(text)")
    #expect(text.contains("      var name: String?\n") && text.contains("    let id: Int\n"))
    #expect(!text.contains("s3cret") && !text.contains("public"))
    #expect(try file("/Example.swift", access: .public).contains("  public struct User: Endpoint {"))
  }

  @Test("tests that what was answered is, that what was refused is, and that all is what it promises")
  func tests() throws {
    let text = try file("Tests.swift")
    #expect(text.contains("@testable import ExampleClient\n"), "\(text)")
    #expect(text.contains(#"service: Example(token: Secret("recorded"))"#))
    #expect(text.contains(#"  @Test("GET /users/{id} is answered as it was")"#))
    #expect(
      text.contains("    let endpoint = Example.User(id: 8)\n    _ = try await client().send(endpoint)\n")
    )
    #expect(text.contains(#"  @Test("GET /teapot is refused as it was")"#))
    #expect(text.contains("    await #expect(throws: APIError<Example.Teapot.ErrorResponse>.self) {\n"))
    #expect(text.contains(#"check.decode(Example.User(id: 8), at: "/users/{id}")"#))
    #expect(text.contains("    #expect(check.unread.isEmpty)\n"))
  }

  @Test("has several services beside each other, and nothing where nothing was answered")
  func several() throws {
    let other = MadeUpExchange(Request(method: .get, url: try WebURL("http://api.shop.test/pets")), "[]")
    let both = try package([try MadeUpExchange("/users/8"), other])
    #expect(
      both.files.map(\.path).filter { $0.hasPrefix("Sources/") }
        == ["Sources/ExampleClient/Example.swift", "Sources/ExampleClient/Shop.swift"])
    #expect(both.files.allSatisfy { !$0.text.contains("unread") })
    let none = try package([])
    #expect(none.endpointCount == 0 && none.files.isEmpty)
  }

  @Test("does not send again what would be another request each time")
  func forms() throws {
    let form = MultipartForm([.field("a", "b")])
    let seen = MadeUpExchange(
      Request(method: .post, url: try WebURL("http://example.test/photos"), body: .multipart(form)))
    let package = try package([seen])
    let tests = try #require(package.files.first { $0.path.hasSuffix("Tests.swift") }).text
    #expect(
      !tests.contains("send(endpoint)") && tests.contains("check.decode(Example.CreatePhoto"), "\(tests)")
  }

  @Test("sends blanks as what they are, and something in place of each secret")
  func blanks() throws {
    let package = try package([try MadeUpExchange("/search?q=swift+language&token=canary-1234")])
    let tests = try #require(package.files.first { $0.path.hasSuffix("Tests.swift") }).text
    #expect(tests.contains(#"Example.Search(q: "swift language", token: "recorded")"#), "\(tests)")
    #expect(!tests.contains("import Foundation"))
  }
}
