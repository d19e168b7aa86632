internal import ApusJSON
internal import ApusLanguage
internal import ApusOpenAPI
internal import ApusPractice

/// The things of one kind, made, changed and deleted as their description has them.
struct MockThings {
  private let resource: MockResource
  private let store: MockStore

  init(_ resource: MockResource, in store: MockStore) {
    self.resource = resource
    self.store = store
  }

  // MARK: What a list begins with

  /// The things of the list's own example, or some made from what one is like.
  private func seeds() -> [MockStore.Thing] {
    let said = sample().flatMap { elements(of: $0) } ?? []
    let values = said.count > 1 ? said : (0..<3).map(made)
    var things = values.enumerated().map { place, value in
      MockStore.Thing(id: id(of: value) ?? "\(place + 1)", value: value)
    }
    // The one that the description names can be asked for.
    if let example = resource.idParameter?.example.map({ $0.string ?? $0.text }),
      !things.contains(where: { $0.id == example }), let first = things.first
    {
      things.insert(MockStore.Thing(id: example, value: named(example, first.value)), at: 0)
    }
    var known: Set<String> = []
    return things.filter { known.insert($0.id).inserted }
  }

  private func made(_ position: Int) -> JSONValue {
    let value = resource.schema.sample(.answered)
    guard let name = resource.idName, let field = resource.schema.fields.first(where: { $0.name == name })
    else { return value }
    let id = field.schema.sample(at: position)
    // A number that is made from nothing is 0, which no API gives out.
    return value.setting(
      name, to: id == 0 || field.schema.example == nil && id == .number(position) ? .number(position + 1) : id
    )
  }

  private func id(of value: JSONValue) -> String? {
    switch resource.idName.flatMap({ value[$0] }) {
    case .string(let text): text
    case .number(let number): number.text
    default: nil
    }
  }

  /// The value with this id, of the kind that its ids are.
  private func named(_ id: String, _ value: JSONValue) -> JSONValue {
    guard let name = resource.idName else { return value }
    let isNumber = if case .number? = value[name] { true } else { false }
    let number = isNumber ? JSONValue.Number(text: id).map(JSONValue.number) : nil
    return value.setting(name, to: number ?? .string(id))
  }

  // MARK: Making and changing

  /// - Returns: `nil` where the body is no object that a thing could be made of.
  func add(_ body: JSONValue?) -> MockStore.Thing? {
    guard case .object? = body ?? .object([]) else { return nil }
    return store.add(to: resource.list, first: seeds) { things in
      let given = isGivenOut ? nil : body.flatMap { id(of: $0) }
      let name = given ?? next(after: things)
      let value = resource.schema.sample(.answered).merged(with: kept(body))
      return MockStore.Thing(id: name, value: named(name, value))
    }
  }

  /// Whether ids are the server's to give.
  private var isGivenOut: Bool {
    resource.schema.fields.first { $0.name == resource.idName }?.schema.isReadOnly ?? false
  }

  private func next(after things: [MockStore.Thing]) -> String {
    let numbers = things.compactMap { Int($0.id) }
    if !numbers.isEmpty || resource.idName == nil { return "\((numbers.max() ?? things.count) + 1)" }
    let field = resource.schema.fields.first { $0.name == resource.idName }
    let taken = Set(things.map(\.id))
    let made = (0...things.count + 3).lazy.compactMap { position -> String? in
      guard case .string(let text)? = field?.schema.sample(at: position), !taken.contains(text) else {
        return nil
      }
      return text
    }
    return made.first ?? "\(things.count + 1)"
  }

  /// What of a body belongs to a thing: the fields it has, however their names are spelled in a request (`To`, `to`). What only
  /// requests have, such as a password, is not shown again.
  private func kept(_ body: JSONValue?) -> JSONValue {
    guard case .object(let members)? = body else { return .object([]) }
    let fields = resource.schema.fields.filter { !$0.schema.isWriteOnly && $0.name != resource.idName }
    let takesAll = resource.schema.additional?.verdict == true
    return .object(
      members.compactMap { member in
        let plain = Self.plain(member.key)
        let field = fields.first { $0.name == member.key } ?? fields.first { Self.plain($0.name) == plain }
        return (field?.name ?? (takesAll ? member.key : nil)).map { JSONValue.Member($0, member.value) }
      })
  }

  private static func plain(_ name: String) -> String { name.lowercased().filter { $0 != "_" && $0 != "-" } }

  /// - Returns: What has become of the thing; `nil` where there is none.
  func apply(_ role: MockResource.Role, _ body: JSONValue?, to id: String) -> MockStore.Thing? {
    let list = resource.list
    makeUp(id)
    switch role {
    case .remove: return store.remove(id, from: list, first: seeds)
    case .replace, .change:
      return store.change(id, of: list, first: seeds) { value in
        let start = role == .replace ? resource.schema.sample(.answered) : value
        value = named(id, start.merged(with: kept(body)))
      }
    case .read, .list, .create:
      return store.things(of: list, first: seeds).first { $0.id == id }
    }
  }

  /// A name that nobody can know of, such as a user's, means somebody; a number is one that was given out.
  private func makeUp(_ id: String) {
    guard let name = resource.idName, case .string? = resource.schema.sample(.answered)[name],
      !store.wasRemoved(id, from: resource.list),
      let field = resource.schema.fields.first(where: { $0.name == name }), field.schema.format == nil,
      let document = try? JSONDocument(JSONValue.string(id).bytes), field.schema.acceptsWholly(document.root),
      !store.things(of: resource.list, first: seeds).contains(where: { $0.id == id })
    else { return }
    _ = store.add(to: resource.list, first: seeds) { _ in
      MockStore.Thing(id: id, value: named(id, resource.schema.sample(.answered)))
    }
  }

  /// Which there are, in a few words.
  var names: String {
    let ids = store.things(of: resource.list, first: seeds).map(\.id)
    guard let last = ids.last else { return "the list is empty" }
    return ids.count == 1
      ? "there is \(last)"
      : "there are \(ids.prefix(5).joined(separator: ", "))\(ids.count > 5 ? ", …" : "")"
  }

  /// A thing as an operation shows it, which may have other fields, or say something else altogether.
  func shown(_ thing: MockStore.Thing, in operation: Operation) -> JSONValue? {
    guard let schema = operation.success?.json?.schema else { return nil }
    let names = schema.fields.map(\.name)
    if names.isEmpty { return schema.kinds.isEmpty ? thing.value : nil }
    // `{"data": {…}}` holds it.
    if names.count <= 3, resource.idName.map({ !names.contains($0) }) ?? false,
      let around = schema.fields.first(where: { !$0.schema.fields.isEmpty })
    {
      return schema.sample(.answered).setting(around.name, to: thing.value)
    }
    guard resource.idName.map(names.contains) ?? true else { return nil }
    return schema.identity == resource.schema.identity
      ? thing.value : only(names, schema.sample(.answered).merged(with: thing.value))
  }

  private func only(_ names: [String], _ value: JSONValue) -> JSONValue {
    guard case .object(let members) = value else { return value }
    return .object(members.filter { names.contains($0.key) })
  }

  // MARK: Listing

  private func sample() -> JSONValue? { resource.listing?.success?.json?.sample(.answered) }

  private func elements(of sample: JSONValue) -> [JSONValue]? {
    if case .array(let values) = sample { return values }
    guard let field = resource.listing?.success?.json?.schema.flatMap(MockResource.listField),
      case .array(let values)? = sample[field.name]
    else { return nil }
    return values
  }

  /// The list, or a page of it, as the description has it; `nil` where that is no list.
  func page(_ request: MockRequest) -> JSONValue? {
    let all = store.things(of: resource.list, first: seeds).map(\.value)
    let shown = JSONValue.array(Array(MockPage(request.query).of(all)))
    guard let sample = sample() else { return nil }
    if case .array = sample { return shown }
    guard let field = resource.listing?.success?.json?.schema.flatMap(MockResource.listField) else {
      return nil
    }
    let counted = ["total_count", "totalCount", "total", "count"].reduce(sample) { value, name in
      if case .number? = value[name] { value.setting(name, to: .number(all.count)) } else { value }
    }
    return counted.setting(field.name, to: shown)
  }
}

/// The part of a list that the usual parameters ask for.
private struct MockPage {
  private let size: Int?
  private let offset: Int

  init(_ query: [(name: String, value: String)]) {
    func number(_ names: Set<String>) -> Int? {
      query.first { names.contains($0.name) }.flatMap { Int($0.value) }.flatMap { $0 >= 0 ? $0 : nil }
    }
    let size = number(["limit", "per_page", "perPage", "page_size", "pageSize", "size"])
    let page = number(["page"]).map { max(0, min($0, 1_000_000) - 1) * min(size ?? 30, 1_000) }
    offset = page ?? number(["offset", "skip"]) ?? 0
    self.size = size
  }

  func of(_ all: [JSONValue]) -> ArraySlice<JSONValue> { all.dropFirst(offset).prefix(size ?? all.count) }
}
