import ApusContracts
import ApusPacingTestSupport
import Testing

@testable import ApusSavedSessions

@Suite("Rules that are written into a session", .paced)
struct SessionDocumentRulesTests {
  private static let head = "---\nsession: 1\n---\n\n# A\n\n"
  private static let steps = "```console\n$ get /\n```\n"

  private func adding(_ rules: [String], to text: String) throws -> String {
    let document = try SessionDocument(parsing: text)
    return document.adding(try rules.map { try Rule($0) }).text
  }

  @Test("stand in a block of their own before the first step, where there is none")
  func newBlock() throws {
    #expect(
      try adding([".age ignore", "time < 2 s  # slow"], to: Self.head + Self.steps)
        == Self.head + "```rules\n.age ignore\ntime < 2 s  # slow\n```\n\n" + Self.steps)
  }

  @Test("go to the end of the block that is there, and each is there once")
  func knownBlock() throws {
    let block = "```rules\n.a type\n```\n\n"
    let text = Self.head + block + Self.steps + "\n```rules\n.b type\n```\n"
    let changed = try adding([".age ignore", ".a type", ".b type"], to: text)
    #expect(changed == text.replacing(".a type\n", with: ".a type\n.age ignore\n.b type\n"))
    #expect(try adding([".age ignore"], to: changed) == changed)
    #expect(try SessionDocument(parsing: changed).rulesOfSteps.first?.ofFile.count == 3)
  }

  @Test("of one step stand right behind it, in the block that is there, and each is there once")
  func ofStep() throws {
    let text = Self.head + "```console\n$ get /a\n\n$ get /b\n```\n\nProse.\n"
    let document = try SessionDocument(parsing: text)
    let first = try #require(document.steps.first)
    let once = document.adding([try Rule(".age ignore")], behind: first)
    let cut =
      "```console\n$ get /a\n```\n\n```rules\n.age ignore\n```\n\n```console\n$ get /b\n```\n\nProse.\n"
    #expect(once.text == Self.head + cut)
    let read = try SessionDocument(parsing: once.text)
    let more = [try Rule(".age ignore"), try Rule(".b type  # why")]
    let twice = read.adding(more, behind: try #require(read.steps.first))
    #expect(twice.text == once.text.replacing(".age ignore\n", with: ".age ignore\n.b type  # why\n"))
    #expect(read.rulesOfSteps.map { $0.own.count } == [1, 0])
    let known = [try Rule(".age ignore")]
    #expect(twice.adding(known, behind: try #require(twice.steps.first)).text == twice.text)
  }
}
