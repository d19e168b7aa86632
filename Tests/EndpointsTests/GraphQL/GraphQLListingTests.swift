import ApusPacingTestSupport
import ApusText
import Testing

@testable import ApusEndpoints

@Suite("What a schema can be asked, listed", .paced)
struct GraphQLListingTests {
  private func lines(_ words: [String] = [], width: Int = 80, height: Int? = nil) throws -> [String] {
    var screen = Screen(width: width)
    screen.height = height
    let scope = try GraphScope.scope()
    let listed = ListedEndpoints(words, in: scope, isLong: false, isRecursive: false, line: "ls")
    return listed.view.lines(on: screen).map(\.text)
  }

  @Test("is a row for each field of the roots, with its arguments")
  func all() throws {
    let lines = try lines()
    #expect(lines.count == 4 && lines[0].hasPrefix("query     person(name: String!, size: Size): Person"))
    #expect(lines[0].hasSuffix("Somebody") && lines[2].contains("out of use: Gone"))
    #expect(lines[3].hasPrefix("mutation  add(input: NewPerson!): Person"))
  }

  @Test("is of one kind, or of what has a word in it")
  func words() throws {
    #expect(try lines(["mutation"]).count == 1 && lines(["queries"]).count == 3)
    #expect(try lines(["somebody"]).count == 1 && lines(["graphql"]).count == 4)
  }

  @Test("is of a kind that the schema does not have: that is said, and what to list instead")
  func none() throws {
    let listed = ListedEndpoints(
      ["subscription"], in: try GraphScope.scope(), isLong: false, isRecursive: false, line: "ls")
    #expect(listed.isEmpty && listed.nothing.text == "the schema has nothing like that; try: ls graphql")
  }

  @Test("is cut where there is no room, and says how to see the rest")
  func folded() throws {
    let lines = try lines(width: 30, height: 3)
    #expect(lines.count == 3 && lines.allSatisfy { $0.count <= 30 })
    #expect(lines[2].contains("2 more: ls | less"))
  }
}
