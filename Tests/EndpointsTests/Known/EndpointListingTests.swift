import ApusClient
import ApusPacingTestSupport
import ApusText
import Testing

@testable import ApusEndpoints
@testable import ApusOpenAPI
@testable import ApusRepl

@Suite("A list of endpoints", .paced)
struct EndpointListingTests {
  /// What a description with these paths lists.
  private func lines(
    _ paths: [String: [String]], at path: String = "/", isLong: Bool = false, isRecursive: Bool = false,
    width: Int = 60,
    height: Int? = nil
  ) throws -> [String] {
    let items = paths.sorted { $0.key < $1.key }.map { path, methods in
      "\"\(path)\":{\(methods.map { "\"\($0)\":{\"summary\":\"to \($0) \(path)\"}" }.joined(separator: ","))}"
    }
    let text = "{\"openapi\":\"3.0.0\",\"paths\":{\(items.joined(separator: ","))}}"
    var session = Session()
    session.base = .http("h.test")
    session.specification = LoadedSpecification(
      name: "-", location: nil, index: try Specification(Array(text.utf8)), warnings: [],
      home: session.base?.origin)
    let listing = EndpointListing(
      KnownEndpoints(session.scope), path, isLong: isLong, isRecursive: isRecursive, line: "ls")
    var screen = Screen(width: width)
    screen.height = height
    return listing.lines(on: screen).map(\.text)
  }

  private static let paths = ["/a": ["get", "post"], "/a/{id}": ["get"], "/b/c/d": ["delete"]]

  @Test("has a row for what is directly below, folders of one joined, and what is in them")
  func short() throws {
    #expect(try lines(Self.paths) == ["a/     GET POST  to get /a", "b/c/d  DELETE    to delete /b/c/d"])
    #expect(
      try lines(Self.paths, at: "/a") == [".     GET POST  to get /a", "{id}  GET       to get /a/{id}"])
    #expect(try lines(Self.paths, at: "/b") == ["c/d  DELETE  to delete /b/c/d"])
    #expect(try lines(Self.paths, at: "/nowhere/x").isEmpty)
  }

  @Test("goes on where there is nothing but a folder")
  func chain() throws {
    let paths = ["/q/api/v2/items": ["get"], "/q/api/v2/users/{id}": ["get"], "/q/api/v2/tags/{id}": ["get"]]
    #expect(
      try lines(paths, at: "/q").map { String($0.prefix { $0 != " " }) }
        == ["api/v2/items", "api/v2/tags/{id}", "api/v2/users/{id}"])
  }

  @Test("has a row a method, or everything with its path from here")
  func long() throws {
    #expect(
      try lines(Self.paths, at: "/a", isLong: true) == [
        "GET   .     to get /a", "POST  .     to post /a", "GET   {id}  to get /a/{id}",
      ])
    #expect(
      try lines(Self.paths, isRecursive: true) == [
        "GET     a       to get /a", "POST    a       to post /a", "GET     a/{id}  to get /a/{id}",
        "DELETE  b/c/d   to delete /b/c/d",
      ])
  }

  @Test("ends where the screen does, and says how to have the rest")
  func height() throws {
    let many = Dictionary(uniqueKeysWithValues: (10..<40).map { ("/p\($0)", ["get"]) })
    let lines = try lines(many, height: 5)
    #expect(lines.count == 5 && lines.last == "… 26 more: ls | less")
    #expect(try self.lines(many).count == 30)
  }

  @Test("has what a path means below it where there is no room beside, and cuts what is too long")
  func narrow() throws {
    let lines = try lines(["/a-very-long-name-of-a-path": ["get"]], width: 30)
    #expect(lines == ["a-very-long-name-of-a-path  G…", "    to get /a-very-long-name-…"], "\(lines)")
  }
}
