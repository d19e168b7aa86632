/// One side of a comparison, once it is known.
enum Value {
  /// A query found no value, or a function has none to return.
  case nothing
  case null
  case boolean(Bool)
  case number(ExactNumber)
  /// As UTF-8 without escapes: its order is the order of Unicode scalars.
  case string(ArraySlice<UInt8>)
  case container(Node)

  init(_ literal: Condition.Literal) {
    switch literal {
    case .null: self = .null
    case .boolean(let value): self = .boolean(value)
    case .number(let lexeme): self = .number(ExactNumber(lexeme[...]))
    case .string(let utf8): self = .string(utf8[...])
    }
  }

  init(_ node: Node) {
    switch node.kind {
    case .null: self = .null
    case .true: self = .boolean(true)
    case .false: self = .boolean(false)
    case .integer, .decimal: self = .number(ExactNumber(node.contents))
    case .string: self = .string(node.utf8)
    case .array, .object: self = .container(node)
    }
  }

  static func number(of count: Int) -> Value { .number(ExactNumber(String(count))) }

  /// What the function `length` returns: scalars of a string, elements or members of a container.
  var length: Value {
    switch self {
    case .string(let utf8): .number(of: utf8.count { $0 & 0xc0 != 0x80 })
    case .container(let node): .number(of: node.count)
    case .nothing, .null, .boolean, .number: .nothing
    }
  }
}

extension Condition.Comparator {
  /// Values of different kinds are never equal; only two numbers or two strings have an order.
  func holds(_ left: Value, _ right: Value) -> Bool {
    switch self {
    case .equal: left.isSame(as: right)
    case .notEqual: !left.isSame(as: right)
    case .less: left.isLess(than: right)
    case .lessOrEqual: left.isLess(than: right) || left.isSame(as: right)
    case .greater: right.isLess(than: left)
    case .greaterOrEqual: right.isLess(than: left) || left.isSame(as: right)
    }
  }
}

extension Value {
  fileprivate func isSame(as other: Value) -> Bool {
    switch (self, other) {
    case (.nothing, .nothing), (.null, .null): true
    case (.boolean(let one), .boolean(let other)): one == other
    case (.number(let one), .number(let other)): one == other
    case (.string(let one), .string(let other)): one == other
    case (.container(let one), .container(let other)): one.sameValue(as: other)
    default: false
    }
  }

  fileprivate func isLess(than other: Value) -> Bool {
    switch (self, other) {
    case (.number(let one), .number(let other)): one < other
    case (.string(let one), .string(let other)): one.lexicographicallyPrecedes(other)
    default: false
    }
  }
}
