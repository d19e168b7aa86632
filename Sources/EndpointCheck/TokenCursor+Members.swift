extension TokenCursor {
  /// Behind `var` or `let`, reads what is declared there: several names, too, up to the first that has a value.
  mutating func readProperties(isStatic: Bool) -> [DeclaredType.Member] {
    var members: [DeclaredType.Member] = []
    repeat {
      guard let name = takeWord() else { break }
      var member = DeclaredType.Member(kind: .property, name: name.name, isStatic: isStatic, line: name.line)
      if take(":") {
        let start = at
        member.type = readType()
        member.typeText = written(from: start)
      }
      member.isGiven = !isAt("=") && !isAt("{")
      members.append(member)
    } while take(",")
    return members
  }

  /// Behind `typealias`.
  mutating func readAlias() -> DeclaredType.Member? {
    guard let name = takeWord() else { return nil }
    var member = DeclaredType.Member(kind: .type, name: name.name, isStatic: false, line: name.line)
    // What has parameters of its own is another type each time.
    member.type = .unclear
    if isAt("<") {
      skipBrackets()
    } else if take("=") {
      member.type = readType()
    }
    return member
  }

  /// Behind `func`, up to its body.
  mutating func readFunction(isStatic: Bool, isMutating: Bool) -> DeclaredType.Member? {
    // An operator is a member that nobody mistakes for another.
    guard let name = takeWord() else { return nil }
    var member = DeclaredType.Member(kind: .function, name: name.name, isStatic: isStatic, line: name.line)
    member.signature.isMutating = isMutating
    member.signature.isGeneric = isAt("<")
    skipBracketsIfAny("<")
    guard isAt("(") else { return member }
    member.signature.parameters = readParameters()
    member.signature.effects = skipEffects()
    if take("->") { member.signature.result = readType() }
    return member
  }

  private mutating func skipBracketsIfAny(_ open: Substring) { if isAt(open) { skipBrackets() } }

  private mutating func readParameters() -> [DeclaredType.Signature.Parameter] {
    var inner = self
    skipBrackets()
    var parameters: [DeclaredType.Signature.Parameter] = []
    inner.at += 1
    while inner.at < at, !inner.isAt(")") {
      while inner.take("@") {
        inner.at += 1
        inner.skipBracketsIfAny("(")
      }
      guard let label = inner.takeWord() else { break }
      _ = inner.takeWord()
      guard inner.take(":") else { break }
      let start = inner.at
      let type = inner.readType()
      let isInout = tokens[start..<min(inner.at, tokens.count)].contains { $0.text == "inout" }
      parameters.append(.init(label: label.name, isInout: isInout, type: type))
      inner.skipDefaultValue()
      guard inner.take(",") else { break }
    }
    return parameters
  }

  /// Goes on to the comma or the bracket behind a parameter.
  private mutating func skipDefaultValue() {
    while let token = token(), token.text != ",", token.text != ")" {
      if ["(", "[", "{"].contains(token.text) { skipBrackets() } else { at += 1 }
    }
  }
}
