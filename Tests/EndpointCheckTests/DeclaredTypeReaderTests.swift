import Testing

@testable import ApusEndpointCheck

@Suite("Types as they are declared")
struct DeclaredTypeReaderTests {
  private func types(_ source: String) -> [DeclaredType] { DeclaredTypeReader.types(in: source, file: "A") }

  @Test("a type has its members, and not those of what is in it")
  func members() throws {
    let types = types(
      """
      public struct A<T: P>: Endpoint, Other.Thing where T: Q {
        @Wrapped(a: { $0 }) private static let one = 1, two = { let three = 3 }()
        struct B { var inner = 1 }
        func f(_ a: [Int: String], b c: inout Int, d: (Int, Int) -> Void = { _ in }, e: Int) {}
        class func g() {}
        subscript(x: Int) -> Int { x }
      }
      """)
    #expect(types.map(\.path) == [["A"], ["A", "B"]])
    let type = try #require(types.first)
    #expect(type.inherited == [["Endpoint"], ["Other", "Thing"]])
    #expect(type.placeholders == ["T"])
    #expect(
      type.members.map { ($0.isStatic ? "static " : "") + $0.name + "(\($0.signature.labels))" } == [
        "static one()", "B()", "f(_:b:d:e:)", "static g()",
      ])
  }

  @Test("an extension has the name of what it extends, and what is in it that name before its own")
  func extensions() {
    let types = types("extension A.B: P & Q { struct C {}; typealias D = E }")
    #expect(types.map(\.path) == [["A", "B"], ["A", "B", "C"], ["A", "B", "D"]])
    #expect(types.map(\.kind) == [.extension, .type, .alias])
    #expect(types.first?.inherited == [["P"], ["Q"]])
    #expect(types.last?.target == .name("E"))
  }

  @Test("a protocol may inherit behind its `where`, and its associated types stand for others")
  func protocols() {
    let type = types("protocol P where Self: Q, A: B { associatedtype A }").first
    #expect(type?.inherited == [["Q"]])
    #expect(type?.placeholders == ["A"])
  }

  @Test(
    "what only looks like a declaration is none, and what follows is read",
    arguments: [
      "import struct Foundation.Data", "import A", "let kind = Kind.protocol", "}", "private(set) var a = 1",
      "extension [Int] { struct C {} }",
    ])
  func lookalikes(_ source: String) {
    let types = types(source + "\nstruct A: P {}")
    #expect(types.map(\.path) == [["A"]])
    #expect(types.map(\.isPrivate) == [false])
  }

  @Test("words are counted where they use a value: not in initializers, nor in types within")
  func words() {
    let words = types(
      """
      struct A {
        let a: Int
        init(a: Int) { self.a = a }
        struct B { let a: Int }
        var c: Int { a + Self.d + A.d }
        var e: A { self }
      }
      """
    ).first?.words
    #expect(words?["a"] == 2)
    #expect(words?["Self.d"] == 2)
    #expect(words?["self"] == 1)
  }
}
