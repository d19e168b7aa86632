extension Shape: CustomStringConvertible {
  /// The shape as a type on one line: `{ id: integer, name: string?, tags?: [string] }`.
  ///
  /// `name?` may be missing, `string?` may be null, `a | b` is one or the other, `{ [key]: integer }` has keys
  /// that are data.
  public var description: String {
    var printer = ShapePrinter(limit: .max)
    printer.print(self)
    return printer.text
  }

  /// The shape as a type that is broken into lines and indented wherever it is wider than `width` scalars.
  public func description(width: Int) -> String {
    broken(indent: 0, taken: 0, width: width)
  }

  /// What errors call it: "integer", "object or null", "string or array".
  var title: String {
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

  /// - Parameters:
  ///   - taken: how much of the first line is taken by what comes before and after the shape.
  ///   - isTooWide: it is known not to fit on one line, being part of what does not.
  private func broken(indent: Int, taken: Int, width: Int, isTooWide: Bool = false) -> String {
    if !isTooWide {
      var printer = ShapePrinter(limit: max(width - indent - taken, 0))
      printer.print(self)
      if !printer.isOverfull { return printer.text }
    }
    let mark = isNullable ? "?" : ""
    switch form {
    case .object(let fields) where !fields.isEmpty:
      let lines = fields.map { ($0.label, $0.shape) }
      return Self.braces(around: lines, indent: indent, width: width) + mark
    case .map(let values):
      return Self.braces(around: [("[key]", values)], indent: indent, width: width) + mark
    case .array(let element):
      let room = taken + 2 + mark.count
      return "[\(element.broken(indent: indent, taken: room, width: width, isTooWide: isTooWide))]" + mark
    case .union(let parts):
      let all = parts.map { $0.broken(indent: indent, taken: taken, width: width, isTooWide: true) }
        .joined(separator: " | ")
      return isNullable ? "(\(all))?" : all
    default: return description
    }
  }

  private static func braces(around lines: [(name: String, shape: Shape)], indent: Int, width: Int) -> String
  {
    let margin = String(repeating: " ", count: indent)
    let text = lines.map { name, shape in
      let room = name.unicodeScalars.count + 2
      return "\(margin)  \(name): \(shape.broken(indent: indent + 2, taken: room, width: width))\n"
    }
    return "{\n\(text.joined())\(margin)}"
  }
}

extension Shape.Field {
  /// The name as a type shows it: quoted if need be, with `?` when it may be missing.
  fileprivate var label: String { (isPlainName(name) ? name : quotedName(name)) + (isOptional ? "?" : "") }
}

/// Prints a shape on one line, and stops when the line is longer than anyone wants it.
private struct ShapePrinter {
  let limit: Int
  private(set) var text = ""
  private var length = 0

  init(limit: Int) { self.limit = limit }

  var isOverfull: Bool { length > limit }

  private mutating func put(_ part: String) {
    text += part
    length += part.unicodeScalars.count
  }

  mutating func print(_ shape: Shape) {
    guard !isOverfull else { return }
    switch shape.form {
    case .unknown: put("unknown")
    case .null: put("null")
    case .boolean: put("boolean")
    case .integer: put("integer")
    case .number: put("number")
    case .string(let format): put(format?.rawValue ?? "string")
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

  private mutating func print(_ fields: [Shape.Field]) {
    guard !fields.isEmpty else { return put("{}") }
    put("{ ")
    for (position, field) in fields.enumerated() {
      guard !isOverfull else { return }
      put("\(position > 0 ? ", " : "")\(field.label): ")
      print(field.shape)
    }
    put(" }")
  }

  private mutating func print(_ parts: [Shape], isNullable: Bool) {
    if isNullable { put("(") }
    for (position, part) in parts.enumerated() {
      if position > 0 { put(" | ") }
      print(part)
    }
    if isNullable { put(")") }
  }
}
