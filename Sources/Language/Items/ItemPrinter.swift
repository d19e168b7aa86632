internal import ApusEncodings
internal import ApusJSON

/// Writes items so that they can be typed again.
package struct ItemPrinter: Sendable {
  /// Where they will be typed: only here two braces name a variable.
  package let dialect: Dialect

  package init(for dialect: Dialect = .native) { self.dialect = dialect }

  /// Items joined by blanks, each quoted where it must be.
  package func print(_ items: [Item]) -> String { items.map(print).joined(separator: " ") }

  package func print(_ item: Item) -> String {
    let name = escaped(item.name)
    if item.separator == .emptyHeader { return word(name + [.text(";")]) }
    if item.separator == .string, let text = item.value.plain, Self.hasBackslashBeforeSeparator(text) {
      // No spelling of a plain value keeps such a backslash; JSON has one.
      return word(name + [.text(Item.Separator.json.rawValue + JSONString.quoted(text, .beyondASCII))])
    }
    return word(name + [.text(item.separator.rawValue)] + escapedValue(item.value))
  }

  /// An item of plain texts.
  package func print(_ separator: Item.Separator, name: String, value: String) -> String {
    print(
      Item(separator, name: Template(name), value: Template(value), range: 0..<0, separatorRange: 0..<0))
  }

  /// One key of a JSON body as a name: what would be a bracket or an escape in it is escaped.
  package static func name(ofKey key: String) -> String {
    var result = ""
    for scalar in key.unicodeScalars {
      if scalar == "[" || scalar == "]" || scalar == "\\" { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  /// A word in quotes, unless it needs none.
  package func quoted(_ text: String) -> String { word([.text(text)]) }

  private enum Piece {
    case text(String)
    case hole(String)
  }

  /// In single quotes everything stands for itself but two braces; in double quotes a backslash before a hole does.
  private func word(_ pieces: [Piece]) -> String {
    var merged: [Piece] = []
    for piece in pieces {
      if case .text(let more) = piece, case .text(let before)? = merged.last {
        merged[merged.count - 1] = .text(before + more)
      } else {
        merged.append(piece)
      }
    }
    if merged.count == 1, case .text(let text)? = merged.first, ShellQuoting.isPlain(text) { return text }
    let needsDouble = zip(merged, merged.dropFirst()).contains { piece, next in
      if case .text(let text) = piece, case .hole = next { text.hasSuffix("\\") } else { false }
    }
    let quote = needsDouble ? "\"" : "'"
    return quote + merged.map { needsDouble ? inDoubleQuotes($0) : inSingleQuotes($0) }.joined() + quote
  }

  private func inSingleQuotes(_ piece: Piece) -> String {
    switch piece {
    case .hole(let text): text
    case .text(let text): withPlainBraces(ShellQuoting.insideQuotes(text))
    }
  }

  private func inDoubleQuotes(_ piece: Piece) -> String {
    guard case .text(let text) = piece else { return inSingleQuotes(piece) }
    var result = ""
    for scalar in text.unicodeScalars {
      if "\"\\$`".unicodeScalars.contains(scalar) { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return withPlainBraces(result)
  }

  private func withPlainBraces(_ text: String) -> String {
    dialect == .native ? text.components(of: "{{").joined(separator: "\\{{") : text
  }

  /// A name: in it every separator needs a backslash.
  private func escaped(_ template: Template) -> [Piece] {
    pieces(template) { text in
      var result = ""
      for scalar in text.unicodeScalars {
        if Item.Separator.isSpecial(scalar) { result += "\\" }
        result.unicodeScalars.append(scalar)
      }
      return result
    }
  }

  /// A value: only at its beginning could a separator become a longer one.
  private func escapedValue(_ template: Template) -> [Piece] {
    let startsSpecial = Item.Separator.isSpecial(template.glyphs.first?.scalar)
    return (startsSpecial ? [.text("\\")] : []) + pieces(template) { $0 }
  }

  private func pieces(_ template: Template, _ escape: (String) -> String) -> [Piece] {
    template.fragments.map { fragment in
      fragment.isText ? .text(escape(fragment.text)) : .hole(Template([fragment], at: 0).shown)
    }
  }

  private static func hasBackslashBeforeSeparator(_ text: String) -> Bool {
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if isEscaped, Item.Separator.isSpecial(scalar) { return true }
      isEscaped = scalar == "\\" && !isEscaped
    }
    return false
  }
}
