internal import ApusEncodings
internal import ApusJSON
internal import ApusOpenAPI

/// Things that a description lists at one path and has one by one behind it, such as `/pets` and `/pets/{petId}`.
struct MockResource {
  /// The operation at a place of this kind.
  enum Role { case list, create, read, replace, change, remove }

  let role: Role
  /// The path of the list as it was asked for: `/users/7/pets`.
  let list: String
  /// What follows the id in the path of one, such as `.json`.
  private let ending: String
  /// Which of its things is asked for, where one is.
  let id: String?
  /// The member of a thing that holds its id; `nil` when none does.
  let idName: String?
  /// What one of the things is like.
  let schema: Schema
  /// The operation that lists them, if there is one.
  let listing: Operation?
  /// What the description says of the id in the path.
  let idParameter: Parameter?

  /// `nil` where the path is not of this kind.
  init?(_ match: OperationMatch, path: String, in specification: Specification) {
    let operation = match.operation
    guard let place = Place(operation.path, path) ?? Place(listOf: operation.path, path, in: specification),
      let role = Self.role(of: operation.method, isOne: place.isOne)
    else { return nil }
    let one = specification.operation(.get, place.oneTemplate)
    listing = specification.operation(.get, place.listTemplate)
    // What is neither listed nor made anywhere is no thing among others.
    guard listing != nil || specification.operation(.post, place.listTemplate) != nil,
      place.isOne || one != nil || listing != nil,
      let schema = one?.success?.json?.schema ?? listing.flatMap(Self.element)
        ?? operation.success?.json?.schema
    else { return nil }
    // A list of one thing is a mistake of reading, and so is a thing that is no object.
    guard !schema.fields.isEmpty else { return nil }
    self.role = role
    self.schema = schema
    list = place.list
    ending = place.ending
    id = place.isOne ? match.values.last?.value : nil
    idParameter = one?.parameters(in: .path).last
    idName = Self.idName(of: schema, hole: place.hole)
  }

  /// Where one of its things is.
  func path(of id: String) -> String {
    list.dropLast(ending.count) + "/" + PercentEncoding.encode(id, for: .segment) + ending
  }

  private static func role(of method: Operation.Method, isOne: Bool) -> Role? {
    switch (method, isOne) {
    case (.get, false): .list
    case (.post, false): .create
    case (.get, true): .read
    case (.put, true): .replace
    case (.patch, true): .change
    // Twilio and Stripe change things by POST.
    case (.post, true): .change
    case (.delete, true): .remove
    default: nil
    }
  }

  /// What the elements of a list are like, whether it is the whole answer or a member of it.
  private static func element(of operation: Operation) -> Schema? {
    guard let schema = operation.success?.json?.schema else { return nil }
    if let items = schema.items { return items }
    return listField(of: schema)?.schema.items
  }

  /// The member of an answer that holds the list: the only one, or the one that is called so.
  static func listField(of schema: Schema) -> SchemaField? {
    let lists = schema.fields.filter {
      $0.schema.kinds == [.array] && !($0.schema.items?.fields.isEmpty ?? true)
    }
    let usual = ["items", "data", "results", "values", "entries", "records"]
    return lists.count == 1 ? lists.first : lists.first { usual.contains($0.name) } ?? lists.first
  }

  /// `{petId}` is `petId`, or else `id`; `{issue_number}` is `number`.
  private static func idName(of schema: Schema, hole: String) -> String? {
    let names = schema.fields.map(\.name)
    let word = hole.split { $0 == "_" || $0 == "-" }.last.map(String.init) ?? hole
    let tail = String(word.reversed().prefix { !$0.isUppercase }.reversed())
    let upper = word.dropLast(tail.count).last.map { String($0) + tail } ?? tail
    let likely = [hole, word, upper.lowercased(), upper, "id", "uuid", "key", "name", "slug"]
    return likely.lazy.compactMap { wanted in names.first { $0.lowercased() == wanted.lowercased() } }.first
  }
}

/// Where a path stands: on a list, or on one of its things. An ending such as `.json` belongs to both.
private struct Place {
  let isOne: Bool
  let listTemplate: String
  let oneTemplate: String
  let list: String
  let hole: String
  let ending: String

  /// On one thing: the path ends in a parameter.
  init?(_ template: String, _ path: String) {
    guard let slash = template.lastIndex(of: "/"), let written = path.lastIndex(of: "/"),
      let (hole, ending) = Self.hole(in: template[template.index(after: slash)...])
    else { return nil }
    isOne = true
    self.hole = hole
    self.ending = ending
    oneTemplate = template
    listTemplate = template[..<slash] + ending
    list = path[..<written] + ending
  }

  /// On a list: another path of the description goes on with a parameter.
  init?(listOf template: String, _ path: String, in specification: Specification) {
    let ending = template.hasSuffix(".json") ? ".json" : ""
    let start = template.dropLast(ending.count) + "/"
    let one = specification.operations.lazy.map(\.path).first { path in
      path.hasPrefix(start) && Self.hole(in: path.dropFirst(start.count))?.ending == ending
    }
    isOne = false
    self.ending = ending
    listTemplate = template
    list = path
    guard let one, let hole = Self.hole(in: one.dropFirst(start.count))?.name else { return nil }
    oneTemplate = one
    self.hole = hole
  }

  /// The only parameter of a segment, with what follows it.
  private static func hole(in segment: Substring) -> (name: String, ending: String)? {
    let pieces = PathSegment(segment).pieces
    guard !segment.contains("/"), case .parameter(let name)? = pieces.first else { return nil }
    if pieces.count == 1 { return (name, "") }
    guard pieces.count == 2, case .text(".json") = pieces[1] else { return nil }
    return (name, ".json")
  }
}
