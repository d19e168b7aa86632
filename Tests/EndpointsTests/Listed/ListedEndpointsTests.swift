import ApusPacingTestSupport
import ApusText
import Testing

@testable import ApusEndpoints

@Suite("What `ls` lists", .paced)
struct ListedEndpointsTests {
  private func listed(
    _ words: String..., from scope: EndpointScope? = nil, isLong: Bool = false, height: Int? = 22
  ) throws -> (lines: [String], listed: ListedEndpoints) {
    let scope = try scope ?? Forge.scope()
    let listed = ListedEndpoints(
      words, in: scope, isLong: isLong, isRecursive: false, line: (["ls"] + words).joined(separator: " "))
    return (listed.view.lines(on: Screen(width: 80, height: height)).map(\.text), listed)
  }

  @Test("the first line says whether a word is a path, a tag or searched for")
  func kinds() throws {
    #expect(try listed("/user").lines.first == "path /user")
    #expect(try listed("user/").lines.first == "path /user")
    #expect(try listed("issues").lines.first == "tag issues · 3 operations: Work with issues.")
    #expect(try listed("Issues").lines.first?.hasPrefix("tag issues") == true)
    #expect(try listed("forms").lines.first == "tag forms · 1 operation")
    #expect(try listed("star").lines.first == "search star · 2 operations, the best first")
    #expect(try listed("list", "stargazers").lines.first?.hasPrefix("search list stargazers · 1 ") == true)
  }

  @Test("a folder that is here is a path too, and a tag goes before it")
  func folders() throws {
    #expect(try listed("user").lines.first == "path /user")
    let there = try Forge.scope(directory: "repos/apple/swift")
    #expect(try listed("stargazers", from: there).lines.first == "path /repos/apple/swift/stargazers")
    #expect(try listed("issues", from: there).lines.first?.hasPrefix("tag issues") == true)
    #expect(try listed("./issues", from: there).lines.first == "path /repos/apple/swift/issues")
  }

  @Test("a small description is listed by its paths, a large one by its tags")
  func alone() throws {
    let small = try listed()
    #expect(small.listed.heading == nil && small.lines.contains { $0.hasPrefix("repos/{owner}/{repo}/") })
    let large = try Forge.scope(Forge.large())
    let lines = try listed(from: large).lines
    #expect(lines.first == "5 tags, 70 operations: ls TAG, ls WORD, or ls / for paths", "\(lines)")
    #expect(lines.contains { $0.hasPrefix("issues") && $0.contains("3  Work with issues.") }, "\(lines)")
    #expect(!lines.contains { $0.hasPrefix("unused") })
    #expect(try listed("/", from: large).lines.first == "path /")
    let below = try Forge.scope(directory: "user", Forge.large())
    #expect(try listed(from: below).lines == ["starred  GET  List starred repositories"])
  }

  @Test("no list is longer than the screen, and a program gets all of it")
  func height() throws {
    let large = try Forge.scope(Forge.large())
    for words in [["things"], ["get"], []] {
      let view = ListedEndpoints(words, in: large, isLong: false, isRecursive: false, line: "ls x").view
      for height in [4, 10, 22] {
        let lines = view.lines(on: Screen(width: 80, height: height))
        #expect(lines.count <= height, "\(words) \(height): \(lines.map(\.text))")
        #expect(lines.allSatisfy { $0.width <= 80 })
      }
    }
    #expect(try listed("things", from: large, height: nil).lines.count == 60)
  }

  @Test("many tags stand side by side, and where they are too many the list ends with the screen")
  func manyTags() throws {
    let tags = (0..<40).map { number in
      EndpointTag(name: "A long name of a tag \(number)", summary: "What it is for", operations: [number])
    }
    let listing = TagListing(tags: tags, line: "ls")
    let lines = listing.lines(on: Screen(width: 80, height: 8)).map(\.text)
    #expect(lines.count == 8 && lines.last == "… 19 more: ls | less", "\(lines)")
    #expect(lines.allSatisfy { $0.count <= 80 } && lines[0].hasPrefix("A long name of a tag 0 1"))
    #expect(listing.lines(on: Screen(width: 80, height: 20)).count == 14)
    #expect(
      listing.lines(on: Screen(width: 80)).map(\.text).last == "A long name of a tag 39     1  What it is for"
    )
    #expect(listing.lines(on: Screen(width: 20, height: 5)).allSatisfy { $0.width <= 20 })
  }

  @Test("where nothing is found that is said, with what to list instead")
  func nothing() throws {
    let found = try listed("isues").listed
    #expect(found.isEmpty)
    #expect(found.nothing.text == "nothing has isues in its path, its name or its summary; try: ls issues")
    #expect(try listed("/nowhere").listed.nothing.text == "nothing is known below /nowhere; try: ls /")
    let nowhere = ListedEndpoints(
      ["x"], in: EndpointScope(), isLong: false, isRecursive: false, line: "ls x")
    #expect(nowhere.nothing.text == "nothing is known here yet; try: use practice")
  }

  @Test("the names that `call` takes stand in the long list")
  func names() throws {
    #expect(
      try listed("starred", isLong: true).lines.last
        == "GET  /user/starred  activity/list-starred · List starred repositories")
  }

  @Test("the tags of a description count only where it is about the base")
  func elsewhere() throws {
    #expect(try Forge.scope().tagNames.map(\.name) == ["issues", "activity", "repos", "forms"])
    #expect(try Forge.scope(base: "http://other.test").tagNames.isEmpty)
    #expect(try Forge.scope().tagNames.map(\.meaning).prefix(2) == ["Work with issues.", "a tag"])
  }
}
