import ApusClient
import ApusLanguage
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

  private static let styled = #"""
    {"openapi":"3.0.3","servers":[{"url":"https://api.forge.test"}],"paths":{
     "/plain/{ids}":{"get":{"operationId":"plain","parameters":[
      {"name":"ids","in":"path","schema":{"type":"array"}}]}},
     "/signed/{ids}/x":{"get":{"operationId":"signed","parameters":[
      {"name":"ids","in":"path","style":"matrix","schema":{"type":"array"}}]}},
     "/reports/{id}{format}":{"get":{"parameters":[{"name":"id","in":"path"},
      {"name":"format","in":"path","style":"label","schema":{"type":"string"}}]}},
     "/new/{key}":{"get":{"parameters":[{"name":"key","in":"path","style":"label","example":"a b"}]}},
     "/other/{number}":{"get":{"parameters":[{"name":"number","in":"path","style":"label"}]}}}}
    """#

  @Test("are read by the style of one parameter, and offered in that of another")
  func styles() throws {
    let visits = ["/signed/;ids=1,2/x", "/plain/3", "/reports/7.json", "/reports/1.2.json"]
    let scope = try Forge.scope(visited: visits, Self.styled)
    let known = KnownEndpoints(scope)
    #expect(known.usedValues["ids"] == ["1,2", "3"])
    #expect(known.usedValues["id"] == ["7"] && known.usedValues["format"] == ["json"])
    func offers(_ typed: String, _ method: String?) -> [String] {
      URLCompletion(known, from: "", method: method).completion(of: typed, endingAt: typed.utf8.count)
        .candidates.map(\.text)
    }
    #expect(offers("/plain/", "GET") == ["1,2", "3", "{ids}"])
    #expect(offers("/signed/", nil).prefix(2) == [";ids=1,2/", ";ids=3/"])
    #expect(scope.value(of: "ids", in: "/signed/{ids}/x", .get) == ";ids=1,2")
    let call = try OperationCall(CallLine(CommandLine(Words("call signed"))), in: scope)
    #expect(call.missing.map(\.usual) == ["1,2"])
  }

  @Test("where there is none, an example is suggested, or else a number, in the style that is wanted")
  func examples() throws {
    let scope = try Forge.scope(Self.styled)
    #expect(scope.value(of: "key", in: "/new/{key}", .get) == ".a%20b")
    #expect(scope.value(of: "number", in: "/other/{number}", .get) == ".1")
  }
}
