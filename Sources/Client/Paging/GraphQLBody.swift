internal import ApusJSON

/// The body of a GraphQL request.
struct GraphQLBody {
  private let bytes: [UInt8]
  private let root: Node
  /// The variable that says after what a list goes on.
  private let variable: String

  /// `nil` for what is no query, or has no variable for that. What changes something is not asked for twice.
  init?(_ bytes: [UInt8]) {
    guard let document = try? JSONDocument(bytes), document.root.kind == .object,
      let query = document.root["query"]?.string, !query.contains("mutation"),
      let variable = Self.variable(in: query)
    else { return nil }
    self.bytes = bytes
    root = document.root
    self.variable = variable
  }

  /// The name in `after: $name`.
  private static func variable(in query: String) -> String? {
    var rest = query[...]
    while let word = rest.firstRange(of: "after") {
      rest = rest[word.upperBound...]
      let value = rest.drop(while: \.isWhitespace)
      guard value.first == ":" else { continue }
      let name = value.dropFirst().drop(while: \.isWhitespace)
      guard name.first == "$" else { continue }
      let characters = name.dropFirst().prefix { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_" }
      if !characters.isEmpty { return String(characters) }
    }
    return nil
  }

  func asking(after cursor: Node) -> [UInt8]? {
    let value = Array(cursor.bytes)
    let member = Array("\"\(variable)\":".utf8) + value
    let whole = Array("{".utf8) + member + Array("}".utf8)
    guard let variables = root["variables"] else {
      return inserting(Array("\"variables\":".utf8) + whole, into: root)
    }
    if variables.kind == .null { return replacing(variables.bytes.indices, with: whole) }
    guard variables.kind == .object else { return nil }
    guard let old = variables[variable] else { return inserting(member, into: variables) }
    return replacing(old.bytes.indices, with: value)
  }

  private func inserting(_ member: [UInt8], into object: Node) -> [UInt8]? {
    let start = object.bytes.startIndex + 1
    let comma = object.count > 0 ? [UInt8(ascii: ",")] : []
    return replacing(start..<start, with: member + comma)
  }

  private func replacing(_ range: Range<Int>, with new: [UInt8]) -> [UInt8]? {
    guard bytes.indices.contains(range.lowerBound), range.upperBound <= bytes.count else { return nil }
    return Array(bytes[..<range.lowerBound]) + new + Array(bytes[range.upperBound...])
  }
}
