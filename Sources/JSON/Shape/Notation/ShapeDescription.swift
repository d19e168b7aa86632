extension JSONShape: CustomStringConvertible {
  /// The shape as a type on one line: `{ id: integer, name: string?, tags?: [string] }`.
  ///
  /// `name?` may be missing, `string?` may be null, `a | b` is one or the other, `{ [key]: integer }` has keys
  /// that are data.
  public var description: String { notation(limit: .max)?.map(\.text).joined() ?? "" }

  /// What errors call it: "integer", "object or null", "string or array".
  package var title: String {
    let names: [String] =
      switch form {
      case .unknown: ["any value"]
      case .null: ["null"]
      case .boolean: ["boolean"]
      case .integer: ["integer"]
      case .number: ["number"]
      case .string(let format): [format?.rawValue ?? "string"]
      case .array: ["array"]
      case .object, .map: ["object"]
      case .union(let parts): parts.map(\.title)
      }
    return (names + (isNullable ? ["null"] : [])).joined(separator: " or ")
  }

  /// The pieces of the description, for who gives each its look; `nil` when they are more than `limit` scalars.
  package func notation(limit: Int) -> [ShapePiece]? {
    var printer = ShapePrinter(limit: limit)
    printer.print(self)
    return printer.isOverfull ? nil : printer.pieces
  }
}

extension JSONShape.Field {
  /// The name as a type shows it: quoted if need be, with `?` when it may be missing.
  package var label: String { (isPlainName(name) ? name : quotedName(name)) + (isOptional ? "?" : "") }
}

/// Writes a shape on one line, and stops when the line is longer than anyone wants it.
private struct ShapePrinter {
  let limit: Int
  private(set) var pieces: [ShapePiece] = []
  private var length = 0

  init(limit: Int) { self.limit = limit }

  var isOverfull: Bool { length > limit }

  private mutating func put(_ text: String, _ role: ShapePiece.Role = .punctuation) {
    pieces.append(ShapePiece(text, role))
    length += text.unicodeScalars.count
  }

  mutating func print(_ shape: JSONShape) {
    guard !isOverfull else { return }
    switch shape.form {
    case .unknown: put("unknown", .type)
    case .null: put("null", .type)
    case .boolean: put("boolean", .type)
    case .integer: put("integer", .type)
    case .number: put("number", .type)
    case .string(let format): put(format?.rawValue ?? "string", .type)
    case .array(let element):
      put("[")
      print(element)
      put("]")
    case .object(let fields): print(fields)
    case .map(let values):
      put("{ [key]: ")
      print(values)
      put(" }")
    case .union(let parts): print(parts, isNullable: shape.isNullable)
    }
    if shape.isNullable { put("?") }
  }

  private mutating func print(_ fields: [JSONShape.Field]) {
    guard !fields.isEmpty else { return put("{}") }
    put("{ ")
    for (position, field) in fields.enumerated() {
      guard !isOverfull else { return }
      if position > 0 { put(", ") }
      put(field.label, .name)
      put(": ")
      print(field.shape)
    }
    put(" }")
  }

  private mutating func print(_ parts: [JSONShape], isNullable: Bool) {
    if isNullable { put("(") }
    for (position, part) in parts.enumerated() {
      if position > 0 { put(" | ", .bar) }
      print(part)
    }
    if isNullable { put(")") }
  }
}
