/// Turns the names an API uses into names Swift takes: `created_at`, `+1`, `node-id`, `class`, `名前`, an empty
/// key.
package enum SwiftName {
  /// `createdAt`: for properties, enum cases and arguments. Not yet in backticks, nor free of what may not be
  /// used.
  package static func property(_ text: String) -> String {
    let words = self.words(of: text)
    guard let first = words.first else { return "value" }
    // `FIRST_TIMER` says no more by its capitals than `first_timer` does.
    let rest =
      text.contains(where: \.isLowercase) ? words.dropFirst() : words.dropFirst().map { $0.lowercased() }[...]
    let isAllCapitals = first.count > 1 && !first.contains(where: \.isLowercase)
    let start = isAllCapitals ? first.lowercased() : decapitalized(first)
    let name = start + rest.map(capitalized).joined()
    return mayBegin(name) ? name : "value" + name
  }

  /// `CreatedAt`: for types.
  package static func type(_ text: String) -> String {
    let name = words(of: text).map(capitalized).joined()
    return name.isEmpty || !mayBegin(name) ? "Value" + name : name
  }

  /// `GitHub` for `GitHub v3 REST API`: a type for an API, by its title.
  package static func service(_ title: String) -> String {
    var words = words(of: title)
    while words.count > 1, let last = words.last?.lowercased(), isCommon(last) { words.removeLast() }
    if words.count > 1, words[0].lowercased() == "the" { words.removeFirst() }
    let name = type(words.joined(separator: " "))
    return words.isEmpty ? "WebAPI" : name
  }

  /// Whether an API's title can do without a word.
  private static func isCommon(_ word: String) -> Bool {
    ["api", "apis", "rest", "openapi", "swagger", "specification", "definition", "http", "version"].contains(
      word)
      || word.drop { $0 == "v" }.allSatisfy(\.isNumber)
  }

  /// The name of one of several: `labels` become `label`.
  package static func singular(_ name: String) -> String {
    let lower = name.lowercased()
    if lower.hasSuffix("ies"), name.count > 4 { return name.dropLast(3) + "y" }
    for kept in ["ss", "us", "is", "news"] where lower.hasSuffix(kept) { return name + "Item" }
    for ending in ["ches", "shes", "sses", "xes"] where lower.hasSuffix(ending) {
      return String(name.dropLast(2))
    }
    return lower.hasSuffix("s") && name.count > 2 ? String(name.dropLast()) : name + "Item"
  }

  /// A name as it stands in source: in backticks where it is a keyword.
  static func quoted(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  /// A name, quoted or not, as an argument's label: there most keywords are names like others.
  static func label(_ name: String) -> String {
    let plain = name.filter { $0 != "`" }
    return ["inout", "let", "var"].contains(plain) ? "`\(plain)`" : plain
  }

  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    func close() {
      if !word.isEmpty { words.append(String(word)) }
      word = String.UnicodeScalarView()
    }
    let scalars = Array(text.unicodeScalars)
    for (place, scalar) in scalars.enumerated() {
      if isNameScalar(scalar), !(word.isEmpty && isMark(scalar)) {
        word.append(scalar)
        continue
      }
      close()
      // A sign says something at the beginning only: `+1`, `-1`, but `node-id`.
      if place == 0, let said = signs[scalar] { words.append(said) }
    }
    close()
    return words
  }

  private static let signs: [Unicode.Scalar: String] = [
    "+": "plus", "-": "minus", "@": "at", "$": "dollar", "#": "hash", "*": "star", "%": "percent",
    "<": "less",
    ">": "greater", "=": "equal", "!": "not", "&": "and", "?": "question",
  ]

  private static func isNameScalar(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: return true
    default: return isMark(scalar)
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark: true
    default: false
    }
  }

  private static func mayBegin(_ name: String) -> Bool {
    name.unicodeScalars.first.map { !("0"..."9").contains($0) } ?? false
  }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }
  private static func decapitalized(_ word: String) -> String {
    word.prefix(1).lowercased() + word.dropFirst()
  }

  private static let keywords: Set<String> = [
    "Any", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do",
    "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
    "import", "in",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat",
    "rethrows", "return", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
    "try",
    "typealias", "var", "where", "while",
  ]
}
