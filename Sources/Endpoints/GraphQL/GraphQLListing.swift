internal import ApusGraphQL
internal import ApusOpenAPI
internal import ApusRendering
package import ApusText

/// What a GraphQL schema can be asked: a row a field of its roots, queries first.
package struct GraphQLListing: View {
  private let rows: [(kind: String, field: GraphQLField)]
  /// What to type for all of it.
  private let line: String

  /// - Parameter word: what is looked for in names and descriptions; `query`, `mutation` or `subscription` for all of
  ///   one kind; `nil` for everything.
  package init(_ known: KnownGraphQL, word: String? = nil, line: String) {
    let kind = word.flatMap { word in
      GraphQLOperation.Kind.allCases.first { word == $0.rawValue || word == $0.plural }
    }
    let wanted = kind == nil ? word?.lowercased() : nil
    rows = GraphQLOperation.Kind.allCases.filter { kind == nil || kind == $0 }.flatMap { kind in
      (known.schema.root(kind)?.fields ?? []).filter { field in
        wanted.map { "\(field.name) \(field.meaning)".lowercased().contains($0) } ?? true
      }.map { (kind.rawValue, $0) }
    }
    self.line = line
  }

  package var isEmpty: Bool { rows.isEmpty }

  /// What `ls` shows of a schema: everything for no word, where no description has operations too; what is of a kind, or
  /// has the word in it.
  init?(_ known: KnownGraphQL, _ words: [String], line: String, _ scope: EndpointScope) {
    let word = words.first
    guard words.count < 2, scope.directory.isEmpty, word?.contains("/") != true else { return nil }
    let isKind = word.map(Self.isKind)
    // What has operations of its own is listed by these, and searched in these.
    guard isKind ?? true || scope.specification?.index.operations.isEmpty ?? true else { return nil }
    self.init(known, word: word == "graphql" ? nil : word, line: line)
    if isEmpty { return nil }
  }

  /// Whether a word asks for what a schema has, all of it or of one kind.
  static func isKind(_ word: String) -> Bool {
    word == "graphql" || GraphQLOperation.Kind.allCases.contains { word == $0.rawValue || word == $0.plural }
  }

  package func lines(on screen: Screen) -> [Line] {
    let names = rows.map { Line($0.field.signature).width }.max() ?? 0
    let kinds = rows.map(\.kind.count).max() ?? 0
    let column = kinds + 2 + min(names, screen.width / 2) + 2
    let limit = screen.height.map { $0 < rows.count ? max(1, $0 - 1) : rows.count } ?? rows.count
    var lines = rows.prefix(limit).map { row in
      var line = Line(row.kind, .method)
      line.pad(to: kinds + 2)
      line.append(row.field.signature, row.field.deprecation == nil ? .url : .dim)
      let meaning = row.field.shortMeaning
      if !meaning.isEmpty, screen.width - max(column, line.width + 2) >= 20 {
        line.pad(to: max(column, line.width + 2))
        line.append(meaning, .dim)
      }
      return line.cut(to: screen.width, glyphs: screen.glyphs)
    }
    if limit < rows.count {
      let rest = Line("\(screen.glyphs.ellipsis) \(rows.count - limit) more: ", .dim).retold
      lines.append((rest + Line("\(line) | less", .command)).cut(to: screen.width))
    }
    return lines
  }
}

extension GraphQLField {
  /// What it is, or that it is out of use, in one line.
  var shortMeaning: String {
    deprecation.map { "out of use: \($0.firstLine)" } ?? meaning.firstLine
  }
}
