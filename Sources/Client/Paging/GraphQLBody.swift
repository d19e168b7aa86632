internal import ApusJSON

/// The body of a GraphQL request.
struct GraphQLBody {
  private let bytes: [UInt8]
  private let root: Node
  private let query: Node
  /// The variable that says after what a list goes on; `nil` where the query has none for that.
  private let variable: String?

  /// `nil` for what is no query. What changes something is not asked for twice.
  init?(_ bytes: [UInt8]) {
    guard let document = try? JSONDocument(bytes), document.root.kind == .object,
      let query = document.root["query"], let text = query.string, !text.contains("mutation")
    else { return nil }
    self.bytes = bytes
    root = document.root
    self.query = query
    variable = Self.variable(in: text)
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

  /// The same with a cursor: in the variable, or as an argument of the field that has the list.
  ///
  /// - Parameter path: the names on the way to the list.
  func asking(after cursor: Node, at path: [String]) -> [UInt8]? {
    guard let variable else { return rewritten(after: cursor, at: path) }
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

  /// With the cursor in the text of the query itself.
  private func rewritten(after cursor: Node, at path: [String]) -> [UInt8]? {
    guard let text = query.string else { return nil }
    let old = Array(text.utf8)
    guard let place = GraphQLFieldPlace(of: path, in: old) else { return nil }
    let new: [UInt8]
    if let value = place.value(of: "after", in: old) {
      // What stands there as a variable has another name for a reason.
      guard old[value.lowerBound] != UInt8(ascii: "$") else { return nil }
      new = old[..<value.lowerBound] + Array(cursor.bytes) + old[value.upperBound...]
    } else if let arguments = place.arguments {
      let argument = Array("after: ".utf8) + Array(cursor.bytes) + Array(", ".utf8)
      new = old[..<arguments.lowerBound] + argument + old[arguments.lowerBound...]
    } else {
      let argument = Array("(after: ".utf8) + Array(cursor.bytes) + Array(")".utf8)
      new = old[..<place.nameEnd] + argument + old[place.nameEnd...]
    }
    let written = JSONValue.string(String(decoding: new, as: UTF8.self)).text
    return replacing(query.bytes.indices, with: Array(written.utf8))
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
