package import ApusLanguage
internal import ApusText
internal import ApusWords

/// One way to write a command, as `help auth oauth2` asks for it, with what the help of the command has no room for.
package struct CommandPartHelp: View {
  private let start: String
  private let spec: CommandSpec
  private let form: LineForm
  private let word: Operand.Choice

  /// `nil` where no form of the command begins with that word.
  package init?(_ command: String, _ spec: CommandSpec, word text: String) {
    for form in spec.syntax.forms {
      guard let word = Self.word(of: form), word.text == text.lowercased() else { continue }
      (self.spec, self.form, self.word, start) = (spec, form, word, "\(command) \(word.text)")
      return
    }
    return nil
  }

  /// The words that forms of a command begin with.
  package static func words(of spec: CommandSpec) -> [Operand.Choice] {
    var words: [Operand.Choice] = []
    for word in spec.syntax.forms.compactMap(word) where !words.contains(word) { words.append(word) }
    return words
  }

  /// A sign, such as `=`, has no help of its own.
  private static func word(of form: LineForm) -> Operand.Choice? {
    guard form.isSaid, case .literal(let word, _)? = form.sequence.first, word.isWord else { return nil }
    return word
  }

  func lines(on screen: Screen) -> [Line] {
    var lines = [Line(start, .command) + (word.meaning.isEmpty ? Line() : Line("  \(retold(word.meaning))"))]
    let command = String(start.prefix { $0 != " " })
    lines += [Line(), Line("  \(form.usage(of: command))")]
    let rows = form.options.filter(\.isSaid).map { (Line($0.usage, .option), Line($0.meaning).retold) }
    if !rows.isEmpty { lines += [Line()] + Glossary(rows).lines(on: screen) }
    let examples = spec.examples.filter { ($0.line + " ").hasPrefix(start + " ") }
    if !examples.isEmpty { lines.append(Line()) }
    for example in examples {
      lines += [
        Line("  ") + Line(example.line, .command), Line("      \(retold(example.meaning))", .dim),
      ]
    }
    let details = spec.details.filter { form.details.contains($0) || $0.contains("`\(start)") }
    if !details.isEmpty { lines.append(Line()) }
    lines += details.map { Line($0).retold }
    return lines.map { $0.drawn(with: screen.glyphs) }
      .flatMap { $0.wrappedAtWords(to: screen.width, indent: $0.text.hasPrefix("  ") ? 6 : 2) }
  }
}
