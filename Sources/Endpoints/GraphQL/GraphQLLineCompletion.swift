internal import ApusGraphQL
internal import ApusLanguage
package import ApusLineEditing
internal import ApusSystem

/// What Tab offers in a line that asks in GraphQL: inside the query by the schema, and beside it, or beside the file that
/// has it, the names of its operations and the variables that they declare.
package struct GraphQLLineCompletion {
  package let completion: Completion

  /// - Parameter cursor: where Tab was pressed, in bytes.
  /// - Returns: `nil` for another line, and for a place where something else is typed.
  package init?(_ text: String, at cursor: Int, in scope: EndpointScope) {
    let words = Words(text, readsTail: false).words
    guard let name = words.first?.text.lowercased(), name == "gql" || name == "graphql" else { return nil }
    if let word = words.first(where: { $0.kind == .json && $0.range.lowerBound < cursor }),
      cursor <= word.range.upperBound,
      // Behind its last brace, it is at its end.
      cursor < word.range.upperBound || !ParsedLine.isComplete(text) || !text.hasSuffix("}")
    {
      guard let schema = Self.schema(askedBy: words, scope)?.schema else { return nil }
      completion = Self.completion(text, cursor, from: word.range.lowerBound, schema)
      return
    }
    guard let found = Self.outside(words, text, cursor, scope) else { return nil }
    completion = found
  }

  private static func completion(
    _ text: String, _ cursor: Int, from start: Int, _ schema: GraphQLSchema
  ) -> Completion {
    let document = String(decoding: text.utf8.dropFirst(start), as: UTF8.self)
    let found = GraphQLCompletion(document, at: cursor - start, schema: schema)
    let candidates = found.candidates.prefix(1_000).map { candidate in
      Candidate(
        candidate.text, meaning: candidate.meaning,
        addsSpace: !["{", ":"].contains { candidate.text.hasSuffix($0) })
    }
    return Completion(
      replacing: found.range.lowerBound + start..<found.range.upperBound + start, Array(candidates))
  }

  /// What fits beside the query; `nil` where nothing of it does.
  private static func outside(
    _ words: [Word], _ text: String, _ cursor: Int, _ scope: EndpointScope
  ) -> Completion? {
    let before = words.filter { $0.range.upperBound < cursor }
    let typed = words.first { $0.range.lowerBound < cursor && cursor <= $0.range.upperBound }
    let range = (typed?.range.lowerBound ?? cursor)..<cursor
    let begun = String(decoding: Array(text.utf8)[range], as: UTF8.self)
    let fitting = candidates(before, words.filter { $0 != typed }, begun, scope).filter {
      $0.text.lowercased().hasPrefix(begun.lowercased())
    }
    return fitting.isEmpty ? nil : Completion(replacing: range, fitting)
  }

  /// The root's fields behind `--sample`, the names of operations behind `--operation`, or else the variables that have
  /// no value yet.
  ///
  /// - Parameter others: all words but the one that is typed.
  private static func candidates(
    _ before: [Word], _ others: [Word], _ begun: String, _ scope: EndpointScope
  ) -> [Candidate] {
    switch before.last?.text {
    case "--sample":
      let schema = schema(askedBy: others, scope)?.schema
      let fields = GraphQLOperation.Kind.allCases.compactMap { schema?.root($0) }.flatMap(\.fields)
      return fields.map { Candidate($0.name, meaning: $0.line) }
    case "--operation":
      return (document(in: others)?.operations ?? []).compactMap(\.name).map { Candidate($0.text) }
    // What those take is known to all commands.
    case "--over", "--max", "--for", "--depth": return []
    default:
      guard !begun.hasPrefix("-"), before.contains(where: { GraphQLLine.Source($0) != nil }) else {
        return []
      }
      return values(others, begun, scope) ?? members(others, begun, scope) ?? variables(others, scope)
    }
  }

  /// The values that there are of a variable whose name is typed, with its `=`; `nil` where none is.
  private static func values(_ words: [Word], _ begun: String, _ scope: EndpointScope) -> [Candidate]? {
    guard let sign = begun.firstIndex(of: "="), let place = Place(begun[..<sign]) else { return nil }
    let schema = schema(askedBy: words, scope)?.schema
    if place.steps.isEmpty {
      let variable = declared(words).first { $0.name.text == place.variable }
      guard let core = variable?.type.core else { return nil }
      let names = core == "Boolean" ? ["true", "false"] : schema?.type(named: core)?.values.map(\.name) ?? []
      return names.map { Candidate("\(place.variable)=\($0)") }
    }
    let types = operations(words).compactMap { place.type(in: $0, schema) }
    return types.first?.values.map { Candidate("\(begun[...sign])\($0.name)") }
  }

  /// The members of what a variable holds, behind its bracket: `p[name]=`, or `p[near][` for what has members itself; `nil`
  /// where none is typed.
  private static func members(_ words: [Word], _ begun: String, _ scope: EndpointScope) -> [Candidate]? {
    guard !begun.contains("="), let bracket = begun.lastIndex(of: "["),
      let place = Place(begun[..<bracket])
    else { return nil }
    let schema = schema(askedBy: words, scope)?.schema
    let holders = operations(words).filter { !place.isList(in: $0, schema) }
    var known = Set(words.compactMap { Item($0)?.name.shown })
    return holders.compactMap { place.type(in: $0, schema) }.flatMap(\.inputs).compactMap { input in
      let name = "\(begun[...bracket])\(input.name)]"
      guard known.insert(name).inserted else { return nil }
      let holds = input.type.element == nil && schema?.kind(of: input.type.core) == .input
      let sign = holds ? "[" : Self.sign(of: input.type, schema)
      return Candidate(name + sign, meaning: "\(input.type)", addsSpace: false)
    }
  }

  /// `p[near]`: a variable, and what leads into its value.
  private struct Place {
    let variable: String
    /// The name of a member, or `nil` for an element of a list.
    let steps: [String?]

    /// - Returns: `nil` where a bracket is not closed.
    init?(_ name: Substring) {
      let parts = name.split(separator: "[", omittingEmptySubsequences: false)
      guard let first = parts.first, parts.dropFirst().allSatisfy({ $0.hasSuffix("]") }) else { return nil }
      variable = String(first)
      steps = parts.dropFirst().map { $0.count > 1 ? String($0.dropLast()) : nil }
    }

    func type(in operation: GraphQLOperation, _ schema: GraphQLSchema?) -> GraphQLType? {
      let values = GraphQLVariableValues(operation, schema: schema)
      return values.describedType(of: variable, steps).flatMap { schema?.type(named: $0) }
    }

    func isList(in operation: GraphQLOperation, _ schema: GraphQLSchema?) -> Bool {
      GraphQLVariableValues(operation, schema: schema).isList(variable, steps)
    }
  }

  /// The operation that is meant, or each where that is not said.
  private static func operations(_ words: [Word]) -> [GraphQLOperation] {
    let name = zip(words, words.dropFirst()).first { $0.0.text == "--operation" }?.1.text
    return (document(in: words)?.operations ?? []).filter { name == nil || $0.name?.text == name }
  }

  /// The variables of the operation that is meant, or of each where that is not said.
  private static func declared(_ words: [Word]) -> [GraphQLVariable] {
    operations(words).flatMap(\.variables)
  }

  /// `id=`, or `file@`, for a variable that is declared.
  private static func variables(_ words: [Word], _ scope: EndpointScope) -> [Candidate] {
    let schema = schema(askedBy: words, scope)?.schema
    var known = Set(words.compactMap { Item($0)?.name.shown })
    return declared(words).filter { known.insert($0.name.text).inserted }.map {
      Candidate($0.name.text + sign(of: $0.type, schema), meaning: "\($0.type)", addsSpace: false)
    }
  }

  /// What stands before a value of a type.
  private static func sign(of type: GraphQLTypeName, _ schema: GraphQLSchema?) -> String {
    let isText = ["String", "ID"].contains(type.core) || schema?.kind(of: type.core) == .enumeration
    let isTyped = isText || ["Int", "Float", "Boolean"].contains(type.core)
    return type.core == GraphQLSample.fileType ? "@" : isTyped ? "=" : ":="
  }

  /// The schema that holds where a line asks: at the URL that it has, or here.
  private static func schema(askedBy words: [Word], _ scope: EndpointScope) -> KnownGraphQL? {
    let before = words.dropFirst().prefix { GraphQLLine.Source($0) == nil }
    let first = before.first.flatMap { $0.text.hasPrefix("-") || Item($0) != nil ? nil : $0 }
    let url = before.first(where: \.template.isURL) ?? first
    return scope.schema(askedAt: url?.template)
  }

  /// The document of a line: typed in it, or in the file that it names.
  private static func document(in words: [Word]) -> GraphQLDocument? {
    switch words.lazy.compactMap({ GraphQLLine.Source($0) }).first {
    case .typed(let word): return try? GraphQLDocument(word.text)
    case .file(let name, _):
      let files = FileReader.disk(home: ProcessVariables["HOME"])
      guard let bytes = name.plain.flatMap(files.glance) else { return nil }
      return try? GraphQLDocument(String(decoding: bytes, as: UTF8.self))
    case nil: return nil
    }
  }
}
