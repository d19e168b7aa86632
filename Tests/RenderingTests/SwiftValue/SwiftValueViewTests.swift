import Foundation
import Rendering
import Testing

@Suite("A decoded value")
struct SwiftValueViewTests {
  struct Owner: Sendable { let login: String, id: Int }
  struct Repository: Sendable {
    let name: String, owner: Owner, description: String?, topics: [String], isFork: Bool
  }
  struct Search: Sendable { let totalCount: Int, items: [Repository], took: Double, at: Date? }
  enum Colour: Sendable { case red, blue }
  struct Empty: Sendable {}

  private static let search = Search(
    totalCount: 12_834,
    items: (1...9).map { number in
      Repository(
        name: "りんご-\(number)", owner: Owner(login: "octocat", id: number),
        description: number == 2 ? nil : "A\nb",
        topics: ["swift", "http"], isFork: false)
    }, took: 1.5, at: Date(timeIntervalSince1970: 0))

  @Test("its type, its fields in a column, and below them what has no room on a line")
  func whole() throws {
    try expectSnapshot("swift-value", of: SwiftValueView(Self.search))
  }

  @Test("on a small screen it says how much more there is")
  func folded() throws {
    try expectSnapshot("swift-value-folded", of: SwiftValueView(Self.search), height: 6)
  }

  @Test(
    "a value alone is a line",
    arguments: [
      ("a\u{1b}[31m\"b\"", #""a\u{1B}[31m\"b\"""#), (5, "5"), (nil as Int?, "nil"), (Colour.blue, ".blue"),
      (true, "true"), (URL(string: "https://a.example")!, "https://a.example"),
    ] as [(any Sendable, String)])
  func scalars(_ value: any Sendable, _ expected: String) {
    #expect(SwiftValueView(value).text() == expected + "\n")
  }

  @Test("what is empty is a title")
  func empty() {
    #expect(SwiftValueView([Int]()).text() == "[Int] of 0\n")
    #expect(SwiftValueView(Empty()).text() == "SwiftValueViewTests.Empty\n")
    #expect(SwiftValueView(["b": 2, "a": 1]).text() == "[String: Int] of 2\n\"a\"  1\n\"b\"  2\n")
  }

  @Test("however large the value is, only what is drawn is looked at")
  func large() {
    let lines = SwiftValueView(Array(repeating: Self.search, count: 100_000)).lines(
      on: Screen(width: 80, height: 20))
    #expect(lines.count == 20)
  }
}
