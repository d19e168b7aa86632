package import ApusJSON

/// What the body of an answer says of the pages around it, by `PageRules` and by the description of its operation.
package struct PagedAnswer {
  let root: Node
  let url: WebURL
  /// Whether the same can be asked with another query.
  let isQuery: Bool
  /// The body that was sent, where it can be sent with another cursor.
  let asked: RequestBody?
  let headers: HeaderFields
  /// What the line says outright.
  let wish: PageWish
  /// Those objects of the answer that are about it, and are there: most have none but themselves.
  private let envelopes: [Field]
  /// What its operation takes, where that is described.
  let query: DescribedQuery?
  /// The parameters that the description has.
  var described: Set<String> { query?.names ?? [] }

  package init(
    _ exchange: Exchange, _ root: Node, described query: DescribedQuery?, wish: PageWish = PageWish()
  ) {
    self.root = root
    envelopes = PageRules.envelopes.compactMap { Field(path: [], node: root).field(at: $0) }
    url = exchange.hops.last?.sent.url ?? exchange.request.url
    let request = exchange.request
    isQuery = [.get, .head].contains(request.method)
    asked = request.method == .post ? request.body : nil
    headers = exchange.response?.headers ?? [:]
    self.query = query
    self.wish = wish
  }

  /// The elements of this page.
  package var list: PageList? {
    guard let path = wish.items else { return PageList(in: root) }
    return PageList(in: root, at: path)
  }

  /// Where a relation such as `next` leads; `nil` when there is no such page, or when it cannot be told.
  package subscript(relation: String) -> PageTarget? {
    if relation == "next", let next = wish.next { return self.next(by: next) }
    if relation == "next", root.kind == .object, root["total_count"] != nil, ceiling != nil { return nil }
    if relation == "prev", case .number(let name)? = wish.next { return page(beforeThatOf: name) }
    return byRule(relation)
  }

  /// A list of GraphQL's, which stands in an answer's data.
  var connection: GraphQLConnection? {
    root.kind == .object && root["data"] != nil ? GraphQLConnection(in: root) : nil
  }

  /// The same by what is known of services. A `Link` goes before all else.
  func byRule(_ relation: String) -> PageTarget? {
    if headers.contains("Link"), let reference = LinkHeader(headers)[relation] {
      return PageTarget(reference: reference, rule: "Link")
    }
    if let target = reference(relation) { return target }
    if relation == "next", asked != nil, let target = nextByConnection { return target }
    guard isQuery else { return nil }
    guard relation == "next" else {
      return byToken(relation) ?? byNumber(relation) ?? byOffset(relation) ?? DescribedPaging(self)?[relation]
    }
    guard sign?.isMore != false else { return nil }
    return byToken("next") ?? nextByLastID ?? byOffset("next") ?? byNumber("next")
      ?? DescribedPaging(self)?["next"]
  }

  /// What says that there is more although it cannot be told where: `.next`, `X-Next-Page`.
  package var unknownNext: String? {
    // What the line says has found nothing, and a rule has.
    if wish.next != nil, let target = byRule("next") { return target.rule }
    if let sign, !sign.isMore { return nil }
    if let connection, connection.hasMore { return connection.name(of: "hasNextPage") }
    let field = unreadableReference ?? tokens.first?.field ?? sign?.field
    return field?.name ?? PagingHeaders(headers).more
  }

  /// The field of a list in GraphQL that says that this is its last page.
  package var lastPageSign: String? {
    guard let connection, connection.isLast else { return nil }
    return connection.name(of: "hasNextPage")
  }

  /// How many elements there are in all, and the field or the header that says so.
  package var total: (count: Int, name: String)? {
    totalField.map { ($0.count, $0.field.name) } ?? PagingHeaders(headers).total
  }

  /// The same by the body alone.
  var totalField: (count: Int, field: Field)? {
    first(PageRules.totals) { $0.node.integer }.flatMap { field in field.node.integer.map { ($0, field) } }
  }

  // MARK: Fields

  /// A value and the way to it.
  package struct Field {
    let path: [String]
    let node: Node

    package var name: String { Location(path.map { .key($0) }).description }
    /// What can be sent again: a text or a number that is not empty. 0 is where lists begin.
    var token: String? {
      guard node.kind == .string || node.kind == .integer else { return nil }
      let text = node.string ?? node.text
      return text.isEmpty || text == "0" ? nil : text
    }

    subscript(name: String) -> Field? {
      // What has more members holds the data themselves, and looking each name up in it takes its time.
      guard node.kind == .object, node.count <= 1_000, let child = node[name] else { return nil }
      return Field(path: path + [name], node: child)
    }

    func field(at path: [String]) -> Field? {
      path.reduce(self) { field, name in field?[name] }
    }
  }

  func field(at path: [String]) -> Field? { Field(path: [], node: root).field(at: path) }

  /// The first field of one of these names in the answer or an envelope of it that has such a value.
  func first<Value>(
    _ names: [String], in places: [[String]]? = nil, _ value: (Field) -> Value?
  ) -> Field? {
    for place in places?.compactMap({ field(at: $0) }) ?? envelopes {
      for name in names {
        if let field = place[name], value(field) != nil { return field }
      }
    }
    return nil
  }

  /// The same request with another value in its query.
  func reference(setting name: String, to value: String) -> String {
    let others = url.queryItems.filter { $0.name != name }
    return "?" + QueryItem.encode(others + [QueryItem(name: name, value: value)])
  }

  /// The name among these that a request may have: one that is described, or the usual one where nothing is.
  func parameter(_ names: [String], usually usual: String?) -> String? {
    query == nil ? usual : ([usual].compactMap(\.self) + names).first(where: described.contains)
  }

  // MARK: Signs

  var sign: (field: Field, isMore: Bool)? {
    if let field = first(PageRules.moreSigns, { $0.node.boolean }), let isMore = field.node.boolean {
      return (field, isMore)
    }
    guard let field = first(PageRules.lastSigns, { $0.node.boolean }), let isLast = field.node.boolean else {
      return nil
    }
    return (field, !isLast)
  }

  /// Whether the answer itself says that there is more.
  var saysMore: Field? { sign.flatMap { $0.isMore ? $0.field : nil } }
}

extension PagedAnswer {
  /// Where a body has the place of a related page itself.
  func reference(_ relation: String) -> PageTarget? {
    for name in PageRules.names[relation] ?? [relation] {
      for field in fields(of: name) {
        if let place = Self.place(in: field.node) { return PageTarget(reference: place, rule: field.name) }
      }
      for (list, key, place) in PageRules.lists {
        let link = field(at: [list])?.node.children.first { $0[key]?.string == name }
        guard let text = link?[place]?.string, !text.isEmpty else { continue }
        return PageTarget(reference: text, rule: ".\(list)[?@.\(key) == \"\(name)\"]")
      }
    }
    return nil
  }

  /// What stands where the place of the next page would, and is none.
  var unreadableReference: Field? {
    fields(of: "next").first { field in
      switch field.node.kind {
      case .string, .integer: field.token != nil
      case .object: field.node.count > 0
      case .true: true
      default: false
      }
    }
  }

  private func fields(of name: String) -> [Field] {
    PageRules.references.compactMap { reference in
      field(at: reference.place)?[reference.before + name + reference.after]
    }
  }

  /// The place that a line says is one: any text that is not empty.
  static func anyPlace(_ node: Node) -> String? {
    place(in: node) ?? node.string.flatMap { $0.isEmpty ? nil : $0 }
  }

  private static func place(in node: Node) -> String? {
    if let text = node.string { return isReference(text) ? text : nil }
    guard node.kind == .object, node["templated"]?.boolean != true else { return nil }
    let text = PageRules.holders.lazy.compactMap { node[$0]?.string }.first
    return text.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether a text is the place of something, and no token: what has a scheme or a query, or begins as paths do.
  private static func isReference(_ text: String) -> Bool {
    let starts = ["http://", "https://", "/", "?", "./", "../"]
    if starts.contains(where: text.lowercased().hasPrefix) { return true }
    guard let query = text.firstIndex(of: "?") else { return false }
    return text[query...].contains("=")
  }
}
