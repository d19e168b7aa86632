internal import ApusClient

/// A line that was meant to keep a text for later lines, and is not written as one that does: `let t =x`, `lett t = x`,
/// `var t = x`, `set cookie sid x`, `header X-Mine x`.
package struct AttemptedSetting {
  /// What it may have been meant to keep.
  let values: [String]

  init?(_ typed: [Word], _ commands: CommandWords) {
    // A line that was offered may be copied with the word before it.
    let words = typed.first?.text == "try:" ? Array(typed.dropFirst()) : typed
    guard words.count > 1, let first = words.first,
      let command = Self.command(meantBy: first.text, words[1...], commands)
    else { return nil }
    let name = words[1].text
    // `set tmeout 30s` is worth having back, and no option but the proxy, whose password is masked, holds a secret.
    if command == "set", nearest(to: name, among: commands.options + ["option"]) != nil { return nil }
    if HeaderField(name: name, value: "").belongsAnywhere { return nil }
    let joined = name.drop { !Self.isSign($0) }
    values = ([joined] + words.dropFirst(2).filter { $0.kind == .ordinary }.map { $0.text[...] }).map {
      String($0.drop(while: Self.isSign))
    }
  }

  private static func isSign(_ character: Character) -> Bool { character == "=" || character == ":" }

  /// `let` or `set`; `nil` when nothing of the kind was meant.
  private static func command(
    meantBy word: String, _ rest: ArraySlice<Word>, _ known: CommandWords
  ) -> String? {
    guard let next = rest.first else { return nil }
    let word = word.lowercased()
    let commands = ["let", "set"]
    if commands.contains(word) { return word }
    // What is sent or set is named alone, too.
    if ["header", "query", "cookie"].contains(word) { return "set" }
    if word == "export", isOfShell(rest) { return "set" }
    if let familiar = FamiliarWords.line(for: word) { return commands.contains(familiar) ? familiar : nil }
    // What goes on with a URL was meant to ask.
    guard known.use(word) == nil, !next.text.hasPrefix("/") else { return nil }
    return nearest(to: word, among: commands)
  }

  /// Whether a shell's `export` was meant, which sets a variable: `export T=x`. Ours writes files.
  private static func isOfShell(_ words: ArraySlice<Word>) -> Bool {
    guard let name = words.first, !name.text.hasPrefix("-") else { return false }
    return name.text.contains(where: isSign) || words.dropFirst().first?.text.first.map(isSign) ?? false
  }
}
