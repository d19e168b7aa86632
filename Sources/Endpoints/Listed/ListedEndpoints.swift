internal import ApusClient
internal import ApusEncodings
internal import ApusLanguage
internal import ApusOpenAPI
internal import ApusRendering
package import ApusText

/// What `ls` shows. A word with a slash in it is a path, else it is the name of a tag or of a folder here, and else words
/// are looked for.
package struct ListedEndpoints {
  package let view: any View
  /// Says which of them it is; `nil` where there was no word.
  package let heading: Line?
  package let isEmpty: Bool
  /// What to say where there is nothing.
  package let nothing: Line

  /// - Parameter line: what was typed.
  package init(
    _ words: [String], in scope: EndpointScope, isLong: Bool, isRecursive: Bool, line: String
  ) {
    let known = KnownEndpoints(scope)
    let text = words.joined(separator: " ")
    if let known = scope.graphQL, let listing = GraphQLListing(known, words, line: line, scope) {
      (view, heading, isEmpty, nothing) = (listing, nil, false, Line())
      return
    }
    let isPlain = words.isEmpty && scope.directory.isEmpty && !isLong && !isRecursive
    if isPlain, let count = scope.largeCount, scope.tags.count > 1 {
      (heading, isEmpty, nothing) = (nil, false, Line())
      let tags = scope.tags
      view = HeadedView(
        Line("\(Units.count(tags.count, "tag")), \(Units.count(count, "operation")): ", .dim).retold
          + Line("ls TAG", .command)
          + Line(", ", .dim) + Line("ls WORD", .command) + Line(", or ", .dim).retold + Line("ls /", .command)
          + Line(" for paths", .dim).retold, TagListing(tags: tags, line: line))
    } else if let tag = scope.tag(named: text) {
      let endpoints = known.everything.filter { $0.operation.map(tag.operations.contains) ?? false }
      let listing =
        isLong || isRecursive
        ? OperationListing(endpoints.map { scope.row($0, known, isNamed: isLong) }, line: line)
        : OperationListing(folding: known.only(endpoints), line: line)
      let count = Units.count(endpoints.count, "operation")
      (heading, isEmpty, nothing) = (
        Self.heading("tag", tag.name, tag.summary.isEmpty ? count : "\(count): \(tag.summary)"),
        listing.isEmpty,
        Line()
      )
      view = HeadedView(heading, listing)
    } else if words.count > 1 || !Self.isPath(text, known, scope) {
      let found = EndpointSearch(words, in: scope).found(in: known)
      let listing = OperationListing(found.map { scope.row($0, known, isNamed: isLong) }, line: line)
      heading = Self.heading("search", text, "\(Units.count(found.count, "operation")), the best first")
      (isEmpty, nothing) = (found.isEmpty, Self.nothing(foundFor: text, known, scope))
      view = HeadedView(heading, listing)
    } else {
      let path = Self.path(text, in: scope)
      let listing = EndpointListing(known, path, isLong: isLong, isRecursive: isRecursive, line: line)
      heading = words.isEmpty ? nil : Self.heading("path", path, nil)
      (isEmpty, nothing) = (listing.isEmpty, Self.nothing(below: path, known, scope))
      view = HeadedView(heading, listing)
    }
  }

  private static func heading(_ kind: String, _ name: String, _ rest: String?) -> Line {
    Line(kind + " ", .dim) + Line(name, .key) + Line(rest.map { " · \($0)" } ?? "", .dim)
  }

  /// Where the list begins: from where `cd` went, unless the path begins with a slash.
  private static func path(_ text: String, in scope: EndpointScope) -> String {
    let path = URLReference.join("", scope.directory, text, keepsDots: false)
    return path.count > 1 ? path.withoutFinalSlash : path
  }

  private static func isPath(_ text: String, _ known: KnownEndpoints, _ scope: EndpointScope) -> Bool {
    if text.isEmpty || text.contains("/") || text == "." || text == ".." { return true }
    return known.entries(below: path("", in: scope)).contains { $0.name == text }
  }

  // MARK: Where there is nothing

  /// Says that there is nothing, and what to list instead: what has such a name elsewhere, or everything.
  private static func nothing(below path: String, _ known: KnownEndpoints, _ scope: EndpointScope) -> Line {
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    guard isAnythingKnown(known) else { return nothingAtAll(scope) }
    let next = known.folder(about: name).map { "ls \($0)" } ?? "ls /"
    return Line("nothing is known below \(path); try: ", .dim).retold + Line(next, .command)
  }

  private static func nothing(foundFor text: String, _ known: KnownEndpoints, _ scope: EndpointScope) -> Line
  {
    if GraphQLListing.isKind(text), let other = scope.withoutSchemaLine { return other }
    guard isAnythingKnown(known) else { return nothingAtAll(scope) }
    let names = scope.tags.map(\.name) + known.entries(below: "/").map(\.name)
    let next = nearest(to: text, among: names).map { "ls \($0)" } ?? "ls /"
    return Line("nothing has \(text) in its path, its name or its summary; try: ", .dim).retold
      + Line(next, .command)
  }

  private static func isAnythingKnown(_ known: KnownEndpoints) -> Bool { !known.entries(below: "/").isEmpty }

  private static func nothingAtAll(_ scope: EndpointScope) -> Line {
    guard scope.graphQL == nil else {
      return Line("the schema has nothing like that; try: ", .dim).retold + Line("ls graphql", .command)
    }
    if let other = scope.withoutSchemaLine { return other }
    return Line("nothing is known here yet; try: ", .dim).retold
      + Line(scope.base == nil ? "use practice" : "get /", .command)
  }
}

extension EndpointScope {
  /// How many operations the description of the base has, where they are too many to be listed by their paths.
  fileprivate var largeCount: Int? {
    guard let count = specification?.index.operations.count, count > 50 else { return nil }
    return count
  }

  /// By its exact name, or by one that differs in case alone.
  fileprivate func tag(named name: String) -> EndpointTag? {
    guard !name.isEmpty, !name.contains("/") else { return nil }
    return tags.first { $0.name == name } ?? tags.first { $0.name.lowercased() == name.lowercased() }
  }

  /// - Parameter isNamed: whether the name that `call` takes is shown.
  fileprivate func row(
    _ endpoint: KnownEndpoint, _ known: KnownEndpoints, isNamed: Bool
  ) -> OperationListing.Row {
    let operations = specification?.index.operations ?? []
    let name = endpoint.operation.flatMap { operations.indices.contains($0) ? operations[$0].id : nil }
    let parts = [isNamed ? name : nil, endpoint.meaning].compactMap(\.self).filter { !$0.isEmpty }
    return OperationListing.Row(
      endpoint.method ?? "any", known.typed(endpoint.path), parts)
  }
}

/// A view with a line above it.
private struct HeadedView: View {
  let heading: Line?
  let view: any View

  init(_ heading: Line?, _ view: any View) { (self.heading, self.view) = (heading, view) }

  func lines(on screen: Screen) -> [Line] {
    // A program has been told elsewhere.
    guard let heading, let height = screen.height else { return view.lines(on: screen) }
    var rest = screen
    rest.height = max(2, height - 1)
    let head = heading.drawn(with: screen.glyphs)
    return [head.cut(to: screen.width, glyphs: screen.glyphs)] + view.lines(on: rest)
  }
}
