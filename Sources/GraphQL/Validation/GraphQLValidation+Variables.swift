internal import ApusEncodings

extension GraphQLValidation {
  mutating func checkVariables(of operation: GraphQLOperation) {
    var seen: Set<String> = []
    for variable in operation.variables {
      if !seen.insert(variable.name.text).inserted {
        note("$\(variable.name.text) is declared twice", at: variable.name.range)
      }
      let core = variable.type.core
      if let kind = schema.kind(of: core) {
        let isInput = [.scalar, .enumeration, .input].contains(kind)
        if !isInput { note("a variable cannot be \(variable.type)", at: variable.typeRange) }
      } else {
        note(
          "there is no type \(core)", at: variable.typeRange,
          // The signs around it stay.
          suggestion: NearName.find(
            core, among: ["Boolean", "Float", "ID", "Int", "String"] + schema.names
          ).map { "\(variable.type)".replacing(core, with: $0) })
      }
      if let usual = variable.usual { check(usual, as: variable.type) }
      check(variable.directives, at: "VARIABLE_DEFINITION")
    }
  }

  /// Whether a variable may stand where a type is wanted. In a fragment that no operation uses nothing is known of it.
  mutating func checkVariable(
    _ name: String, as type: GraphQLTypeName, usual: String?, at range: Range<Int>
  ) {
    usedVariables.insert(name)
    guard let operation else { return }
    guard let variable = operation.variables.first(where: { $0.name.text == name }) else {
      return note(
        "$\(name) is not declared: write it behind the operation's name, ($\(name): \(type))", at: range,
        suggestion: NearName.find(name, among: operation.variables.map(\.name.text)).map { "$" + $0 })
    }
    let hasUsual =
      usual != nil || variable.usual.map { $0.kind != .null } ?? false
    let wanted = hasUsual ? type.nullable : type
    if !variable.type.fits(wanted) { note("$\(name) is \(variable.type), and \(type) is wanted", at: range) }
  }
}

extension GraphQLTypeName {
  /// Whether a variable of this type may stand where `wanted` is.
  fileprivate func fits(_ wanted: GraphQLTypeName) -> Bool {
    switch (self, wanted) {
    case (.nonNull(let own), .nonNull(let other)): own.fits(other)
    case (_, .nonNull): false
    case (.nonNull(let own), _): own.fits(wanted)
    case (.list(let own), .list(let other)): own.fits(other)
    case (.named(let own), .named(let other)): own == other
    default: false
    }
  }
}
