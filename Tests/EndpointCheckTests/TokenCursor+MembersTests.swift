import Testing

@testable import ApusEndpointCheck

@Suite("Members as they are declared")
struct TokenCursorMembersTests {
  private func members(_ source: String) -> [DeclaredType.Member] {
    DeclaredTypeReader.types(in: "struct A { \(source) }", file: "A").first?.members ?? []
  }

  private func signature(_ source: String) throws -> DeclaredType.Signature {
    try #require(members(source).first { $0.kind == .function }).signature
  }

  @Test("a property has the type that is written, and who makes the value may say what it is")
  func properties() {
    let all = members("let a: [String:  Int]; var b: Int { 1 }; let c = 1, d = 2; let e, f: Int, g: P? = nil")
    #expect(all.map(\.name) == ["a", "b", "c", "e", "f", "g"])
    #expect(all.map(\.typeText) == ["[String: Int]", "Int", "", "", "Int", "P?"])
    #expect(all.map(\.isGiven) == [true, false, false, true, true, false])
  }

  @Test("a function has labels, types, effects and a result")
  func functions() throws {
    let all = try signature(
      "mutating func f<T>(_ a: inout A, @B(1) b c: (Int) -> T, d: [Int] = [1, 2], e: T...) async throws(E) -> [Int] {}"
    )
    #expect(all.labels == "_:b:d:e:")
    #expect(all.parameters.map(\.isInout) == [true, false, false, false])
    #expect(all.parameters.map(\.type).prefix(3) == [.name("A"), .function, .array(.name("Int"))])
    #expect(all.effects == ["async", "throws"])
    #expect(all.isMutating && all.isGeneric)
    #expect(all.result == .array(.name("Int")))
    let plain = try signature("func f() {}; let next = 1")
    #expect(plain.parameters.isEmpty && plain.effects.isEmpty && !plain.isMutating && !plain.isGeneric)
    #expect(plain.result == .name("Void"))
  }

  @Test("an alias says what it stands for, unless that differs each time")
  func aliases() {
    #expect(members("typealias B = [Int]").first?.type == .array(.name("Int")))
    #expect(members("typealias B<T> = [T]").first?.type == .unclear)
  }

  @Test(
    "an operator, a pattern and a subscript are none",
    arguments: ["static func == (a: A, b: A) -> Bool { true }"])
  func others(_ source: String) {
    #expect(
      members(source + "; let (a, b) = c; subscript(x: Int) -> Int { x }; var last: Int").map(\.name) == [
        "last"
      ])
    #expect(members(source + "; var last: Int").map(\.isStatic) == [false])
  }
}
