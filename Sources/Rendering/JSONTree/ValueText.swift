package import ApusJSON
package import ApusText

/// A JSON value on part of a line, spelled as received, or as somebody reads it where the glyphs say so.
package enum ValueText {
  /// The value in at most `columns` columns. A scalar that is too long is cut; a container that is too long is
  /// named by its kind and count.
  package static func line(_ node: Node, columns: Int, glyphs: Glyphs = .unicode) -> Line {
    if node.isContainer {
      return whole(node, columns: columns, glyphs: glyphs) ?? kind(of: node, columns: columns)
    }
    return scalar(node, columns: columns, glyphs: glyphs)
  }

  /// `array of 30`, `object of 5`; `[30]` and `{5}` where there is little room.
  static func kind(of node: Node, columns: Int) -> Line {
    let isArray = node.kind == .array
    let long = Line("\(isArray ? "array" : "object") of \(Units.count(node.count))", .dim)
    if long.width <= columns { return long }
    return Line(isArray ? "[\(node.count)]" : "{\(node.count)}", .dim)
  }

  /// The value on one line, as `{"id": 1, "tags": ["a"]}`; `nil` when that takes more than `columns` columns.
  static func whole(_ node: Node, columns: Int, glyphs: Glyphs) -> Line? {
    // White space between values is not shown, but a text this much longer is not worth a try.
    guard node.byteRange.count <= max(0, columns) * (glyphs.resolvesEscapes ? 8 : 4) else { return nil }
    var line = Line()
    return append(node, to: &line, columns: columns, glyphs) ? line : nil
  }

  private static func append(
    _ node: Node, to line: inout Line, columns: Int, _ glyphs: Glyphs
  ) -> Bool {
    guard node.isContainer else {
      line.append(json: text(of: node, glyphs), role(of: node.kind))
      return line.width <= columns
    }
    let isObject = node.kind == .object
    line.append(isObject ? "{" : "[", .punctuation)
    var isFirst = true
    var members = node.members.makeIterator()
    for child in node.children {
      if !isFirst { line.append(", ", .punctuation) }
      isFirst = false
      if let member = members.next() {
        line.append(json: text(of: member.key, glyphs), .key)
        line.append(": ", .punctuation)
      }
      guard line.width <= columns, append(child, to: &line, columns: columns, glyphs) else { return false }
    }
    line.append(isObject ? "}" : "]", .punctuation)
    return line.width <= columns
  }

  /// A scalar as it is spelled here.
  static func text(of node: Node, _ glyphs: Glyphs) -> String {
    glyphs.resolvesEscapes ? node.legibleText : node.text
  }

  static func role(of kind: Kind) -> Role {
    switch kind {
    case .null, .true, .false: .literal
    case .integer, .decimal: .number
    case .string: .string
    case .array, .object: .dim
    }
  }
}

// MARK: Scalars

extension ValueText {
  /// A long scalar loses its end and gains its size: `"Lorem ips…" 1.2 kB`.
  static func scalar(_ node: Node, columns: Int, glyphs: Glyphs) -> Line {
    let role = role(of: node.kind)
    let length = node.byteRange.count
    // No more than is needed is looked at: a string may be very long.
    let mayFit = length <= max(8, columns) * 8
    if mayFit {
      let line = Line(json: text(of: node, glyphs), role)
      if line.width <= columns { return line }
    }
    let quote = node.kind == .string ? "\"" : ""
    let size = " " + Units.size(length - 2 * quote.utf8.count)
    let fixed = 2 * quote.utf8.count + Line(glyphs.ellipsis).width
    let showsSize = columns >= fixed + size.utf8.count + 4
    let room = columns - fixed - (showsSize ? size.utf8.count : 0)
    guard room > 0 else { return Line(glyphs.ellipsis, role).cut(to: columns, glyphs: glyphs) }
    let start = node.bytes.dropFirst(quote.utf8.count).prefix(room * 8)
    let spelled = glyphs.resolvesEscapes ? LegibleText.bytes(start)[...] : start
    let visible = Line(json: String(decoding: spelled, as: UTF8.self)).text.prefix(columns: room)
    var line = Line(json: quote + withoutPartialEscape(visible) + glyphs.ellipsis + quote, role)
    if showsSize { line.append(size, .dim) }
    return line
  }

  /// Drops a `\u00` or `\` that a cut has left at the end.
  private static func withoutPartialEscape(_ text: String) -> String {
    let tail = Array(text.utf8.suffix(6))
    guard let slash = tail.lastIndex(of: UInt8(ascii: "\\")) else { return text }
    let slashes = text.utf8.reversed().drop { $0 != UInt8(ascii: "\\") }.prefix { $0 == UInt8(ascii: "\\") }
    let length = tail.count - slash
    let isWhole = length >= 2 && (tail[slash + 1] != UInt8(ascii: "u") || length == 6)
    if isWhole || slashes.count % 2 == 0 { return text }
    return String(text.dropLast(length))
  }
}
