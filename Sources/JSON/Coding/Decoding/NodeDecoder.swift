/// A `Decoder` for one value of a tape.
///
/// It is three words, so that handing it on as `any Decoder` allocates nothing. The coding path is not
/// carried along; `DecodingRun` finds it when it is asked for.
struct NodeDecoder: Decoder {
  let run: DecodingRun
  let index: Int
  let depth: Int32
  /// The value is a dictionary, whose keys are not converted.
  let keysAreData: Bool

  var codingPath: [any CodingKey] { run.codingPath(to: index) }
  var userInfo: [CodingUserInfoKey: Any] { run.options.userInfo }
  var tape: Tape { run.tape }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard tape.isObject(index) else { throw run.mismatch(at: index, "an object", [String: Any].self) }
    return KeyedDecodingContainer(KeyedContainer<Key>(MemberLookup(of: self, for: type)))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard tape.token(index) == .array else { throw run.mismatch(at: index, "an array", [Any].self) }
    return UnkeyedContainer(decoder: self)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    SingleContainer(decoder: self)
  }

  /// The decoder of a value inside, as nested containers use it.
  func nested(at index: Int) -> NodeDecoder {
    NodeDecoder(run: run, index: index, depth: depth, keysAreData: false)
  }

  /// Decodes the value at `index`, which is this one or one inside.
  func decode<T: Decodable>(_ type: T.Type, at index: Int) throws -> T {
    try decode(type, run.special(type), at: index)
  }

  /// Decodes the value at `index` as a type that is known to be read in such a way.
  @inline(__always)
  func decode<T: Decodable>(_ type: T.Type, _ special: Special, at index: Int) throws -> T {
    switch special {
    case .none: try T(from: deeper(type, at: index))
    case .stringKeyed: try T(from: dictionary(type, at: index))
    case .strings: try decodeStrings(as: type, at: index)
    case .list(let list): try decode(list, as: type, at: index)
    case .json: try decodeJSON(as: type, at: index)
    case .foundation(let kind): try decode(kind, as: type, at: index)
    }
  }

  /// The decoder that a type's `init(from:)` gets.
  func deeper(_ type: any Any.Type, at index: Int) throws -> NodeDecoder {
    guard depth < run.options.depthLimit else {
      throw run.error(
        .value, at: index, expected: "at most \(run.options.depthLimit) values inside one another",
        found: "more", type: type)
    }
    return NodeDecoder(run: run, index: index, depth: depth + 1, keysAreData: false)
  }

  /// The decoder that a dictionary gets.
  private func dictionary(_ type: any Any.Type, at index: Int) throws -> NodeDecoder {
    let decoder = try deeper(type, at: index)
    run.noteDictionary(at: index)
    return NodeDecoder(run: run, index: index, depth: decoder.depth, keysAreData: true)
  }

  /// Reads a list of strings for `type`, which is `[String]`.
  private func decodeStrings<T: Decodable>(as type: T.Type, at index: Int) throws -> T {
    let list = try deeper(type, at: index)
    var strings: [String] = try list.emptyArray()
    var element = index + Tape.containerWords
    let end = run.tape.end(index)
    if element < end { _ = try list.deeper(String.self, at: element) }
    while element < end {
      strings.append(try run.string(at: element))
      element = run.tape.next(element)
    }
    guard let value = strings as? T else { throw run.mismatch(at: index, "a value for \(type)", type) }
    return value
  }

  /// Reads an array for `type`, which is `list`.
  private func decode<T: Decodable>(_ list: any DecodableList.Type, as type: T.Type, at index: Int) throws
    -> T
  {
    let value = try list.init(elementsOf: deeper(type, at: index))
    guard let value = value as? T else { throw run.mismatch(at: index, "a value for \(type)", type) }
    return value
  }

  /// Takes a value as it is, numbers as they are spelled, for `type`, which is `JSONValue`.
  private func decodeJSON<T: Decodable>(as type: T.Type, at index: Int) throws -> T {
    let value = try json(type, at: index, depth: depth)
    guard let value = value as? T else { throw run.mismatch(at: index, "a value for \(type)", type) }
    return value
  }

  private func json(_ type: any Any.Type, at index: Int, depth: Int32) throws -> JSONValue {
    let node = Node(storage: run.storage, index: index)
    let inside = NodeDecoder(run: run, index: index, depth: depth, keysAreData: true)
    switch node.kind {
    case .null: return .null
    case .true: return .bool(true)
    case .false: return .bool(false)
    case .integer, .decimal: return .number(JSONValue.Number(of: node))
    case .string: return .string(node.string ?? "")
    case .array:
      let depth = try inside.deeper(type, at: index).depth
      return .array(try node.children.map { try json(type, at: $0.index, depth: depth) })
    case .object:
      let depth = try inside.deeper(type, at: index).depth
      return .object(
        try node.members.map { JSONValue.Member($0.name, try json(type, at: $0.value.index, depth: depth)) })
    }
  }
}

extension NodeDecoder {
  /// Room for the elements of the array that is decoded. It takes no more memory than a few times the array's
  /// text, as long as nobody knows whether the elements fit the type.
  func emptyArray<Element>() throws -> [Element] {
    guard run.tape.token(index) == .array else { throw run.mismatch(at: index, "an array", [Any].self) }
    let bytes = run.tape.endByte(index) - run.tape.start(index)
    var array: [Element] = []
    array.reserveCapacity(min(run.tape.length(index), 4 * bytes / MemoryLayout<Element>.stride))
    return array
  }
}
