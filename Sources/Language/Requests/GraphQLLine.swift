internal import ApusClient
package import ApusGraphQL
package import ApusJSON

/// A line that asks in GraphQL, read and not yet compared with any schema:
/// `gql [URL] { viewer { login } }`, `gql FILE --operation NAME id=x first:=3`.
package struct GraphQLLine: Sendable {
  /// Where the document is.
  package enum Source: Sendable {
    case typed(Word)
    /// The file's name.
    case file(Template, Range<Int>)
  }

  package let text: String
  /// Where it is asked; `nil` for where the session's schema is.
  package let url: Word?
  /// `nil` where only the URL is there.
  package let source: Source?
  /// Values of variables, files that are sent, and headers.
  package let items: [Item]
  package let options: [OptionUse]
  package let tail: Tail?
  /// The name behind `--operation`.
  package let operation: Word?

  /// - Parameter words: those behind the command's name that are no options of its own.
  package init(_ line: CommandLine, _ words: [Word], operation: Word?) throws(LineProblem) {
    let (options, rest) = try OptionReader.read(words[...], in: .native)
    var (url, source, items): (Word?, Source?, [Item]) = (nil, nil, [])
    if let problem = Self.bracketTooMany(in: rest) { throw problem }
    for word in rest {
      if let found = Source(word) {
        guard source == nil else {
          throw LineProblem("a request has one document; this is a second", at: word.range)
        }
        source = found
      } else if !word.template.isURL, let item = Item(word), !item.name.isEmpty {
        if let problem = item.problem ?? item.dottedName { throw problem }
        items.append(item)
      } else if url == nil, source == nil {
        url = word
      } else {
        throw LineProblem(
          "expected the value of a variable, found \(word.text)", at: word.range, tryInstead: "\(word.text)=…"
        )
      }
    }
    (text, self.url, self.source, self.items) = (line.text, url, source, items)
    (self.options, self.operation, tail) = (options, operation, line.words.tail)
  }

  /// Whether the document is what the program was given: `gql @-`.
  package var namesInput: Bool {
    if case .file(let name, _)? = source { name.plain == "-" } else { false }
  }

  /// The line that asks for it.
  ///
  /// - Parameters:
  ///   - document: the text of the query, with holes.
  ///   - place: where it is asked, where the line does not say; where the session is, when it is empty.
  ///   - parsed: the same read; `nil` where that cannot be done.
  package func request(
    _ document: Template, at place: String, _ parsed: GraphQLDocument?, _ schema: GraphQLSchema?,
    variables: Variables
  ) throws(LineProblem) -> RequestLine {
    let asked = parsed?.operation(named: operation?.text)
    let values = asked.map { GraphQLVariableValues($0, schema: schema) }
    let isUpload = items.contains { $0.separator == .upload }
    let headers = items.filter { $0.separator.isHeader || $0.separator.isQuery }
    var body: [Item]
    if isUpload {
      body = try GraphQLUpload(items, values).items(document, operation, variables)
    } else {
      body = [Item.made(.string, "query", document)]
      if let operation { body.append(.made(.string, "operationName", operation.template)) }
      for item in items where item.separator.isJSONData {
        body.append(try item.typed(by: values).asVariable)
      }
    }
    if !headers.contains(where: { $0.name.plain?.lowercased() == "accept" }) {
      let types =
        asked?.kind == .subscription
        ? "text/event-stream" : "application/graphql-response+json, application/json"
      body.insert(.made(.header, "Accept", Template(types)), at: 0)
    }
    return RequestLine(
      text: text, dialect: .native, method: .post,
      url: url?.template ?? (place.isEmpty ? nil : Template(place)),
      items: headers + body, json: nil, options: options, tail: tail)
  }

  /// The values that the line gives for variables, as far as they can be seen: those with holes are not known yet.
  package func values(_ operation: GraphQLOperation, _ schema: GraphQLSchema?) -> [(Item, JSONValue)] {
    let values = GraphQLVariableValues(operation, schema: schema)
    return items.compactMap { item in
      guard let name = item.name.plain, !name.contains("[") else { return nil }
      return item.value(by: values, for: name, []).map { (item, $0) }
    }
  }

  /// What is wrong with values for what is in a variable, such as `p[age]=x`, each with the item that gives it.
  package func problemsWithin(
    _ operation: GraphQLOperation, _ schema: GraphQLSchema?
  ) -> [(GraphQLProblem, Item)] {
    let values = GraphQLVariableValues(operation, schema: schema)
    return items.flatMap { item -> [(GraphQLProblem, Item)] in
      guard let place = try? item.variable, !place.steps.isEmpty,
        let value = item.value(by: values, for: place.name, place.steps)
      else { return [] }
      return values.problems(value, for: place.name, place.steps).map { ($0, item) }
    }
  }
}

extension Item {
  static func made(_ separator: Separator, _ name: String, _ value: Template) -> Item {
    let range = value.range
    return Item(
      separator, name: Template(name, standingFor: range), value: value, range: range, separatorRange: range)
  }

  /// The same as a member of the request's `variables`.
  var asVariable: Item {
    let key = name.glyphs.firstIndex { $0.isTyped("[") } ?? name.glyphs.count
    let whole =
      Template("variables[", standingFor: range) + name.slice(0..<key) + Template("]", standingFor: range)
      + name.dropFirst(key)
    return Item(separator, name: whole, value: value, range: range, separatorRange: separatorRange)
  }

  /// What is wrong with `input.name=A`: no variable has a dot in its name.
  fileprivate var dottedName: LineProblem? {
    guard separator.isData, let name = name.plain else { return nil }
    let (variable, rest) = (name.prefix { $0 != "[" }, name.drop { $0 != "[" })
    let parts = variable.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, let first = parts.first, parts.allSatisfy(\.isGraphQLName) else { return nil }
    let members = parts.dropFirst().map { "[\($0)]" }.joined()
    return LineProblem(
      "a member of a variable stands in brackets", at: self.name.range, tryInstead: first + members + rest)
  }

  /// A file for a list, in a variable or deeper in its value, as one more element of it.
  func listed(by values: GraphQLVariableValues?) throws(LineProblem) -> Item {
    guard separator == .upload, let values, let place = try variable,
      values.isList(place.name, place.steps)
    else { return self }
    return Item(
      separator, name: self.name + Template("[]", standingFor: range), value: value, range: range,
      separatorRange: separatorRange)
  }

  /// The variable that it is of, and what leads into its value; `nil` for a name with holes.
  fileprivate var variable: (name: String, steps: [String?])? {
    get throws(LineProblem) {
      guard name.plain != nil else { return nil }
      let steps = try KeyPath.steps(of: name)
      guard case .key(let variable)? = steps.first?.kind else { return nil }
      return (variable, steps.dropFirst().map(\.member))
    }
  }

  /// The line that says what its variable takes.
  package func helpLine(by values: GraphQLVariableValues) -> String {
    guard let place = try? variable else { return "help gql" }
    let type =
      values.describedType(of: place.name, place.steps)
      ?? values.describedType(of: place.name, place.steps.dropLast())
    return "help " + (type ?? "gql")
  }

  /// A value that may have been meant by the one that it gives.
  package func nearestValue(by values: GraphQLVariableValues) -> String? {
    guard separator == .string, let text = value.plain, let place = try? variable else { return nil }
    return values.nearest(to: text, for: place.name, place.steps)
  }

  /// What it gives, as far as that can be seen: what has holes is not known yet.
  fileprivate func value(by values: GraphQLVariableValues, for name: String, _ steps: [String?]) -> JSONValue?
  {
    guard let text = value.plain else { return nil }
    switch separator {
    case .string: return values.value(of: text, for: name, steps)
    case .json:
      let value = try? JSONDocument(text).root
      return value.flatMap { try? DocumentDecoder().decode(JSONValue.self, from: $0) }
    default: return nil
    }
  }

  /// What was typed as text, as the operation declares it: `3` of an `Int` is a number, also within an input object.
  func typed(by values: GraphQLVariableValues?) throws(LineProblem) -> Item {
    guard separator == .string, let values, let text = self.value.plain, let place = try variable else {
      return self
    }
    let value = values.value(of: text, for: place.name, place.steps)
    if case .string = value { return self }
    return Item(
      .json, name: self.name, value: Template(value.text, standingFor: self.value.range), range: range,
      separatorRange: separatorRange)
  }
}

extension KeyPath.Step {
  /// The member that it steps to; `nil` for an element of a list.
  fileprivate var member: String? { if case .key(let name) = kind { name } else { nil } }
}

extension Substring {
  fileprivate var isGraphQLName: Bool {
    first?.isNumber == false && allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
  }
}
