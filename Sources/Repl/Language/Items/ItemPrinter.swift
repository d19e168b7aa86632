/// Writes items so that they can be typed again.
package struct ItemPrinter: Sendable {
  /// Where they will be typed: only here two braces name a variable.
  package let dialect: Dialect

  package init(for dialect: Dialect = .native) { self.dialect = dialect }

  /// Items joined by blanks, each quoted where it must be.
  package func print(_ items: [Item]) -> String { items.map(print).joined(separator: " ") }

  package func print(_ item: Item) -> String {
    if item.separator == .emptyHeader { return quoted(escaped(item.name) + ";") }
    guard item.separator == .string, item.value.fragments.count == 1, let text = item.value.plain,
      Self.hasBackslashBeforeSeparator(text)
    else { return quoted(escaped(item.name) + item.separator.rawValue + escapedValue(item.value)) }
    // No spelling of a plain value keeps such a backslash; JSON has one.
    return quoted(escaped(item.name) + Separator.json.rawValue + JSONText.quoted(text))
  }

  /// An item of plain texts.
  package func print(_ separator: Separator, name: String, value: String) -> String {
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

  /// A word in single quotes, unless it needs none.
  package func quoted(_ text: String) -> String {
    let isPlain = !text.isEmpty && text.utf8.allSatisfy(Self.isPlainByte)
    return isPlain ? text : "'" + text.components(of: "'").joined(separator: "'\\''") + "'"
  }

  /// A name: in it every separator needs a backslash.
  private func escaped(_ template: Template) -> String {
    written(template) { text in
      var result = ""
      for scalar in text.unicodeScalars {
        if Separator.isSpecial(scalar) { result += "\\" }
        result.unicodeScalars.append(scalar)
      }
      return result
    }
  }

  /// A value: only at its beginning could a separator become a longer one.
  private func escapedValue(_ template: Template) -> String {
    let text = written(template) { $0 }
    return Separator.isSpecial(text.unicodeScalars.first) ? "\\" + text : text
  }

  private func written(_ template: Template, _ escape: (String) -> String) -> String {
    template.fragments.map { fragment in
      guard fragment.isText else { return Template([fragment], at: 0).shown }
      let text = escape(fragment.text)
      return dialect == .native ? text.components(of: "{{").joined(separator: "\\{{") : text
    }.joined()
  }

  private static func hasBackslashBeforeSeparator(_ text: String) -> Bool {
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if isEscaped, Separator.isSpecial(scalar) { return true }
      isEscaped = scalar == "\\" && !isEscaped
    }
    return false
  }

  private static func isPlainByte(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
      || "-_./:=@%+,".utf8.contains(byte)
  }
}
