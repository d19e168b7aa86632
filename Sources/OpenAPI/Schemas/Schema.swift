internal import ApusEncodings
package import ApusJSON

/// What a value is to be like, as a description has it. Everything is read when asked for.
package struct Schema: Sendable {
  package enum Kind: String, Sendable, Hashable {
    case string, number, integer, boolean, array, object, null
    /// A file in a form of Swagger 2.
    case file
  }

  /// With references followed; a broken one is left as it is, and then says nothing.
  package let node: Node
  /// The last word of the reference, if there was one: `simple-user`.
  package let name: String?
  /// What stood at the place before the reference was followed: it may have a description of its own.
  private let place: Node

  package init(_ node: Node) {
    place = node
    self.node = node.resolved ?? node
    name = node.reference?.split(separator: "/").last.map { PercentEncoding.decode($0) }
  }

  /// Whether it was referred to as a field of another, `#/definitions/app/definitions/name`: what is called so is a field,
  /// no type.
  package var isField: Bool {
    let steps = place.reference?.split(separator: "/") ?? []
    return steps.count > 4 && ["definitions", "properties"].contains(steps[1])
  }

  /// The same for the same schema, wherever it was referred to from.
  package var identity: Int { node.byteRange.lowerBound }

  /// `true` takes anything and `false` nothing; `nil` for a schema that says more.
  package var verdict: Bool? { node.boolean }

  /// What kinds are allowed, null aside; none when any is. Told from the other keywords where `type` is
  /// missing.
  package var kinds: [Kind] {
    let said = node["type"].map { $0.kind == .array ? $0.children.map { $0 } : [$0] } ?? []
    let kinds = said.compactMap { $0.string.flatMap(Kind.init) }.filter { $0 != .null }
    if !kinds.isEmpty || !said.isEmpty { return kinds }
    if node["properties"]?.kind == .object || node["additionalProperties"]?.kind == .object {
      return [.object]
    }
    return node["items"] != nil ? [.array] : []
  }

  /// In any of the spellings there are: `nullable`, `x-nullable`, a type `null`, an enum or a choice with
  /// null.
  package var isNullable: Bool {
    if node["nullable"]?.boolean == true || node["x-nullable"]?.boolean == true { return true }
    if let type = node["type"] {
      return type.string == "null" || type.children.contains { $0.string == "null" }
    }
    if node["enum"]?.children.contains(where: \.isNull) == true || node["const"]?.isNull == true {
      return true
    }
    return choices.contains { $0.isNothingButNull }
  }

  /// Whether null is all that is allowed.
  package var isNothingButNull: Bool {
    node["type"]?.string == "null" || node["const"]?.isNull == true
      || (node["enum"].map { $0.count > 0 && $0.children.allSatisfy(\.isNull) } ?? false)
  }

  package var format: String? { node["format"]?.string }
  package var summary: String? { place["description"]?.string ?? node["description"]?.string }
  package var title: String? { node["title"]?.string }
  package var isReadOnly: Bool { node["readOnly"]?.boolean ?? false }
  package var isWriteOnly: Bool { node["writeOnly"]?.boolean ?? false }

  /// The only values allowed; `nil` when there is no such list.
  package var values: [Node]? {
    if let constant = node["const"] { return [constant] }
    return node["enum"].flatMap { $0.kind == .array && $0.count > 0 ? Array($0.children) : nil }
  }

  package var defaultValue: Node? { node["default"] }

  package var example: Node? {
    node["example"] ?? node["x-example"] ?? node["examples"].flatMap { $0.kind == .array ? $0[0] : nil }
  }

  /// In the order of the description; those of `allOf` are not among them.
  package var properties: [(name: String, schema: Schema)] {
    node["properties"]?.members.map { ($0.name, Schema($0.value)) } ?? []
  }

  package var required: [String] { node["required"]?.children.compactMap(\.string) ?? [] }

  /// What all elements of an array are like.
  package var items: Schema? {
    node["items"].flatMap { $0.kind == .object || $0.boolean != nil ? Schema($0) : nil }
  }

  /// What the values of keys that are not named are like; `nil` when nothing is said.
  package var additional: Schema? {
    node["additionalProperties"].flatMap { $0.kind == .object || $0.boolean != nil ? Schema($0) : nil }
  }

  /// All of these hold.
  package var parts: [Schema] { list("allOf") }

  /// One of these holds: `oneOf` and `anyOf` alike.
  package var choices: [Schema] {
    let one = list("oneOf")
    return one.isEmpty ? list("anyOf") : one
  }

  /// What a value must not be; `nil` when nothing is said.
  var forbidden: Schema? {
    node["not"].flatMap { $0.kind == .object || $0.boolean != nil ? Schema($0) : nil }
  }

  private func list(_ key: String) -> [Schema] { node[key]?.children.map { Schema($0) } ?? [] }
}

extension Schema: CustomStringConvertible {
  /// In a few words: "integer", "array of string", "string or null", "any value".
  package var description: String { describe(depth: 0) }

  private func describe(depth: Int) -> String {
    if verdict == false { return "nothing" }
    var names = kinds.map { kind in
      if kind == .array, let items, depth < 4 { return "array of \(items.describe(depth: depth + 1))" }
      return kind == .string ? format ?? kind.rawValue : kind.rawValue
    }
    if names.isEmpty, depth < 4 { names = unsaidNames(depth: depth) }
    if names.isEmpty { return isNothingButNull ? "null" : "any value" }
    var seen: Set<String> = []
    return ((isNullable ? names + ["null"] : names).filter { seen.insert($0).inserted }).joined(
      separator: " or ")
  }

  private func unsaidNames(depth: Int) -> [String] {
    if let part = parts.first { return [part.describe(depth: depth + 1)] }
    return choices.filter { !$0.isNothingButNull }.prefix(8).map { $0.describe(depth: depth + 1) }
  }
}
