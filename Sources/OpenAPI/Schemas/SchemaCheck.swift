package import ApusJSON

extension Schema {
  /// Whether a value fits, as `mismatches(in:)` has it.
  package func accepts(_ node: Node) -> Bool { mismatches(in: node, limit: 1).isEmpty }

  /// Whether a value that is to be sent fits in all that can be told: bounds, lengths, patterns and counts too, and no more
  /// than one of `oneOf`.
  package func acceptsWholly(_ node: Node) -> Bool {
    var check = SchemaCheck(isRequest: true, measures: true, isExact: true)
    return check.mismatches(of: node, with: self, limit: 1, depth: 0).isEmpty
  }

  /// Where an answer does not fit, as `mismatches(in:)` has it, with bounds, lengths, patterns, counts and what it must not
  /// be. More than one of `oneOf` may fit: descriptions are seldom as exact as that.
  package func mismatches(inAnswer node: Node, limit: Int = 100) -> [Mismatch] {
    var check = SchemaCheck(isRequest: false, measures: true)
    return check.mismatches(of: node, with: self, limit: limit, depth: 0)
  }

  /// Where a value that was received does not fit, in the order of the text; what is missing comes after what
  /// is there.
  ///
  /// Looked at are types, null, `enum` and `const`, `required`, `allOf`, `oneOf` and `anyOf` (at least one
  /// has to fit), and the formats whose spelling is beyond doubt. Lengths, bounds and patterns are not. Keys
  /// the schema does not know are fine unless it says otherwise. Values below 128 levels are not looked into.
  ///
  /// - Parameters:
  ///   - isRequest: whether the value is to be sent. Then what only answers have may be missing; otherwise what only
  ///     requests have may be.
  ///   - isStrict: whether all is looked at that can be told, as `acceptsWholly` has it.
  package func mismatches(
    in node: Node, limit: Int = 100, isRequest: Bool = false, isStrict: Bool = false
  ) -> [Mismatch] {
    var check = SchemaCheck(isRequest: isRequest, measures: isStrict, isExact: isStrict)
    return check.mismatches(of: node, with: self, limit: limit, depth: 0)
  }
}

/// Compares a value with a schema. What a schema says is read once, however many values it is compared with.
private struct SchemaCheck {
  /// What a schema says, ready for comparing.
  struct Rule {
    let schema: Schema
    let kinds: [Schema.Kind]
    let isNullable: Bool
    let values: [Node]?
    let format: String?
    let properties: [String: Schema]
    let required: [String]
    let items: Schema?
    let tuple: [Schema]
    let additional: Schema?
    let parts: [Schema]
    let choices: [Schema]

    init(_ schema: Schema, isRequest: Bool) {
      self.schema = schema
      kinds = schema.kinds
      isNullable = schema.isNullable
      values = schema.values
      format = schema.format
      properties = Dictionary(schema.properties.map { ($0.name, $0.schema) }) { $1 }
      required = schema.required.filter { [properties] name in
        guard let schema = properties[name] else { return true }
        return !(isRequest ? schema.isReadOnly : schema.isWriteOnly)
      }
      items = schema.items
      tuple = schema.node["prefixItems"]?.children.map { Schema($0) } ?? []
      additional = schema.additional
      parts = schema.parts
      choices = schema.choices
    }
  }

  private static let depthLimit = 128
  let isRequest: Bool
  /// Whether bounds, lengths, patterns and counts are looked at, and what a value must not be.
  let measures: Bool
  /// Whether no more than one of `oneOf` may fit.
  let isExact: Bool
  private var rules: [Int: Rule] = [:]
  /// How many more comparisons are made. Schemas that choose among themselves could take forever otherwise.
  private var allowance = 1_000_000
  /// The schemas the value at hand is being compared with; meeting one of them again adds nothing.
  private var active: [Int] = []

  init(isRequest: Bool, measures: Bool = false, isExact: Bool = false) {
    self.isRequest = isRequest
    self.measures = measures
    self.isExact = isExact
  }

  private mutating func rule(of schema: Schema) -> Rule {
    if let known = rules[schema.identity] { return known }
    let rule = Rule(schema, isRequest: isRequest)
    rules[schema.identity] = rule
    return rule
  }

  mutating func mismatches(of node: Node, with schema: Schema, limit: Int, depth: Int) -> [Mismatch] {
    if let verdict = schema.verdict { return verdict ? [] : [Mismatch(at: node, expected: "nothing")] }
    allowance -= 1
    guard depth < Self.depthLimit, allowance > 0, limit > 0, !active.contains(schema.identity) else {
      return []
    }
    active.append(schema.identity)
    defer { active.removeLast() }
    let rule = self.rule(of: schema)
    if node.isNull, rule.isNullable { return [] }
    if let values = rule.values {
      guard values.contains(where: { $0.sameValue(as: node) }) else {
        return [Mismatch(at: node, expected: Self.describe(values))]
      }
      return measured(node, schema)
    }
    guard rule.kinds.isEmpty || rule.kinds.contains(where: { Self.fits(node, $0) }),
      Self.hasFormat(rule.format, node)
    else { return [Mismatch(at: node, expected: schema.description)] }
    var found = measured(node, schema)
    found += forbidden(node, rule, depth: depth)
    for part in rule.parts where found.count < limit {
      found += mismatches(of: node, with: part, limit: limit - found.count, depth: depth + 1)
    }
    found += choiceMismatches(of: node, rule, limit: limit - found.count, depth: depth)
    guard node.isContainer else { return found }
    let around = active
    active = []
    defer { active = around }
    switch node.kind {
    case .array: found += elementMismatches(of: node, rule, limit: limit - found.count, depth: depth)
    case .object: found += memberMismatches(of: node, rule, limit: limit - found.count, depth: depth)
    default: break
    }
    return found
  }

  /// Nothing when one of the choices fits. What is wrong with the only one of the right kind is told in its
  /// place; otherwise what would have fitted is.
  private mutating func choiceMismatches(
    of node: Node, _ rule: Rule, limit: Int, depth: Int
  ) -> [Mismatch] {
    guard !rule.choices.isEmpty, limit > 0 else { return [] }
    var closest: [[Mismatch]] = []
    if isExact, rule.schema.node["oneOf"] != nil {
      let fitting = rule.choices.filter { mismatches(of: node, with: $0, limit: 1, depth: depth + 1).isEmpty }
      return fitting.count == 1 ? [] : [Self.unchosen(node, rule)]
    }
    for choice in rule.choices {
      let found = mismatches(of: node, with: choice, limit: limit, depth: depth + 1)
      if found.isEmpty { return [] }
      if found.first?.path != node.path || found.count > 1 { closest.append(found) }
    }
    if closest.count == 1, let only = closest.first { return only }
    return [Self.unchosen(node, rule)]
  }

  /// Of what kind a value should be, or that it is none of several forms, where its kind is right.
  private static func unchosen(_ node: Node, _ rule: Rule) -> Mismatch {
    let isOfKind = rule.choices.contains { choice in
      let kinds = choice.kinds
      return kinds.isEmpty || kinds.contains { fits(node, $0) }
    }
    guard isOfKind else { return Mismatch(at: node, expected: rule.schema.description) }
    let names = rule.choices.compactMap(\.name)
    let isNamed = names.count == rule.choices.count && (2...6).contains(names.count)
    return Mismatch(
      at: node, expected: isNamed ? "one of \(names.joined(separator: ", "))" : "one of the forms described",
      .value)
  }

  /// How large a value should be, where it is not.
  private func measured(_ node: Node, _ schema: Schema) -> [Mismatch] {
    guard measures, let wanted = SchemaBounds(schema).wanted(of: node) else { return [] }
    return [Mismatch(at: node, expected: wanted, .value)]
  }

  /// That a value is what it must not be, where that is beyond doubt.
  private mutating func forbidden(_ node: Node, _ rule: Rule, depth: Int) -> [Mismatch] {
    guard measures, let other = rule.schema.forbidden, other.isJudgedWholly() else { return [] }
    var check = SchemaCheck(isRequest: isRequest, measures: true, isExact: true)
    guard check.mismatches(of: node, with: other, limit: 1, depth: depth + 1).isEmpty, check.allowance > 0
    else { return [] }
    return [Mismatch(at: node, expected: "nothing that `not` describes", .value)]
  }

  private mutating func elementMismatches(
    of array: Node, _ rule: Rule, limit: Int, depth: Int
  ) -> [Mismatch] {
    var found: [Mismatch] = []
    for (position, element) in array.children.enumerated() where found.count < limit {
      guard let schema = position < rule.tuple.count ? rule.tuple[position] : rule.items else { break }
      found += mismatches(of: element, with: schema, limit: limit - found.count, depth: depth + 1)
    }
    return found
  }

  private mutating func memberMismatches(
    of object: Node, _ rule: Rule, limit: Int, depth: Int
  ) -> [Mismatch] {
    var found: [Mismatch] = []
    var seen: Set<String> = []
    for member in object.members where found.count < limit {
      let name = member.name
      seen.insert(name)
      guard let schema = rule.properties[name] ?? rule.additional else { continue }
      // What `allOf` and patterns allow is not known here.
      if schema.verdict == false, !rule.parts.isEmpty || rule.schema.node["patternProperties"] != nil {
        continue
      }
      found += mismatches(of: member.value, with: schema, limit: limit - found.count, depth: depth + 1)
    }
    for name in rule.required where found.count < limit && !seen.contains(name) {
      let expected = rule.properties[name]?.description ?? "any value"
      found.append(Mismatch(missing: name, in: object, expected: expected))
    }
    return found
  }

  private static func fits(_ node: Node, _ kind: Schema.Kind) -> Bool {
    switch (kind, node.kind) {
    case (.string, .string), (.file, .string), (.boolean, .true), (.boolean, .false), (.array, .array),
      (.object, .object), (.number, .integer), (.number, .decimal), (.integer, .integer), (.null, .null):
      true
    // `1.0` is an integer to a schema.
    case (.integer, .decimal): node.double.map { $0 == $0.rounded() } ?? false
    default: false
    }
  }

  /// Only formats whose spelling leaves no doubt are compared.
  private static func hasFormat(_ format: String?, _ node: Node) -> Bool {
    guard let format = format.flatMap(StringFormat.init(rawValue:)), let text = node.string else {
      return true
    }
    switch format {
    case .dateTime, .date, .uuid: return StringFormat(Array(text.utf8)[...]) == format
    case .email: return text.utf8.split(separator: 0x40).count > 1
    case .localDateTime, .url: return true
    }
  }

  /// The values allowed, as JSON: `"open" or "closed"`.
  private static func describe(_ values: [Node]) -> String {
    let shown = values.prefix(6).map(\.text) + (values.count > 6 ? ["…"] : [])
    return shown.joined(separator: " or ")
  }
}
