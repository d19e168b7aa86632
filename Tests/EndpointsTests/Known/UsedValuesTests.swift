import ApusClient
import ApusLineEditing
import ApusPacingTestSupport
import Testing

@testable import ApusEndpoints

@Suite("Values that stood in the holes of paths", .paced)
struct UsedValuesTests {
  private func used(_ name: String, directory: String = "", _ visited: String...) throws -> [String] {
    KnownEndpoints(try Forge.scope(directory: directory, visited: visited)).usedValues[name]
  }

  @Test("go by the names of the holes, the latest first and each once")
  func order() throws {
    let paths = ["/networks/b/y/events", "/repos/a/x/issues?state=open", "/repos/b/z/issues/7"]
    let used = KnownEndpoints(try Forge.scope(visited: paths)).usedValues
    #expect(used["owner"] == ["b", "a"] && used["repo"] == ["y", "x", "z"] && used["issue_number"] == ["7"])
    #expect(used["nothing"].isEmpty)
  }

  @Test("where `cd` has gone is the latest of all, and what is encoded is read")
  func directory() throws {
    #expect(try used("owner", directory: "repos/c", "/repos/a%20b/x/issues") == ["c", "a b"])
  }

  @Test("what is not described says nothing")
  func others() throws { #expect(try used("owner", "/nothing/like/it", "/repos").isEmpty) }

  @Test("they are what is suggested in place of a hole, and what Tab offers first")
  func suggested() throws {
    let scope = try Forge.scope(visited: ["/repos/apple/swift/issues"])
    #expect(scope.value(of: "owner", in: "/networks/{owner}/{repo}/events", .get) == "apple")
    let completion = URLCompletion(KnownEndpoints(scope), from: "", method: "GET")
    func offers(_ typed: String) -> [String] {
      completion.completion(of: typed, endingAt: typed.utf8.count).candidates.map(\.text)
    }
    #expect(offers("/networks/") == ["apple/", "{owner}/{repo}/events"])
    #expect(offers("/networks/apple/") == ["swift/", "{repo}/events"])
    #expect(offers("/repos/apple/swift/issues/").last == "{issue_number}")
    #expect(offers("/repos/") == ["apple/", "{owner}/{repo}/"])
    #expect(offers("/repos/ap") == ["apple/"])
    #expect(offers("/repos/apple") == ["apple/"])
  }
}
