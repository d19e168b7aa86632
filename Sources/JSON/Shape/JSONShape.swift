/// What one value or many have in common: a type, inferred.
///
///     let shape = JSONShape(of: document.root)
///     print(shape)     // { id: integer, name: string?, tags?: [string], created_at: date-time }
///
/// A shape counts what it has seen and forgets nothing that decides a type, so shapes can be merged in any order
/// and grouping, with the same result but for the order of fields. What the counts amount to is its `form`.
///
/// Values nested deeper than `depthLimit` are not looked into.
public struct JSONShape: Sendable, Equatable {
  /// How many levels of arrays and objects are looked into; what is below is `unknown`.
  public static let depthLimit = 128

  var booleans = 0
  var integers = 0
  /// What the widest of them takes.
  package internal(set) var integerWidth = IntegerWidth.int
  /// Numbers spelled with a fraction or an exponent.
  var decimals = 0
  var strings = 0
  var text = TextTally.none
  var arrays = 0
  /// What all the elements have in common; at most one shape, none before the first element.
  var elements: [JSONShape] = []
  var objects = 0
  var fields = FieldTally()
  /// The keys were said to be data, by who wrote the shape down.
  var isMap = false
  /// Containers below the depth limit.
  var unexplored = 0

  /// How many of the values were null.
  public internal(set) var nulls = 0

  /// Of nothing: `unknown`, and merging it changes nothing.
  public init() {}

  /// What one value is.
  public init(of node: Node) {
    add(node)
  }

  /// What the values have in common; of none, `unknown`.
  public init(of nodes: some Sequence<Node>) {
    for node in nodes { add(node) }
  }

  /// What the values have in common, as far as the effort lasts.
  package init(of nodes: some Sequence<Node>, within effort: inout Effort) {
    for node in nodes { add(node.index, of: node.storage, depth: 0, within: &effort) }
  }

  /// How many values were seen, nulls included.
  public var seen: Int { nulls + seenOtherThanNull }

  /// Whether null was seen beside other values.
  public var isNullable: Bool { nulls > 0 && seenOtherThanNull > 0 }

  private var seenOtherThanNull: Int {
    booleans + integers + decimals + strings + arrays + objects + unexplored
  }

  /// Adds all that another shape has seen. Its new fields come after the ones known here.
  public mutating func merge(_ other: JSONShape) {
    nulls += other.nulls
    booleans += other.booleans
    integers += other.integers
    integerWidth = max(integerWidth, other.integerWidth)
    decimals += other.decimals
    strings += other.strings
    text.merge(other.text)
    arrays += other.arrays
    if elements.isEmpty {
      elements = other.elements
    } else if let element = other.elements.first {
      elements[0].merge(element)
    }
    objects += other.objects
    fields.merge(other.fields)
    isMap = isMap || other.isMap
    unexplored += other.unexplored
  }

  /// What both have seen.
  public func merging(_ other: JSONShape) -> JSONShape {
    var merged = self
    merged.merge(other)
    return merged
  }
}

extension JSONShape {
  /// Adds one value.
  public mutating func add(_ node: Node) {
    var effort = Effort.unlimited
    add(node.index, of: node.storage, depth: 0, within: &effort)
  }

  private mutating func add(
    _ index: Int, of storage: JSONDocument.Storage, depth: Int, within effort: inout Effort
  ) {
    guard effort.spend() else { return }
    switch storage.tape.token(index) {
    case .null: nulls += 1
    case .true, .false: booleans += 1
    case .integer:
      integers += 1
      integerWidth = max(integerWidth, IntegerWidth(of: storage.bytes[storage.tape.range(index)]))
    case .decimal: decimals += 1
    case .string, .escapedString, .key, .escapedKey:
      strings += 1
      text.add(Node(storage: storage, index: index))
    case .array, .object:
      if depth == Self.depthLimit {
        unexplored += 1
      } else if storage.tape.isObject(index) {
        addMembers(of: index, of: storage, depth: depth, within: &effort)
      } else {
        addElements(of: index, of: storage, depth: depth, within: &effort)
      }
    }
  }

  private mutating func addElements(
    of array: Int, of storage: JSONDocument.Storage, depth: Int, within effort: inout Effort
  ) {
    arrays += 1
    var element = array + Tape.containerWords
    let end = storage.tape.end(array)
    if element < end, elements.isEmpty { elements.append(JSONShape()) }
    while element < end, effort.end == nil {
      elements[0].add(element, of: storage, depth: depth + 1, within: &effort)
      element = storage.tape.next(element)
    }
  }

  private mutating func addMembers(
    of object: Int, of storage: JSONDocument.Storage, depth: Int, within effort: inout Effort
  ) {
    objects += 1
    var key = object + Tape.containerWords
    let end = storage.tape.end(object)
    var next = 0
    while key < end, effort.end == nil {
      let place = fields.place(of: Node(storage: storage, index: key).utf8, startingAt: next)
      fields.list[place].noteSeen(in: objects)
      fields.list[place].shape.add(key + 1, of: storage, depth: depth + 1, within: &effort)
      next = place + 1
      key = storage.tape.next(key + 1)
    }
  }
}
