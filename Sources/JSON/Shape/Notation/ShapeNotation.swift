extension JSONShape {
  /// The words of the notation that stand for a shape on their own.
  package static let words =
    [
      "unknown", "null", "boolean", "integer", "number", "string",
    ] + StringFormat.allCases.map(\.rawValue)

  /// A shape as `description` writes it, over several lines or on one; commas may be left out.
  ///
  /// - Parameter named: what other words stand for; none by default.
  package init(
    notation text: String, named: (_ word: String) -> JSONShape? = { _ in nil }
  ) throws(ShapeSyntaxError) {
    var parser = ShapeParser(text: Array(text.utf8))
    self = try parser.whole(named)
  }

  /// The shape a word of the notation stands for.
  init?(word: String) {
    self.init()
    switch word {
    case "unknown": break
    case "null": nulls = 1
    case "boolean": booleans = 1
    case "integer": integers = 1
    case "number": decimals = 1
    case "string": (strings, text) = (1, .plain)
    default:
      guard let format = StringFormat(rawValue: word) else { return nil }
      (strings, text) = (1, .format(format))
    }
  }
}

/// Reads shapes, from their bytes, left to right.
private struct ShapeParser {
  /// What a key may be followed by.
  private static let structure = Set("{}[]()|?:,\"".utf8)

  let text: [UInt8]
  private var at = 0
  private var depth = 0

  init(text: [UInt8]) { self.text = text }

  mutating func whole(_ named: (String) -> JSONShape?) throws(ShapeSyntaxError) -> JSONShape {
    let shape = try shape(named)
    guard next == nil else { throw failure("`|`, `?` or the end of the shape") }
    return shape
  }

  /// The next byte that is no blank; it is not taken.
  private var next: UInt8? {
    mutating get {
      while at < text.count, [0x20, 0x09, 0x0a, 0x0d].contains(text[at]) { at += 1 }
      return at < text.count ? text[at] : nil
    }
  }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: sign) else { return false }
    at += 1
    return true
  }

  private func failure(_ expected: String, at offset: Int? = nil) -> ShapeSyntaxError {
    let offset = offset ?? at
    let found = excerpt(of: text[min(offset, text.count)...]) ?? "the end of the shape"
    return ShapeSyntaxError(offset: offset, expected: expected, found: found)
  }

  /// One kind or several with bars between them.
  private mutating func shape(_ named: (String) -> JSONShape?) throws(ShapeSyntaxError) -> JSONShape {
    guard depth < 64 else { throw failure("at most 64 shapes inside one another") }
    depth += 1
    defer { depth -= 1 }
    var shape = try part(named)
    while take("|") { shape.merge(try part(named)) }
    return shape
  }

  private mutating func part(_ named: (String) -> JSONShape?) throws(ShapeSyntaxError) -> JSONShape {
    var shape = JSONShape()
    if take("{") {
      shape = try object(named)
    } else if take("[") {
      shape.arrays = 1
      if next != UInt8(ascii: "]") { shape.elements = [try self.shape(named)] }
      guard take("]") else { throw failure("`]`") }
    } else if take("(") {
      shape = try self.shape(named)
      guard take(")") else { throw failure("`|` or `)`") }
    } else {
      shape = try word(named)
    }
    if take("?") { shape.nulls += 1 }
    return shape
  }

  private mutating func word(_ named: (String) -> JSONShape?) throws(ShapeSyntaxError) -> JSONShape {
    _ = next
    let start = at
    let word = plainWord()
    guard !word.isEmpty else { throw failure("a shape such as integer, [string] or { id: integer }") }
    guard let shape = JSONShape(word: word) ?? named(word) else {
      throw failure("the name of a shape, or a kind of value such as integer", at: start)
    }
    return shape
  }

  private mutating func plainWord() -> String {
    let start = at
    while at < text.count, text[at] > 0x20, !Self.structure.contains(text[at]) { at += 1 }
    return String(decoding: text[start..<at], as: UTF8.self)
  }

  /// What follows `{`: fields, or one for all keys.
  private mutating func object(_ named: (String) -> JSONShape?) throws(ShapeSyntaxError) -> JSONShape {
    var shape = JSONShape()
    // As if two objects had been seen, of which the second has the optional fields not.
    shape.objects = 2
    while !take("}") {
      if shape.fields.list.isEmpty, take("[") {
        shape.isMap = true
        guard plainWord() == "key", take("]") else { throw failure("`key]`, for keys that are data") }
        try value(of: "key", isOptional: true, in: &shape, named)
        guard take("}") else { throw failure("`}`") }
        return shape
      }
      let name = try name()
      let isOptional = take("?")
      try value(of: name, isOptional: isOptional, in: &shape, named)
      _ = take(",")
    }
    return shape
  }

  private mutating func value(
    of name: String, isOptional: Bool, in shape: inout JSONShape, _ named: (String) -> JSONShape?
  ) throws(ShapeSyntaxError) {
    guard take(":") else { throw failure("`:` after \(name)") }
    let field = try self.shape(named)
    let place = shape.fields.place(of: Array(name.utf8)[...])
    shape.fields.list[place].noteSeen(in: 1)
    if !isOptional { shape.fields.list[place].noteSeen(in: 2) }
    shape.fields.list[place].shape.merge(field)
  }

  /// A key: plain, or in double quotes as JSON has it.
  private mutating func name() throws(ShapeSyntaxError) -> String {
    guard next == UInt8(ascii: "\"") else {
      let name = plainWord()
      guard !name.isEmpty else { throw failure("a key or `}`") }
      return name
    }
    let start = at
    at += 1
    while at < text.count, text[at] != UInt8(ascii: "\"") { at += text[at] == UInt8(ascii: "\\") ? 2 : 1 }
    guard at < text.count else { throw failure("`\"` at the end of the key") }
    at += 1
    guard let key = try? JSONDocument(Array(text[start..<at])).root.string else {
      throw failure("a key as JSON spells it", at: start)
    }
    return key
  }
}
