import Testing

@testable import ApusEndpointCheck

@Suite("Types as they are declared")
struct DeclaredTypeReaderTests {
  @Test("a type has its members, and not those of what is in it")
  func members() throws {
    let source = """
      public struct A<T: P>: Endpoint, Other.Thing where T: Q {
        @Wrapped(a: { $0 }) private static let one = 1, two = { let three = 3 }()
        struct B { var inner = 1 }
        func f(_ a: [Int: String], b c: inout Int, d: (Int, Int) -> Void = { _ in }) {}
        class func g() {}
        subscript(x: Int) -> Int { x }
      }
      """
    let types = DeclaredTypeReader.types(in: source, file: "A")
    #expect(types.map(\.name).sorted() == ["A", "B"])
    let type = try #require(types.first { $0.name == "A" })
    #expect(type.inherited == ["Endpoint", "Thing"])
    #expect(
      type.members.map { ($0.isStatic ? "static " : "") + $0.name + "(\($0.labels))" } == [
        "static one()", "B()", "f(_:b:d:)", "static g()",
      ])
    #expect(type.members.map(\.changes) == [false, false, true, false])
  }
}
