extension GraphQLValidation {
  private struct Found {
    let field: GraphQLFieldSelection
    let owner: GraphQLType
  }

  /// Whether two fields of a selection would stand at the same key of the answer and are not the same. So many fields
  /// are looked at, as a document can say that there are any number of them.
  mutating func checkMerging(_ selections: [GraphQLSelection], of type: GraphQLType) {
    var budget = 20_000
    var open = [(0, [(selections, type)])]
    while let (depth, level) = open.popLast(), budget > 0 {
      guard depth < GraphQLParser.deepest * 2 else { continue }
      var byKey: [String: [Found]] = [:]
      var order: [String] = []
      var fragments: Set<String> = []
      for (selections, type) in level {
        collect(selections, type, &fragments, depth: 0) { found in
          budget -= 1
          if byKey[found.field.key] == nil { order.append(found.field.key) }
          byKey[found.field.key, default: []].append(found)
        }
      }
      for key in order {
        guard let all = byKey[key], let first = all.first else { continue }
        for other in all.dropFirst() { compare(first, other) }
        let inner = all.compactMap { found in
          found.field.selections.isEmpty
            ? nil
            : schema.field(found.field.name.text, of: found.owner).flatMap {
              schema.type(named: $0.type.core)
            }
            .map { (found.field.selections, $0) }
        }
        if !inner.isEmpty { open.append((depth + 1, inner)) }
      }
    }
  }

  private mutating func compare(_ one: Found, _ other: Found) {
    // What two objects of different types are asked for never meets in an answer; only its form must be the same.
    let canMeet =
      one.owner.name == other.owner.name || one.owner.kind != .object || other.owner.kind != .object
    guard canMeet else { return }
    if one.field.name.text != other.field.name.text {
      note(
        "\(one.field.key) stands for \(one.field.name.text) and for \(other.field.name.text): give one another name, such as `other: \(other.field.name.text)`",
        at: (other.field.alias ?? other.field.name).range)
    } else if one.field.writtenArguments != other.field.writtenArguments {
      note(
        "\(one.field.key) is asked for with other arguments too: give one another name, such as `other: \(other.field.name.text)`",
        at: (other.field.alias ?? other.field.name).range)
    }
  }

  private func collect(
    _ selections: [GraphQLSelection], _ type: GraphQLType, _ fragments: inout Set<String>, depth: Int,
    _ body: (Found) -> Void
  ) {
    guard depth < GraphQLParser.deepest else { return }
    for selection in selections {
      switch selection {
      case .field(let field): body(Found(field: field, owner: type))
      case .spread(let name, _):
        guard fragments.insert(name.text).inserted, let fragment = document.fragment(named: name.text),
          let inner = schema.type(named: fragment.type.text)
        else { continue }
        collect(fragment.selections, inner, &fragments, depth: depth + 1, body)
      case .inline(let name, _, let selections, _):
        guard let inner = name.map({ schema.type(named: $0.text) }) ?? type else { continue }
        collect(selections, inner, &fragments, depth: depth + 1, body)
      }
    }
  }
}

extension GraphQLFieldSelection {
  fileprivate var writtenArguments: [String] {
    arguments.map { "\($0.name.text): \($0.value.text)" }.sorted()
  }
}
