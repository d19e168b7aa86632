internal import ApusRendering
package import ApusText

/// Where help speaks of a word that is the name of nothing.
package struct HelpSearch: View {
  /// What to ask for, and the first of its lines that has the word.
  private let found: [(line: String, excerpt: String)]
  private let word: String

  private static let most = 12

  /// `nil` where nothing speaks of it.
  ///
  /// - Parameter commands: the help of each.
  package init?(_ word: String, in commands: [(name: String, help: any View)]) {
    self.word = word
    let wide = Screen(width: 10_000)
    let pages: [(name: String, help: any View)] = HelpTopic.all.map { ($0.name, $0) } + commands
    found = pages.compactMap { name, page in
      page.lines(on: wide).lazy.map(\.text).first { Self.speaks($0, of: word) }.map { line in
        ("help \(name)", String(line.drop { $0 == " " }))
      }
    }
    if found.isEmpty { return nil }
  }

  /// Whether a text has a word, and not as a part of another.
  private static func speaks(_ text: String, of word: String) -> Bool {
    let text = text.lowercased()
    // No blanks stand between the words of Japanese.
    guard word.utf8.allSatisfy({ $0 < 0x80 }) else { return !text.ranges(of: word.lowercased()).isEmpty }
    return text.ranges(of: word.lowercased()).contains { range in
      let before = text[..<range.lowerBound].last
      let after = text[range.upperBound...].first
      return !(before?.isLetter ?? false) && !(after?.isLetter ?? false)
    }
  }

  package func lines(on screen: Screen) -> [Line] {
    let more = found.count - Self.most
    return [Line("Nothing is called \(word); it is spoken of here:", .heading).retold, Line()]
      + Glossary(commands: found.prefix(Self.most).map { ($0.line, $0.excerpt) }).lines(on: screen)
      + (more > 0 ? [Line("  … \(more) more; a longer word finds fewer", .dim).retold] : [])
  }
}
