package import ApusGraphQL

extension DataModel {
  /// The answer to an operation: its data with exactly the fields that are selected, and the errors that may stand
  /// beside them.
  package init(answerTo operation: GraphQLOperation, of document: GraphQLDocument, _ schema: GraphQLSchema) {
    let reader = SelectionReader(document: document, schema: schema)
    let data = schema.root(operation.kind).map { reader.object($0, operation.selections, depth: 0) } ?? .any
    let error = Object(fields: [Field(key: "message", kind: .text)])
    self.init(
      .object(
        Object(fields: [
          Field(key: "data", kind: .optional(data)),
          Field(key: "errors", kind: .optional(.array(.object(error)))),
        ])))
  }

  private struct SelectionReader {
    let document: GraphQLDocument
    let schema: GraphQLSchema

    /// What is selected at one key, perhaps in several places.
    private struct Selected {
      let key: String
      let field: GraphQLField
      var selections: [GraphQLSelection]
      /// Whether no object of the type can be without it.
      var isAlways: Bool
    }

    func object(_ type: GraphQLType, _ selections: [GraphQLSelection], depth: Int) -> Kind {
      guard depth < 64 else { return .any }
      var found: [Selected] = []
      collect(selections, type, isAlways: true, into: &found, depth: 0)
      return .object(
        Object(
          fields: found.map { selected in
            let own = kind(of: selected.field.type, selected.selections, depth: depth)
            let summary = selected.field.meaning.firstLine
            return Field(
              key: selected.key, kind: selected.isAlways ? own : own.orNothing,
              summary: summary.isEmpty ? nil : summary + ".")
          }))
    }

    private func collect(
      _ selections: [GraphQLSelection], _ type: GraphQLType, isAlways: Bool, into found: inout [Selected],
      depth: Int
    ) {
      guard depth < 64 else { return }
      for selection in selections {
        switch selection {
        case .field(let field):
          guard let known = schema.field(field.name.text, of: type) else { continue }
          let isSure = isAlways && field.directives.isUnconditional
          if let place = found.firstIndex(where: { $0.key == field.key }) {
            found[place].selections += field.selections
            found[place].isAlways = found[place].isAlways || isSure
          } else {
            found.append(
              Selected(key: field.key, field: known, selections: field.selections, isAlways: isSure))
          }
        case .spread(let name, let directives):
          guard let fragment = document.fragment(named: name.text),
            let inner = schema.type(named: fragment.type.text)
          else { continue }
          collect(
            fragment.selections, inner,
            isAlways: isAlways && directives.isUnconditional && isEvery(type, a: inner), into: &found,
            depth: depth + 1)
        case .inline(let name, let directives, let selections, _):
          guard let inner = name.map({ schema.type(named: $0.text) }) ?? type else { continue }
          collect(
            selections, inner, isAlways: isAlways && directives.isUnconditional && isEvery(type, a: inner),
            into: &found, depth: depth + 1)
        }
      }
    }

    /// Whether all that is of a type is of another one, too.
    private func isEvery(_ type: GraphQLType, a other: GraphQLType) -> Bool {
      type.name == other.name || Set(schema.objects(of: type)).isSubset(of: schema.objects(of: other))
    }

    private func kind(of type: GraphQLTypeName, _ selections: [GraphQLSelection], depth: Int) -> Kind {
      switch type {
      case .nonNull(let inner): required(inner, selections, depth: depth)
      default: required(type, selections, depth: depth).orNothing
      }
    }

    private func required(
      _ type: GraphQLTypeName, _ selections: [GraphQLSelection], depth: Int
    ) -> Kind {
      switch type {
      case .nonNull(let inner): return required(inner, selections, depth: depth)
      case .list(let element): return .array(kind(of: element, selections, depth: depth))
      case .named(let name):
        guard let known = schema.type(named: name) else { return .any }
        if known.isComposite { return object(known, selections, depth: depth + 1) }
        return known.kind == .enumeration ? .text : Self.scalar(name)
      }
    }

    /// A scalar of the server's own is text where its name says so, as of dates and addresses, and else any value.
    private static func scalar(_ name: String) -> Kind {
      switch name {
      case "Int": .integer
      case "Float": .number
      case "Boolean": .boolean
      case "String", "ID": .text
      default:
        ["Date", "Time", "URI", "URL", "HTML", "UUID", "ID", "Timestamp"].contains { name.hasSuffix($0) }
          ? .text : .any
      }
    }
  }
}

extension [GraphQLDirective] {
  fileprivate var isUnconditional: Bool { !contains { ["skip", "include"].contains($0.name.text) } }
}
