/// Finds the types of a file.
struct DeclaredTypeReader {
  private let tokens: [SwiftToken]
  private let file: String
  private var at = 0
  private var types: [DeclaredType] = []
  /// Of each type that is being read, the tokens that use none of its values: what makes it, and the types in it.
  private var setAside: [[Range<Int>]] = []

  init(_ source: String, file: String) {
    tokens = SwiftToken.all(in: source)
    self.file = file
  }

  static func types(in source: String, file: String) -> [DeclaredType] {
    var reader = DeclaredTypeReader(source, file: file)
    reader.readMembers(into: nil)
    return reader.types
  }

  private static let kinds: Set<Substring> = ["struct", "class", "enum", "actor", "extension", "protocol"]

  private func token(_ place: Int) -> SwiftToken? { tokens.indices.contains(place) ? tokens[place] : nil }

  /// Reads declarations up to a closing brace.
  private mutating func readMembers(into outer: Int?) {
    var isStatic = false
    while let token = token(at), token.text != "}" {
      at += 1
      switch token.text {
      case "{": skipBody()
      case "(": skipBrackets()
      case "static": isStatic = true
      case "init": skipInitializer()
      case "class" where self.token(at).map { ["func", "var", "let"].contains($0.text) } ?? false:
        isStatic = true
      case let kind where Self.kinds.contains(kind) && (self.token(at)?.isWord ?? false):
        readType(isProtocol: kind == "protocol", isExtension: kind == "extension", in: outer)
        isStatic = false
      case "var", "let", "typealias", "func":
        readMember(token, isStatic: isStatic, in: outer)
        isStatic = false
      default: break
      }
    }
    at += 1
  }

  private mutating func readMember(_ keyword: SwiftToken, isStatic: Bool, in outer: Int?) {
    guard let name = token(at), name.isWord, let outer else { return }
    at += 1
    let kind: DeclaredType.Member.Kind =
      keyword.text == "func" ? .function : keyword.text == "typealias" ? .type : .property
    var member = DeclaredType.Member(kind: kind, name: name.name, isStatic: isStatic, line: name.line)
    if kind == .function { (member.labels, member.changes) = readParameters() }
    types[outer].members.append(member)
  }

  /// The labels of a function's parameters.
  private mutating func readParameters() -> (labels: String, changes: Bool) {
    while let token = token(at), token.text != "(" && token.text != "{" && token.text != "}" { at += 1 }
    guard token(at)?.text == "(" else { return ("", false) }
    let start = at + 1
    at += 1
    skipBrackets()
    var (depth, labels, isFirst) = (0, "", true)
    for place in start..<max(start, at - 1) {
      let text = tokens[place].text
      if "([{<".contains(text) { depth += 1 }
      if ")]}>".contains(text) { depth -= 1 }
      if depth == 0, text == "," {
        isFirst = true
      } else if isFirst, tokens[place].isWord {
        labels += text + ":"
        isFirst = false
      }
    }
    return (labels, tokens[start..<max(start, at - 1)].contains { $0.text == "inout" })
  }

  private mutating func readType(isProtocol: Bool, isExtension: Bool, in outer: Int?) {
    guard var name = token(at) else { return }
    if let outer, !isExtension {
      types[outer].members.append(.init(kind: .type, name: name.name, isStatic: false, line: name.line))
    }
    at += 1
    while token(at)?.text == ".", let part = token(at + 1), part.isWord { (name, at) = (part, at + 2) }
    var type = DeclaredType(name: name.name, isProtocol: isProtocol, file: file)
    var (isInherited, isRestricted, depth) = (false, false, 0)
    while let token = token(at), token.text != "{" {
      if token.text == "}" { return }
      if token.text == "<" { depth += 1 }
      if token.text == ">" { depth -= 1 }
      if token.text == "where" { isRestricted = true }
      if token.text == ":" || isRestricted { isInherited = depth == 0 && !isRestricted }
      if isInherited, token.isWord, self.token(at + 1)?.text != "." { type.inherited.append(token.name) }
      at += 1
    }
    at += 1
    types.append(type)
    let (place, start) = (types.count - 1, at)
    setAside.append([])
    readMembers(into: place)
    let aside = setAside.removeLast()
    for (index, token) in zip(start..., tokens[start..<min(at, tokens.count)])
    where token.isWord && !aside.contains(where: { $0.contains(index) }) {
      types[place].words[token.name, default: 0] += 1
    }
    if !setAside.isEmpty { setAside[setAside.count - 1].append(start..<at) }
  }

  /// An initializer gives values to properties, which uses none of them.
  private mutating func skipInitializer() {
    let start = at
    while let token = token(at), token.text != "(" && token.text != "{" && token.text != "}" { at += 1 }
    guard token(at)?.text == "(" else { return }
    at += 1
    skipBrackets()
    while let token = token(at), ["async", "throws", "rethrows", "("].contains(token.text) {
      at += 1
      if token.text == "(" { skipBrackets() }
    }
    if token(at)?.text == "where" {
      while let token = token(at), token.text != "{", token.text != "}" { at += 1 }
    }
    if token(at)?.text == "{" {
      at += 1
      skipBody()
    }
    if !setAside.isEmpty { setAside[setAside.count - 1].append(start..<at) }
  }

  private mutating func skipBody() {
    var depth = 1
    while let token = token(at), depth > 0 {
      if token.text == "{" { depth += 1 }
      if token.text == "}" { depth -= 1 }
      at += 1
    }
  }

  private mutating func skipBrackets() {
    var depth = 1
    while let token = token(at), depth > 0 {
      if token.text == "(" { depth += 1 }
      if token.text == ")" { depth -= 1 }
      at += 1
    }
  }
}
