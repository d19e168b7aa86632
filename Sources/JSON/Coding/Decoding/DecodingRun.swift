/// What one call of `decode` shares between its decoders.
///
/// It is used by the one thread that decodes. `exclusivity(unchecked)` is sound here, in `MemberLookup`, and in
/// `Layout`: those properties are changed by one statement at a time, and none of these calls a type's own code.
final class DecodingRun {
  let options: DocumentDecoder
  let storage: JSONDocument.Storage
  /// The storage's own, one step nearer: every field that is decoded looks here.
  let tape: Tape
  let bytes: [UInt8]
  let convertsSnakeCase: Bool
  let hasCustomKeys: Bool
  /// The coding path of `root`, which is empty but where `superDecoder()` found nothing to decode from.
  private let base: [any CodingKey]
  /// What errors point at instead of `root`, where `root` is not in the user's document.
  private let stand: Node?
  private let root: Int
  private var finder: PathFinder
  @exclusivity(unchecked) private var specials: [ObjectIdentifier: Special] = [:]
  /// The first few types of `specials`, which most documents need no more of: comparing is quicker than hashing.
  @exclusivity(unchecked) private var firstSpecials: [(key: ObjectIdentifier, special: Special)] = []
  /// The objects decoded as dictionaries, whose keys were not converted.
  private var dictionaries: Set<Int> = []
  @exclusivity(unchecked) var layouts = Layouts()
  /// Room to compare the hashes of keys in.
  @exclusivity(unchecked) var hashes: [UInt64] = []

  init(of options: DocumentDecoder, on node: Node, base: [any CodingKey] = [], standingFor stand: Node? = nil)
  {
    self.options = options
    storage = node.storage
    tape = node.storage.tape
    bytes = node.storage.bytes
    if case .fromSnakeCase = options.keys { convertsSnakeCase = true } else { convertsSnakeCase = false }
    if case .custom = options.keys { hasCustomKeys = true } else { hasCustomKeys = false }
    root = node.index
    finder = PathFinder(root: node.index)
    self.base = base
    self.stand = stand
  }

  var decoder: NodeDecoder { NodeDecoder(run: self, index: root, depth: 0, keysAreData: false) }

  func node(_ index: Int) -> Node { stand ?? Node(storage: storage, index: index) }

  func noteDictionary(at index: Int) { dictionaries.insert(index) }

  /// How a type is read.
  func special(_ type: any Any.Type) -> Special {
    let key = ObjectIdentifier(type)
    // A build for debugging takes long to go through a list by its iterator.
    var place = 0
    while place < firstSpecials.count {
      if firstSpecials[place].key == key { return firstSpecials[place].special }
      place += 1
    }
    if let known = specials[key] { return known }
    let special = Special(type)
    if firstSpecials.count < 8 { firstSpecials.append((key, special)) } else { specials[key] = special }
    return special
  }

  /// The keys and positions from the value where decoding began, converted as the types see them.
  func codingPath(to index: Int) -> [any CodingKey] {
    var path = base
    for step in finder.steps(to: index, on: tape) {
      guard tape.isObject(step.container) else {
        path.append(PathKey(step.ordinal))
        continue
      }
      let keysAreData = dictionaries.contains(step.container)
      path.append(key(at: step.child - 1, keysAreData: keysAreData, under: path))
    }
    return path
  }

  /// A key of the tape, converted.
  func key(at index: Int, keysAreData: Bool, under path: @autoclosure () -> [any CodingKey]) -> any CodingKey
  {
    let raw = Node(storage: storage, index: index).string ?? ""
    if keysAreData { return PathKey(raw) }
    switch options.keys {
    case .asIs: return PathKey(raw)
    case .fromSnakeCase: return PathKey(SnakeCase.camel(raw))
    case .custom(let convert): return convert(path() + [PathKey(raw)])
    }
  }

  /// A decoder of `null`, for `superDecoder()` where there is no key `super`.
  func decoderOfNothing(for key: any CodingKey, in object: Int) -> NodeDecoder {
    let path = codingPath(to: object) + [key]
    return DecodingRun(of: options, on: Self.nothing.root, base: path, standingFor: node(object)).decoder
  }

  private static let nothing = JSONDocument.null
}

// MARK: - Errors

extension DecodingRun {
  /// - Parameter advice: what may be meant instead, for people.
  func mismatch(
    at index: Int, _ expected: String, _ type: any Any.Type, advice: String? = nil
  ) -> DecodingError {
    error(.type, at: index, expected: expected, type: type, advice: advice)
  }

  /// The error that a type's `init(from:)` sees. It is Swift's own, since types catch that to try something
  /// else.
  func error(
    _ kind: JSONDecodingError.Kind, at index: Int, expected: String, found: String? = nil, type: any Any.Type,
    advice: String? = nil
  ) -> DecodingError {
    let found = found ?? (stand == nil ? nil : "nothing")
    let failure = JSONDecodingError(
      kind, at: node(index), expected: expected, found: found, type: type, detail: advice)
    let context = DecodingError.Context(
      codingPath: codingPath(to: index),
      debugDescription: "expected \(failure.expected), found \(failure.found)",
      underlyingError: failure)
    switch kind {
    case .type where tape.token(index) == .null: return .valueNotFound(type, context)
    case .type: return .typeMismatch(type, context)
    case .missing: return .valueNotFound(type, context)
    case .value: return .dataCorrupted(context)
    }
  }

  func missing(_ key: any CodingKey, in object: Int) -> DecodingError {
    let failure = missingFailure(key, in: node(object))
    return .keyNotFound(
      key,
      DecodingError.Context(
        codingPath: codingPath(to: object), debugDescription: "expected \(failure.expected)",
        underlyingError: failure))
  }

  private func missingFailure(_ key: any CodingKey, in object: Node) -> JSONDecodingError {
    JSONDecodingError(
      .missing, at: object, expected: "the key \(JSONValue.string(documentName(of: key)))",
      found: "an object without it", type: Any.self)
  }

  /// The name a document would most likely have for a key.
  private func documentName(of key: any CodingKey) -> String {
    convertsSnakeCase ? SnakeCase.snake(key.stringValue) : key.stringValue
  }

  /// What to report for an error that came out of decoding: ours as it was, a type's own with its place.
  func failure(for error: DecodingError) -> JSONDecodingError {
    switch error {
    case .typeMismatch(let type, let context):
      return translated(context, .type, expected: Special.noun(for: type), type)
    case .valueNotFound(let type, let context):
      return translated(context, .type, expected: Special.noun(for: type), type)
    case .keyNotFound(let key, let context):
      if let ours = context.underlyingError as? JSONDecodingError { return ours }
      return missingFailure(key, in: deepest(on: context.codingPath))
    case .dataCorrupted(let context):
      return translated(context, .value, expected: "a valid value", Any.self)
    @unknown default:
      return JSONDecodingError(
        .value, at: node(root), expected: "a valid value", type: Any.self, detail: "\(error)")
    }
  }

  private func translated(
    _ context: DecodingError.Context, _ kind: JSONDecodingError.Kind, expected: String, _ type: any Any.Type
  ) -> JSONDecodingError {
    if let ours = context.underlyingError as? JSONDecodingError { return ours }
    let detail = context.debugDescription.isEmpty ? nil : context.debugDescription
    return JSONDecodingError(
      kind, at: deepest(on: context.codingPath), expected: expected, type: type, detail: detail)
  }

  /// The value a coding path leads to, or the last one on the way.
  private func deepest(on path: [any CodingKey]) -> Node {
    guard stand == nil else { return node(root) }
    var node = node(root)
    for (depth, key) in path.enumerated() {
      guard let next = child(of: node, for: key, under: Array(path.prefix(depth))) else { break }
      node = next
    }
    return node
  }

  private func child(of node: Node, for wanted: any CodingKey, under path: [any CodingKey]) -> Node? {
    if node.kind == .array { return wanted.intValue.flatMap { $0 < 0 ? nil : node[$0] } }
    let keysAreData = dictionaries.contains(node.index)
    return node.members.first { member in
      key(at: member.key.index, keysAreData: keysAreData, under: path).stringValue == wanted.stringValue
    }?.value
  }
}

extension JSONDocument {
  /// The document `null`.
  static let null = JSONDocument(storage: Storage(bytes: Array("null".utf8), tape: .null))
}
