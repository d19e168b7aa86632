extension JSONShape {
  /// What a shape amounts to. Whether it may be null is `isNullable`.
  public indirect enum Form: Sendable {
    /// Nothing was seen: the elements of arrays that were all empty, or values too deep to look at.
    case unknown
    /// Nothing but null was seen.
    case null
    /// `true` and `false`.
    case boolean
    /// Numbers without a fraction and an exponent.
    case integer
    /// Numbers of which at least one is spelled with a fraction or an exponent.
    case number
    /// Texts, and the format that all of them have.
    case string(StringFormat?)
    /// An array and what its elements have in common.
    case array(JSONShape)
    /// Objects with these fields.
    case object([Field])
    /// An object whose keys are data, such as file names, and what its values have in common.
    case map(JSONShape)
    /// Values of different kinds: one shape each, none of them a union.
    case union([JSONShape])
  }

  /// A key of the objects a shape has seen.
  public struct Field: Sendable {
    /// Its key.
    public let name: String
    /// What its values have in common.
    public let shape: JSONShape
    /// In how many of the objects it was.
    public let seen: Int
    /// Whether some object was without it.
    public let isOptional: Bool
  }

  /// What the counts amount to.
  public var form: Form {
    let parts = self.parts
    if unexplored > 0 || seen == 0 { return .unknown }
    if parts.count > 1 { return .union(parts) }
    if objects > 0 { return mapValues.map(Form.map) ?? .object(fieldList) }
    if arrays > 0 { return .array(elements.first ?? JSONShape()) }
    if strings > 0 { return .string(text.format) }
    if decimals > 0 { return .number }
    if integers > 0 { return .integer }
    return booleans > 0 ? .boolean : .null
  }

  /// Whether values of different kinds were seen, null aside.
  public var isUnion: Bool { parts.count > 1 }

  /// The shape cut up by kind, without null.
  private var parts: [JSONShape] {
    var parts: [JSONShape] = []
    func add(_ count: Int, _ fill: (inout JSONShape) -> Void) {
      guard count > 0 else { return }
      var part = JSONShape()
      fill(&part)
      parts.append(part)
    }
    add(booleans) { $0.booleans = booleans }
    add(integers + decimals) {
      ($0.integers, $0.decimals, $0.integerWidth) = (integers, decimals, integerWidth)
    }
    add(strings) { ($0.strings, $0.text) = (strings, text) }
    add(arrays) { ($0.arrays, $0.elements) = (arrays, elements) }
    add(objects) { ($0.objects, $0.fields, $0.isMap) = (objects, fields, isMap) }
    return parts
  }

  var fieldList: [Field] {
    fields.list.map { entry in
      Field(
        name: String(decoding: entry.name, as: UTF8.self), shape: entry.shape, seen: entry.objects,
        isOptional: entry.objects < objects)
    }
  }
}

extension JSONShape {
  /// The fewest different keys that can make a map.
  static let fewestKeysOfMap = 8

  /// What the values of a map have in common; `nil` when the objects are no map.
  ///
  /// To be taken for a map there must be 8 different keys at least, three in four of them must look like data and
  /// not like names, and the values must be of one kind that is known. Where they are objects, half of all their
  /// keys must be in every one of them: objects that are merely related are no map.
  var mapValues: JSONShape? {
    let keys = fields.list
    if isMap { return keys.reduce(JSONShape()) { $0.merging($1.shape) } }
    guard keys.count >= Self.fewestKeysOfMap else { return nil }
    let dataKeys = keys.count { looksLikeData($0.name) }
    guard dataKeys * 4 >= keys.count * 3 else { return nil }
    var values = JSONShape()
    for key in keys { values.merge(key.shape) }
    switch values.kinds {
    case _ where values.unexplored > 0: return nil
    case 1 where values.objects > 0:
      let common = values.fields.list.count { $0.objects == values.objects }
      return common > 0 && common * 2 >= values.fields.list.count ? values : nil
    case 1: return values
    default: return nil
    }
  }

  /// How many kinds of values were seen, null aside.
  private var kinds: Int {
    [booleans, integers + decimals, strings, arrays, objects].count { $0 > 0 }
  }
}
