import Testing

@testable import ApusWords

@Suite("The tables of Japanese")
struct JapaneseWordsTests {
  private struct Row {
    let key: Substring
    let form: Substring
  }

  private static let rows: [Row] = JapaneseWords.all.flatMap { table -> [Row] in
    let lines = String(describing: table).split(separator: "\n").filter { $0.first != "#" }
    return zip(lines, lines.dropFirst()).filter { $1.hasPrefix("  ") && !$0.hasPrefix("  ") }
      .map { Row(key: $0, form: $1.dropFirst(2)) }
  }

  private static func places(_ text: Substring) -> [String] {
    text.matches(of: /\{\d\}/).map { String($0.output) }.sorted()
  }

  @Test("have the places of the English in every form, each as often")
  func places() {
    #expect(Self.rows.count > 150)
    for row in Self.rows { #expect(Self.places(row.key) == Self.places(row.form), "\(row.key)") }
  }

  @Test("are found again by each sentence that has something in its places")
  func found() {
    let names = ["alpha", "beta", "gamma", "delta", "epsilon", "zeta"]
    func filled(_ text: Substring) -> String {
      names.enumerated().reduce(String(text)) { $0.replacing("{\($1.offset)}", with: $1.element) }
    }
    SpokenLanguage.japanese.speaking {
      for row in Self.rows where row.key.contains("{0}") && !row.key.contains("}{") {
        let text = retold(filled(row.key))
        // What is too short to be known by its words stays English.
        if text == filled(row.key) { continue }
        #expect(Self.withoutBlanks(text) == Self.withoutBlanks(filled(row.form)), "\(row.key)")
      }
    }
  }

  private static func withoutBlanks(_ text: String) -> String { text.filter { $0 != " " } }

  @Test("have no key twice, and a form for each")
  func keys() {
    let lines = JapaneseWords.all.flatMap { String(describing: $0).split(separator: "\n") }
      .filter { $0.first != "#" }
    #expect(lines.count == Self.rows.count * 2, "a key without a form, or a form without a key")
    let keys = Self.rows.map(\.key)
    let twice = Dictionary(grouping: keys) { $0 }.filter { $1.count > 1 }.keys
    #expect(twice.isEmpty, "\(twice)")
  }
}
