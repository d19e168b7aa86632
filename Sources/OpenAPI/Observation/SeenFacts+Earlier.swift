extension SeenFacts {
  /// What was seen another time.
  package init(earlier entries: [Entry]) { all = entries }

  /// These facts and those of another time, but for what the description has by now.
  package func adding(_ earlier: SeenFacts, beside specification: Specification) -> SeenFacts {
    var whole = self
    for entry in earlier.all {
      let match = Operation.Method(rawValue: entry.method).flatMap { specification.match($0, entry.path) }
      guard let operation = match?.operation else {
        if !all.contains(where: { $0.method == entry.method && $0.path == entry.path }) {
          whole.all.append(Entry(entry.method, entry.path, isDescribed: false))
        }
        continue
      }
      let known = facts(of: operation)
      let facts = entry.facts.filter { fact in
        !operation.describes(fact) && !known.contains { $0.kind == fact.kind && $0.name == fact.name }
      }
      whole.add(facts, to: operation)
    }
    return whole
  }

  private mutating func add(_ facts: [Fact], to operation: Operation) {
    let method = operation.method.rawValue
    if let place = all.firstIndex(where: { $0.method == method && $0.path == operation.path }) {
      all[place].facts += facts
    } else if !facts.isEmpty {
      all.append(Entry(method, operation.path, isDescribed: true, facts: facts))
    }
  }

  /// Names and types alone, the latest first, and no more than anybody reads: nothing that looks like data, and nothing of
  /// what a value was.
  package var toKeep: SeenFacts {
    let kept = entries.compactMap { entry -> Entry? in
      guard PathSegment.segments(of: entry.path).allSatisfy({ Self.isName($0) }) else { return nil }
      let facts = entry.facts.filter { $0.kind != .otherwise && Self.isName($0.name) }
      return entry.isDescribed && facts.isEmpty
        ? nil : Entry(entry.method, entry.path, isDescribed: entry.isDescribed, facts: facts)
    }
    return SeenFacts(earlier: Array(kept.prefix(300)))
  }

  private static func isName(_ text: some StringProtocol) -> Bool {
    text.utf8.count <= 200
      && text.utf8.allSatisfy { byte in
        byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26 || "_-.[]{}".utf8.contains(byte)
      } && !text.split(whereSeparator: { ".[]{}".contains($0) }).contains { ObservedPath.isData(String($0)) }
  }
}

extension Operation {
  /// Whether it has by now what once was seen beside it.
  fileprivate func describes(_ fact: SeenFacts.Fact) -> Bool {
    switch fact.kind {
    case .parameter: takesInQuery(fact.name)
    case .field: body?.json?.schema?.has(fact.name) ?? false
    case .status: Int(fact.name).flatMap { response(for: $0) } != nil
    case .answer: responses.contains { $0.json?.schema?.has(fact.name) ?? false }
    case .otherwise: true
    }
  }

  /// Whether a parameter of that name is described, or one that takes several: `filter` takes `filter[x]`.
  func takesInQuery(_ name: String) -> Bool {
    parameters(in: .query).contains { name == $0.name || name.hasPrefix($0.name + "[") }
  }
}

extension Schema {
  /// Whether it speaks of a value: `.[].owner.login`.
  fileprivate func has(_ place: String) -> Bool {
    var schema = self
    for step in place.split(separator: ".") {
      let name = step.prefix { $0 != "[" }
      if !name.isEmpty {
        let fields = schema.fields + schema.choices.flatMap(\.fields)
        guard let field = fields.first(where: { $0.name == name }) else { return false }
        schema = field.schema
      }
      for _ in 0..<(step.utf8.count - name.utf8.count) / 2 {
        guard let items = schema.items else { return false }
        schema = items
      }
    }
    return true
  }
}
