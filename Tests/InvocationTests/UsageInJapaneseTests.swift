import ApusServing
import ApusText
import ApusWords
import Testing

@testable import ApusInvocation

@Suite("Usage in Japanese")
struct UsageInJapaneseTests {
  private func japanese(_ text: String) -> [Substring] {
    SpokenLanguage.japanese.speaking { retold(lines: text) }
      .split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test("has each line of the English, none of them wider than a screen")
  func usage() {
    let english = Usage.text.split(separator: "\n", omittingEmptySubsequences: false)
    let lines = japanese(Usage.text)
    #expect(lines.count == english.count)
    for (line, was) in zip(lines, english) where !was.isEmpty {
      #expect(line != was, "\(was)")
      #expect(Line(String(line)).width <= 80, "\(line)")
    }
  }

  @Test(
    "is there for what answers other programs, and what is typed there stays as it is",
    arguments: ["serve", "tap", "practice"])
  func manuals(_ word: String) throws {
    let text = try #require(ServiceManual.text(of: word))
    let lines = japanese(text)
    #expect(lines.allSatisfy { Line(String($0)).width <= 80 })
    #expect(lines.first?.hasPrefix("apus \(word)") == true)
    let asIs = zip(lines, text.split(separator: "\n", omittingEmptySubsequences: false)).filter {
      $0 == $1 && !$0.isEmpty
    }
    #expect(asIs.count <= 8, "\(asIs.map(\.0))")
  }
}
