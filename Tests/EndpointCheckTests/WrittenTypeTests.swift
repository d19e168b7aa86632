import Testing

@testable import ApusEndpointCheck

@Suite("Types as source has them")
struct WrittenTypeTests {
  private func read(_ source: String) -> (type: WrittenType, rest: String?) {
    var cursor = TokenCursor(tokens: SwiftToken.all(in: source))
    let type = cursor.readType()
    return (type, cursor.token().map { String($0.text) })
  }

  private static let int = WrittenType.name("Int")

  @Test(
    "each kind is told apart, whatever spelling it has, and nothing behind it is taken",
    arguments: [
      ("Int = 1", Self.int), ("GitHub.User {", .name(["GitHub", "User"])), ("(Int) =", Self.int),
      ("() {", .name("Void")), ("[Int] =", .array(Self.int)), ("Array<Int> =", .array(Self.int)),
      ("[Int: [Int]] {", .dictionary(Self.int, .array(Self.int))),
      ("Dictionary<Int, Int> {", .dictionary(Self.int, Self.int)), ("Int? {", .optional(Self.int)),
      ("Optional<Int> {", .optional(Self.int)), ("Set<Int> {", .name(["Set"], of: [Self.int])),
      ("(any P)? {", .optional(.existential(.name("P")))), ("some P {", .opaque(.name("P"))),
      ("P & Q {", .all([.name("P"), .name("Q")])), ("(Int, a: Int) {", .tuple), ("(a: Int, Int) {", .tuple),
      ("@Sendable (Int) -> Void {", .function), ("() async throws(E) -> Int {", .function),
      ("inout Int {", Self.int), ("Int.Type {", .unclear), ("[3 of Int] {", .unclear),
      ("~Copyable {", .unclear),
    ])
  func kinds(_ source: String, _ expected: WrittenType) {
    let (type, rest) = read(source)
    #expect(type == expected)
    #expect(rest == "{" || rest == "=")
  }

  @Test("effects without an arrow are no part of it")
  func effects() {
    #expect(read("Int throws {").rest == "throws")
  }

  @Test(
    "what is cut off or nested beyond reason is read to its end",
    arguments: ["[", "A<", "(a:", "any", "@", "", String(repeating: "[", count: 1000)])
  func broken(_ source: String) {
    #expect(read(source).rest == nil)
  }

  @Test("tildes before a type take no stack, however many there are")
  func tildes() {
    let (type, rest) = read(String(repeating: "~", count: 100_000) + "Copyable {")
    #expect(type == .unclear && rest == "{")
  }

  @Test("a type conforms to each of a composition")
  func conformances() {
    #expect(read("any P & A.Q").type.conformances == [["P"], ["A", "Q"]])
    #expect(read("[P]").type.conformances == [])
  }
}
