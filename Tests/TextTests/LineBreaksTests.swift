import ApusText
import Testing

@Suite("Where a line may end")
struct LineBreaksTests {
  @Test("between Japanese characters, and between them and words in letters")
  func allowed() {
    for pair in ["りん", "はH", "Pは", "。次", "」と", "は「", "は`"] {
      let (left, right) = (pair.first ?? " ", pair.last ?? " ")
      #expect(isAllowed(left, right), "\(pair)")
    }
  }

  @Test("not before a mark that belongs to what it follows", arguments: "、。，．）］｝」』】〕〉》・：；ー？！ゃゅょっァ々…,)]")
  func first(_ mark: Character) {
    #expect(!LineBreaks.isAllowed(between: "字", and: mark))
  }

  @Test("not behind an opening bracket", arguments: "（［｛「『【〔〈《([{")
  func last(_ bracket: Character) {
    #expect(!LineBreaks.isAllowed(between: bracket, and: "字"))
  }

  @Test("not within a word in letters, and at its blanks")
  func words() {
    #expect(!isAllowed("a", "b") && !isAllowed("é", "-") && !isAllowed(" ", " "))
    #expect(isAllowed("a", " ") && isAllowed(" ", "字"))
    #expect(LineBreaks.isWide("ｱ") && LineBreaks.isWide("字") && !LineBreaks.isWide("é"))
  }

  private func isAllowed(_ left: Character, _ right: Character) -> Bool {
    LineBreaks.isAllowed(between: left, and: right)
  }
}
