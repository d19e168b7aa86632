import ApusPacingTestSupport
import Testing

@testable import ApusEndpoints
@testable import ApusOpenAPI

@Suite("Operations by their names", .paced)
struct EndpointScopeCallingTests {
  @Test("are found whatever their case, with all that is described of them")
  func named() throws {
    let scope = try Forge.scope()
    #expect(scope.operation(named: "createform")?.path == "/forms")
    #expect(scope.operation(named: "issues/create")?.body?.isRequired == true)
    #expect(scope.operation(named: "create") == nil)
    #expect(EndpointScope().operation(named: "issues/create") == nil)
  }

  @Test("one that needs nothing is known, to begin with")
  func simplest() throws {
    #expect(try Forge.scope().simplestCall == "call activity/list-starred")
    #expect(EndpointScope().simplestCall == nil)
  }

  @Test("where `cd` has gone says the parts of a path that lies below, and of no other")
  func directory() throws {
    let scope = try Forge.scope(directory: "repos/apple")
    let issues = try #require(scope.operation(named: "issues/get"))
    #expect(scope.valuesOfDirectory(in: issues).map { "\($0.name)=\($0.value)" } == ["owner=apple"])
    let starred = try #require(scope.operation(named: "activity/list-starred"))
    #expect(scope.valuesOfDirectory(in: starred).isEmpty)
    let deep = try Forge.scope(directory: "repos/apple/swift/issues/5/comments")
    #expect(deep.valuesOfDirectory(in: issues).isEmpty)
  }
}
