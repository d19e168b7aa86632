import Testing

@testable import APIClient

@Suite("Names of types")
struct TypeNameTests {
  struct Inner {
    struct Box<Value> {}
  }

  @Test(
    "a type is named as somebody would write it, without its module",
    arguments: [
      (Int.self, "Int"), ([String].self, "[String]"), ([[Int?]].self, "[[Int?]]"),
      ([String: [Int]].self, "[String: [Int]]"), (Inner.self, "TypeNameTests.Inner"),
      ([Inner]?.self, "[TypeNameTests.Inner]?"), (HTTPMethod.self, "HTTPMethod"),
      (Result<Int, Never>.self, "Result<Int, Never>"), (Set<[Int: String]>.self, "Set<[Int: String]>"),
    ] as [(Any.Type, String)])
  func names(_ type: Any.Type, _ expected: String) {
    #expect(TypeName(type).description == expected)
  }
}
