internal import ApusGraphQL
internal import ApusLanguage
internal import ApusRendering
package import ApusText

/// What a schema says of a type, or of a field: `Repository`, `Query.repository`.
package struct GraphQLHelp: View {
  private enum Subject {
    case type(GraphQLType)
    case field(GraphQLField, owner: GraphQLType, sample: String?)
  }

  private let subject: Subject
  private let schema: GraphQLSchema

  /// `nil` for what the schema does not have. The name of a field of a root stands for itself.
  package init?(_ name: String, in known: KnownGraphQL) {
    schema = known.schema
    let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
    if parts.count == 2, let owner = schema.type(named: parts[0]), let field = owner.field(named: parts[1]) {
      subject = .field(field, owner: owner, sample: Self.sample(field, owner, schema))
    } else if parts.count == 1, let type = schema.type(named: name), !schema.isOwn(name) {
      subject = .type(type)
    } else if parts.count == 1, let owner = schema.roots.first(where: { $0.field(named: name) != nil }),
      let field = owner.field(named: name)
    {
      subject = .field(field, owner: owner, sample: Self.sample(field, owner, schema))
    } else {
      return nil
    }
  }

  /// The name that was most likely meant by one that the schema does not have: of a type, of a field of a root, or behind
  /// a dot of a type's field; `nil` where none is near.
  static func meant(by name: String, in known: KnownGraphQL) -> String? {
    let schema = known.schema
    let types = schema.names.filter { !schema.isOwn($0) }
    guard let dot = name.firstIndex(of: ".") else {
      return nearest(to: name, among: types + schema.roots.flatMap { $0.fields.map(\.name) })
    }
    let (typed, field) = (String(name[..<dot]), String(name[name.index(after: dot)...]))
    guard let owner = types.contains(typed) ? typed : nearest(to: typed, among: types),
      let fields = schema.type(named: owner)?.fields.map(\.name)
    else { return nil }
    let meant = fields.contains(field) ? field : nearest(to: field, among: fields)
    return meant.map { "\(owner).\($0)" } ?? owner
  }

  private static func sample(_ field: GraphQLField, _ owner: GraphQLType, _ schema: GraphQLSchema) -> String?
  {
    schema.roots.contains { $0.name == owner.name } ? "gql --sample \(field.name)" : nil
  }

  package func lines(on screen: Screen) -> [Line] {
    switch subject {
    case .type(let type): lines(of: type, on: screen)
    case .field(let field, let owner, let sample): lines(of: field, owner, sample, on: screen)
    }
  }

  private func lines(of type: GraphQLType, on screen: Screen) -> [Line] {
    let word = type.kind == .object ? "type" : type.kind.rawValue
    var lines = [Line(type.name, .heading) + Line("  \(word)", .dim)] + prose(type.meaning, on: screen)
    let rows: [(String, String, String, Bool)] =
      type.fields.map { ($0.name, "\($0.type)", $0.shortMeaning, $0.deprecation != nil) }
      + type.inputs.map { ($0.name, "\($0.type)", $0.meaning.firstLine, $0.deprecation != nil) }
      + type.values.map {
        (
          $0.name, "", $0.deprecation.map { "out of use: \($0.firstLine)" } ?? $0.meaning.firstLine,
          $0.deprecation != nil
        )
      }
      + type.members.map { ($0, "", "", false) }
    lines += table(rows, on: screen)
    if !type.interfaces.isEmpty {
      lines.append(Line("implements ", .dim).retold + Line(type.interfaces.joined(separator: ", ")))
    }
    return lines
  }

  private func lines(
    of field: GraphQLField, _ owner: GraphQLType, _ sample: String?, on screen: Screen
  ) -> [Line] {
    var lines = [Line("\(owner.name).\(field.name)", .heading) + Line("  \(field.type)")]
    if let reason = field.deprecation {
      lines.append(Line("out of use: \(reason)", .warning, foreign: [reason]).retold)
    }
    lines += prose(field.meaning, on: screen)
    lines += table(
      field.arguments.map { input in
        let usual = input.usual.map { " = \($0)" } ?? ""
        return (input.name, "\(input.type)\(usual)", input.meaning.firstLine, input.deprecation != nil)
      }, on: screen)
    let next = [sample, schema.isOwn(field.type.core) ? nil : "help \(field.type.core)"].compactMap(\.self)
    if !next.isEmpty {
      lines.append(Line("try: ", .dim).retold + next.map { Line($0, .command) }.joined(by: Line("    ")))
    }
    return lines.flatMap { $0.wrappedAtWords(to: screen.width, indent: 2) }
  }

  private func prose(_ text: String, on screen: Screen) -> [Line] {
    text.split(separator: "\n").flatMap { Line(String($0)).wrappedAtWords(to: screen.width, indent: 0) }
  }

  private func table(_ rows: [(String, String, String, Bool)], on screen: Screen) -> [Line] {
    let names = rows.map { Line($0.0).width }.max() ?? 0
    let types = min(rows.map { Line($0.1).width }.max() ?? 0, max(0, screen.width / 3))
    return rows.map { name, type, meaning, isOld in
      var line = Line("  ") + Line(name, isOld ? .dim : .key)
      if !type.isEmpty {
        line.pad(to: names + 4)
        line.append(type, .number)
      }
      if !meaning.isEmpty {
        line.pad(to: max(line.width + 2, names + types + 6))
        line.append(meaning, .dim)
      }
      return line.cut(to: screen.width, glyphs: screen.glyphs)
    }
  }
}

extension GraphQLSchema {
  fileprivate var roots: [GraphQLType] { GraphQLOperation.Kind.allCases.compactMap(root) }

  /// Whether a type is one of GraphQL's own scalars.
  fileprivate func isOwn(_ name: String) -> Bool {
    ["Boolean", "Float", "ID", "Int", "String"].contains(name)
  }
}
