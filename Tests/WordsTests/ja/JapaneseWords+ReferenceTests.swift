import Testing

@testable import ApusWords

@Suite("Japanese for the reference")
struct JapaneseReferenceTests {
  private static let lines = JapaneseWords.reference.flatMap {
    String(describing: $0).split(separator: "\n")
  }

  private static func places(_ text: Substring) -> [String] {
    text.matches(of: /\{\d\}/).map { String($0.output) }.sorted()
  }

  @Test("has a form below each key, with the same places, and no key twice")
  func forms() {
    #expect(Self.lines.count > 2500 && Self.lines.count.isMultiple(of: 2))
    for (index, key) in Self.lines.enumerated() where index.isMultiple(of: 2) {
      let form = Self.lines[index + 1]
      #expect(!key.hasPrefix(" ") && form.hasPrefix("  ") && form.count > 3, "\(key)")
      #expect(Self.places(key) == Self.places(form), "\(key)")
    }
    let keys = Self.lines.filter { !$0.hasPrefix("  ") }
    #expect(Set(keys).count == keys.count)
  }

  @Test("is looked at where no other table has a sentence")
  func found() {
    let words = SpokenLanguage.japanese.speaking { said("\("ETag"), a response header") }
    #expect(words == "ETag（レスポンスヘッダー）")
    #expect(SpokenLanguage.japanese.says("The next page."))
  }
}
