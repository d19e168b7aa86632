/// Finds the types of a file.
struct DeclaredTypeReader {
  private var cursor: TokenCursor
  private let file: String
  private var types: [DeclaredType] = []
  /// Of each type that is being read, the tokens that use none of its values: what makes it, and the types in it.
  private var setAside: [[Range<Int>]] = []
  /// The words before a declaration: `static`, `private`.
  private var modifiers: Set<Substring> = []

  private init(_ source: String, file: String) {
    cursor = TokenCursor(tokens: SwiftToken.all(in: source))
    self.file = file
  }

  static func types(in source: String, file: String) -> [DeclaredType] {
    var reader = DeclaredTypeReader(source, file: file)
    // A bracket too many ends no file.
    while reader.cursor.token() != nil { reader.readMembers(into: nil) }
    return reader.types
  }

  private static let kinds: [Substring: DeclaredType.Kind] = [
    "struct": .type, "class": .type, "enum": .type, "actor": .type, "extension": .extension,
    "protocol": .protocol,
  ]
  private static let modifiers: Set<Substring> = ["static", "mutating", "private", "fileprivate"]

  /// Reads declarations up to a closing brace.
  private mutating func readMembers(into outer: Int?) {
    while let token = cursor.token(), token.text != "}" {
      if token.text == "{" || token.text == "(" {
        cursor.skipBrackets()
        continue
      }
      // `.init` and `.default` declare nothing.
      let isDeclaration = !cursor.isAt(".", -1)
      cursor.at += 1
      if isDeclaration { readDeclaration(token, in: outer) }
    }
    cursor.at += 1
  }

  private mutating func readDeclaration(_ keyword: SwiftToken, in outer: Int?) {
    let isStatic = modifiers.contains("static")
    switch keyword.text {
    case let word where Self.modifiers.contains(word):
      modifiers.insert(word)
      // `private(set)` says nothing of the whole.
      if cursor.isAt("(") { modifiers.remove(word) }
      return
    case "class" where cursor.isAtAny(of: ["func", "var", "let"]):
      modifiers.insert("static")
      return
    case "import": cursor.at += cursor.token(1)?.line == keyword.line ? 1 : 0
    case "init": skipInitializer()
    case "associatedtype":
      if let outer, let name = cursor.takeWord() { types[outer].placeholders.insert(name.name) }
    case "var", "let": add(cursor.readProperties(isStatic: isStatic), to: outer)
    case "func":
      let isMutating = modifiers.contains("mutating")
      add(cursor.readFunction(isStatic: isStatic, isMutating: isMutating).map { [$0] } ?? [], to: outer)
    case "typealias": readAlias(in: outer)
    case "subscript", "case": break
    default:
      guard let kind = Self.kinds[keyword.text], cursor.token()?.isWord == true else { return }
      readType(kind, in: outer)
    }
    modifiers = []
  }

  private mutating func add(_ members: [DeclaredType.Member], to outer: Int?) {
    if let outer { types[outer].members += members }
  }

  private func path(of name: String, in outer: Int?) -> [String] {
    (outer.map { types[$0].path } ?? []) + [name]
  }

  private var isPrivate: Bool { !modifiers.isDisjoint(with: ["private", "fileprivate"]) }

  private mutating func readAlias(in outer: Int?) {
    guard let member = cursor.readAlias() else { return }
    add([member], to: outer)
    let path = path(of: member.name, in: outer)
    types.append(
      DeclaredType(kind: .alias, path: path, isPrivate: isPrivate, target: member.type, file: file))
  }

  private mutating func readType(_ kind: DeclaredType.Kind, in outer: Int?) {
    guard let name = cursor.takeWord() else { return }
    if kind != .extension {
      add([.init(kind: .type, name: name.name, isStatic: false, line: name.line)], to: outer)
    }
    var type = DeclaredType(
      kind: kind, path: path(of: name.name, in: outer), isPrivate: isPrivate, file: file)
    if kind == .extension {
      type = DeclaredType(kind: kind, path: [name.name] + readRestOfName(), file: file)
    }
    type.placeholders = readPlaceholders()
    if cursor.take(":") {
      repeat { type.inherited += cursor.readType().conformances } while cursor.take(",")
    }
    if cursor.take("where"), kind == .protocol { type.inherited += readSelfConformances() }
    cursor.skip(to: ["{", "}"])
    guard cursor.take("{") else { return }
    types.append(type)
    readBody(of: types.count - 1)
  }

  private mutating func readRestOfName() -> [String] {
    var names: [String] = []
    while cursor.take("."), let part = cursor.takeWord() { names.append(part.name) }
    return names
  }

  /// The parameters of a generic type.
  private mutating func readPlaceholders() -> Set<String> {
    guard cursor.isAt("<") else { return [] }
    let start = cursor.at
    cursor.skipBrackets()
    let written = cursor.tokens[start..<min(cursor.at, cursor.tokens.count)]
    // The others are what these have to be.
    return Set(
      zip(written, written.dropFirst()).filter { ["<", ",", "each"].contains($0.0.text) }.map(\.1.name))
  }

  /// `protocol P where Self: Q` inherits as `protocol P: Q` does.
  private mutating func readSelfConformances() -> [[String]] {
    guard cursor.isAt("Self"), cursor.isAt(":", 1) else { return [] }
    cursor.at += 2
    return cursor.readType().conformances
  }

  private mutating func readBody(of place: Int) {
    let start = cursor.at
    modifiers = []
    setAside.append([])
    readMembers(into: place)
    let aside = setAside.removeLast()
    for index in start..<min(cursor.at, cursor.tokens.count)
    where cursor.tokens[index].isWord && !aside.contains(where: { $0.contains(index) }) {
      for word in words(at: index, in: types[place].path) { types[place].words[word, default: 0] += 1 }
    }
    setAsideIfInType(start)
  }

  private func words(at index: Int, in path: [String]) -> [String] {
    let tokens = cursor.tokens
    let name = tokens[index].name
    let isAsked = index + 1 < tokens.count && tokens[index + 1].text == "."
    if name == "self" { return isAsked ? [] : [name] }
    guard index > 1, tokens[index - 1].text == "." else { return [name] }
    let isOfType = ["Self", path.last].contains(tokens[index - 2].name)
    return isOfType ? [name, "Self." + name] : [name]
  }

  /// An initializer gives values to properties, which uses none of them.
  private mutating func skipInitializer() {
    let start = cursor.at
    cursor.skip(to: ["(", "{", "}"])
    guard cursor.isAt("(") else { return }
    cursor.skipBrackets()
    cursor.skipEffects()
    if cursor.isAt("where") { cursor.skip(to: ["{", "}"]) }
    if cursor.isAt("{") { cursor.skipBrackets() }
    setAsideIfInType(start)
  }

  private mutating func setAsideIfInType(_ start: Int) {
    if !setAside.isEmpty { setAside[setAside.count - 1].append(start..<max(start, cursor.at)) }
  }
}
