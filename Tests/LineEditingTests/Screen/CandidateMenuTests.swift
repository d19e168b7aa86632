import ApusPacingTestSupport
import ApusText
import Testing

@testable import ApusLineEditing

@Suite("Candidate lists", .paced)
struct CandidateMenuTests {
  private func rows(_ menu: CandidateMenu, columns: Int = 40, rows: Int = 5) -> [String] {
    menu.rows(columns: columns, rows: rows).map(\.text)
  }

  @Test("with meanings there is one candidate a row, and the chosen one is always among those shown")
  func described() {
    let candidates = (0..<20).map { Candidate("c\($0)", meaning: "meaning \($0)") }
    #expect(
      rows(CandidateMenu(candidates: candidates)) == [
        "c0  meaning 0", "c1  meaning 1", "c2  meaning 2", "c3  meaning 3", "… and 16 more",
      ])
    for selected in candidates.indices {
      let menu = CandidateMenu(candidates: candidates, selected: selected)
      #expect(rows(menu).contains { $0.hasPrefix("c\(selected) ") })
      #expect(rows(menu).count == 5)
    }
  }

  @Test("no row reaches the margin, whatever the candidates, the width and the height are")
  func fitting() {
    var random = SeededGenerator(seed: 5)
    let parts = ["a", "日本", "👍🏽", "\u{1b}", "long-long-word", "\n", " "]
    for _ in 0..<500 {
      let hasMeanings = Bool.random(using: &random)
      let candidates = (0..<Int.random(in: 1...30, using: &random)).map { _ in
        let text = (0..<3).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
        return Candidate(text, meaning: hasMeanings ? text + text : "")
      }
      let columns = Int.random(in: 12...60, using: &random)
      let height = Int.random(in: 2...12, using: &random)
      let menu = CandidateMenu(
        candidates: candidates, selected: candidates.indices.randomElement(using: &random))
      let shown = rows(menu, columns: columns, rows: height)
      #expect(shown.count <= height)
      #expect(shown.allSatisfy { DisplayWidth.of($0) < columns })
    }
  }

  @Test("text is cut by columns, with a mark")
  func clipping() {
    #expect(Columns.clip("abcdef", to: 6) == "abcdef")
    #expect(Columns.clip("abcdef", to: 4) == "abc…")
    #expect(Columns.clip("日本語", to: 4) == "日…")
    #expect(Columns.clip("日本語", to: 5) == "日本…")
    #expect(Columns.clip("ab", to: 0) == "")
    #expect(Columns.fit("日", to: 4) == "日  ")
  }
}
