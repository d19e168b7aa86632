import ApusContracts
import ApusPacingTestSupport
import ApusText
import Testing

@testable import ApusExplorer

@Suite("Help about rules", .paced)
struct HelpRulesTests {
  @Test("shows rules that are what they are shown as")
  func rules() throws {
    let topic = try #require(HelpTopic.all.first { $0.name == "rules" })
    let rows = topic.lines(on: Screen(width: 10_000)).map(\.text).filter { $0.hasPrefix("  ") }
    let rules = rows.compactMap { row in
      row.dropFirst(2).firstRange(of: "  ").map { row.dropFirst(2)[..<$0.lowerBound] }
    }
    #expect(rules.count > 20)
    for rule in rules { #expect(throws: Never.self, "\(rule)") { try Rule(String(rule)) } }
  }
}
