/// A function, initialiser, subscript or property that is public, or asked for by a public protocol.
struct PublicMember {
  /// Counted from 1.
  let line: Int
  /// Up to its body, and into it where an accessor may throw.
  let declaration: String
  /// The lines of the comment above it, without `///`.
  let documentation: [Substring]

  /// All of a file, which is formatted as this house has it.
  static func all(in file: SourceFile) -> [PublicMember] {
    var members: [PublicMember] = []
    var isInPublic = false
    for (index, line) in file.lines.enumerated() {
      if line.hasPrefix("public protocol") || line.hasPrefix("public extension") { isInPublic = true }
      if line == "}" { isInPublic = false }
      let isMember = isInPublic && line.prefix { $0 == " " }.count == 2
      guard declares(line, publicly: isMember) else { continue }
      members.append(
        PublicMember(
          line: index + 1, declaration: declaration(file.lines[index...]),
          documentation: documentation(above: file.lines[..<index])))
    }
    return members
  }

  private static func declares(_ line: Substring, publicly isPublic: Bool) -> Bool {
    let words = line.split(separator: " ").prefix { !$0.hasPrefix("//") && !$0.hasPrefix("\"") }
    let names = words.map { $0.prefix { $0.isLetter } }
    guard let kind = names.firstIndex(where: { ["func", "init", "subscript", "var"].contains($0) })
    else { return false }
    let before = words[..<kind]
    return before.contains("public") || before.contains("open") || isPublic && !before.contains("private")
  }

  /// From its first line to where its body or the next member begins; the head of a first accessor belongs to it.
  private static func declaration(_ lines: ArraySlice<Substring>) -> String {
    var text = ""
    var depth = 0
    for line in lines {
      if !text.isEmpty, depth == 0, !continues(line) { break }
      for character in line {
        switch character {
        case "(", "[": depth += 1
        case ")", "]": depth -= 1
        case "{" where depth == 0 && !opensAccessors(text), "}" where depth == 0: return text
        // What stands in parentheses is of the parameters, or the type of what is thrown.
        default: if depth == 0 { text.append(character) }
        }
      }
      text.append(" ")
    }
    return text
  }

  private static func continues(_ line: Substring) -> Bool {
    let word = line.drop { $0 == " " }.prefix { $0.isLetter || $0 == "-" || $0 == ">" || $0 == "{" }
    return ["async", "throws", "rethrows", "->", "where", "{", "get"].contains(word)
  }

  private static func opensAccessors(_ text: String) -> Bool {
    !text.contains("{") && text.split(separator: " ").contains { $0 == "var" || $0.hasPrefix("subscript") }
  }

  private static func documentation(above lines: ArraySlice<Substring>) -> [Substring] {
    let trimmed = lines.reversed().lazy.map { $0.drop { $0 == " " } }
    return trimmed.drop { $0.hasPrefix("@") }.prefix { $0.hasPrefix("///") }.map { $0.dropFirst(3) }
      .reversed()
  }

  var canThrow: Bool {
    let head = declaration.split(separator: "{", maxSplits: 1, omittingEmptySubsequences: false)
    if words(of: head.first).contains(where: isThrows) { return true }
    // `{ get throws`, or the same over two lines.
    let accessor = words(of: head.dropFirst().first)
    return accessor.first == "get" && accessor.contains(where: isThrows)
  }

  var saysWhatItThrows: Bool { documentation.contains { $0.hasPrefix(" - Throws: ") } }

  private func words(of text: Substring?) -> [Substring] { text?.split(separator: " ") ?? [] }

  private func isThrows(_ word: Substring) -> Bool { word == "throws" || word == "rethrows" }
}
