/// A type, a member or a case that a module offers, and whether a comment says what it is.
struct PublicDeclaration {
  /// Counted from 1.
  let line: Int
  let text: String
  let isDocumented: Bool

  /// All of a file, which is formatted as this house has it. A protocol's requirements and an enumeration's cases are
  /// public as it is.
  static func all(in file: SourceFile) -> [PublicDeclaration] {
    var found: [PublicDeclaration] = []
    var open: [(indent: Int, kind: Substring)] = []
    for (index, line) in file.lines.enumerated() {
      let text = line.drop { $0 == " " }
      let indent = line.count - text.count
      guard !text.isEmpty, !text.hasPrefix("//"), !text.hasPrefix("#") else { continue }
      while let last = open.last, indent <= last.indent, !")}".contains(text.first ?? " ") {
        open.removeLast()
      }
      let words = text.split(separator: " ").map { $0.prefix { $0.isLetter } }.filter { $0 != "indirect" }
      let isMember = open.last.map { indent == $0.indent + 2 && belongs(words, to: $0.kind) } ?? false
      guard isMember || words.first == "public" && !["import", "extension"].contains(words.dropFirst().first)
      else {
        continue
      }
      if let kind = words.first(where: { $0 == "enum" || $0 == "protocol" }), text.hasSuffix("{") {
        open.append((indent, kind))
      }
      found.append(
        PublicDeclaration(
          line: index + 1, text: String(text), isDocumented: isDocumented(above: file.lines[..<index])))
    }
    return found
  }

  private static func belongs(_ words: [Substring], to kind: Substring) -> Bool {
    guard let first = words.first else { return false }
    if kind == "enum" { return first == "case" }
    return ["var", "func", "init", "static", "associatedtype", "subscript"].contains(first)
  }

  private static func isDocumented(above lines: ArraySlice<Substring>) -> Bool {
    let trimmed = lines.reversed().lazy.map { $0.drop { $0 == " " } }
    return trimmed.first { !$0.hasPrefix("@") }?.hasPrefix("///") ?? false
  }
}
