internal import ApusJSON

/// Makes a value that fits several schemas at once.
struct Sampler {
  private var fields: SampleFields
  let usesExamples: Bool
  /// The schemas a value is being made for, outermost first.
  private var active: [Int] = []
  /// How many more values are made. A schema can be small and its full sample enormous.
  private var allowance = 5_000

  init(fields: SampleFields, usesExamples: Bool = true) {
    self.fields = fields
    self.usesExamples = usesExamples
  }

  private func isActive(_ schema: Schema) -> Bool { active.contains(schema.identity) || active.count > 60 }

  mutating func sample(_ asked: [Schema]) -> JSONValue {
    guard !asked.contains(where: isActive), asked.contains(where: { $0.verdict == nil }) else { return .null }
    let all = Conjunction(asked)
    guard allowance > 0 else { return .null }
    allowance -= 1
    if let said = said(of: all) { return said }
    let around = active.count
    active += all.schemas.map(\.identity)
    defer { active.removeLast(active.count - around) }
    return sample(all)
  }

  /// An example, a default or one of the only values, where one fits all that is asked.
  private func said(of all: Conjunction) -> JSONValue? {
    let examples = usesExamples ? all.schemas.compactMap(\.example) : []
    let defaults = all.schemas.compactMap(\.defaultValue)
    let values = all.schemas.lazy.compactMap(\.values).first ?? []
    for candidate in examples + defaults + values.prefix(100) {
      guard fields != .required || candidate.byteRange.count <= SampleFields.mostBytes else { continue }
      if all.accepts(candidate), let value = JSONValue(copying: candidate) { return value }
    }
    return values.first.flatMap(JSONValue.init(copying:))
  }

  /// With the first of the choices that leads to something that fits.
  private mutating func sample(_ all: Conjunction) -> JSONValue {
    guard let chooser = all.nextChooser else { return plain(all) }
    let choices = chooser.choices.filter { !$0.isNothingButNull && !isActive($0) }.prefix(12)
    var first: JSONValue?
    if let fitting = sample(all, choices, of: chooser, &first) { return fitting }
    if fields == .required {
      // With so little in it, it fits several where only one may fit.
      fields = .all
      defer { fields = .required }
      var other: JSONValue?
      if let fitting = sample(all, choices, of: chooser, &other) { return fitting }
    }
    return first ?? (chooser.isNullable ? .null : plain(all))
  }

  private mutating func sample(
    _ all: Conjunction, _ choices: ArraySlice<Schema>, of chooser: Schema, _ first: inout JSONValue?
  ) -> JSONValue? {
    for choice in choices where allowance > 0 {
      let chosen = all.choosing(choice, of: chooser)
      let value = said(of: chosen) ?? sample(chosen)
      if let document = try? JSONDocument(value.bytes), all.accepts(document.root) { return value }
      first = first ?? value
    }
    return nil
  }

  private mutating func plain(_ all: Conjunction) -> JSONValue {
    switch all.kind {
    case .object: object(all)
    case .array: array(all)
    case .string, .file: .string(SampleText(all).text)
    case .integer, .number: SampleNumber(all).value
    case .boolean: .bool(false)
    case .null, nil: .null
    }
  }

  private mutating func object(_ all: Conjunction) -> JSONValue {
    let properties = all.properties.filter { property in
      !property.schemas.contains { fields == .answered ? $0.isWriteOnly : $0.isReadOnly }
        || fields != .answered && all.requiresWriting(property.name)
    }
    let hidden = Set(all.properties.map(\.name)).subtracting(properties.map(\.name))
    let required = all.required.subtracting(hidden)
    let least = all.least("minProperties")
    var spare = max(0, least - properties.count { required.contains($0.name) })
    var members: [JSONValue.Member] = []
    for (name, schemas) in properties {
      let isRequired = required.contains(name)
      if !isRequired, fields == .required {
        guard spare > 0 else { continue }
        spare -= 1
      }
      // A field that may be missing ends what would go on forever.
      if !isRequired, schemas.contains(where: isActive) { continue }
      members.append(JSONValue.Member(name, all.discriminated(name) ?? sample(schemas)))
    }
    // Some are required and described nowhere.
    let described = Set(properties.map(\.name))
    for name in required.subtracting(described).sorted() {
      let value = all.discriminated(name) ?? all.additional.map { sample([$0]) } ?? .null
      members.append(JSONValue.Member(name, value))
    }
    if members.isEmpty, all.properties.isEmpty, let additional = all.additional, additional.verdict == nil {
      members.append(JSONValue.Member("key", sample([additional])))
    }
    return .object(members)
  }

  private mutating func array(_ all: Conjunction) -> JSONValue {
    let tuple =
      all.schemas.lazy.compactMap { $0.node["prefixItems"] }.first?.children.map { Schema($0) } ?? []
    var elements = tuple.map { sample([$0]) }
    let items = all.schemas.compactMap(\.items).filter { $0.verdict == nil }
    let least = min(all.least("minItems"), 50)
    let wanted = max(least, tuple.isEmpty && all.most("maxItems") ?? 1 > 0 ? 1 : 0)
    guard !items.isEmpty, least > 0 || !items.contains(where: isActive) else { return .array(elements) }
    while elements.count < wanted {
      elements.append(SampleElement(items, elements.count).value ?? sample(items))
    }
    return .array(elements)
  }
}

/// An element beside others that are to differ from it.
private struct SampleElement {
  let value: JSONValue?

  init(_ items: [Schema], _ position: Int) {
    guard position > 0 else {
      value = nil
      return
    }
    let all = Conjunction(items)
    if let values = all.schemas.lazy.compactMap(\.values).first, position < values.count {
      value = JSONValue(copying: values[position])
    } else {
      let isOpen = all.schemas.allSatisfy { $0.values == nil && $0.example == nil } && all.nextChooser == nil
      switch all.kind {
      case .integer where isOpen: value = .number(position)
      case .string where isOpen: value = .string(SampleText(all, position: position).text)
      default: value = nil
      }
    }
  }
}
