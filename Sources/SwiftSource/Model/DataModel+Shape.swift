package import ApusJSON

extension DataModel {
  /// What a shape amounts to: fields that were missing or null somewhere are optional.
  ///
  /// Nobody reads a thousand types, and the compiler takes minutes for them. Where there would be more than
  /// `mostTypes`, what is deepest is any value; an object with more keys than `mostFields` is a map.
  package init(_ shape: JSONShape) {
    self.init(Self.kind(of: shape, levels: Self.levels(of: shape)))
  }

  static let mostTypes = 200
  static let mostFields = 500

  private static func kind(of shape: JSONShape, levels: Int) -> Kind {
    let kind = kindOtherThanNull(of: shape, levels: levels)
    return shape.isNullable ? kind.orNothing : kind
  }

  private static func kindOtherThanNull(of shape: JSONShape, levels: Int) -> Kind {
    switch shape.form {
    case .unknown, .union: .any
    case .null: .optional(.any)
    case .boolean: .boolean
    case .integer:
      switch shape.integerWidth {
      case .int: .integer
      case .int128: .wideInteger
      case .unlimited: .any
      }
    case .number: .number
    case .string(.dateTime): .moment
    case .string: .text
    case .array(let element): .array(kind(of: element, levels: levels))
    case .map(let values): .map(kind(of: values, levels: levels))
    case .object(let fields) where fields.count > mostFields:
      .map(kind(of: fields.inCommon, levels: levels))
    case .object where levels == 0: .any
    case .object(let fields):
      .object(
        Object(
          fields: fields.map { field in
            let kind = kind(of: field.shape, levels: levels - 1)
            return Field(key: field.name, kind: field.isOptional ? kind.orNothing : kind)
          }))
    }
  }

  /// How many levels of objects can be types.
  private static func levels(of shape: JSONShape) -> Int {
    var counts: [Int] = []
    count(shape, at: 0, into: &counts)
    var types = 0
    let fitting = counts.prefix { count in
      types += count
      return types <= mostTypes
    }
    return max(1, fitting.count)
  }

  private static func count(_ shape: JSONShape, at level: Int, into counts: inout [Int]) {
    switch shape.form {
    case .array(let element), .map(let element): count(element, at: level, into: &counts)
    case .object(let fields) where fields.count > mostFields:
      count(fields.inCommon, at: level, into: &counts)
    case .object(let fields):
      if level == counts.count { counts.append(0) }
      counts[level] += 1
      for field in fields { count(field.shape, at: level + 1, into: &counts) }
    default: break
    }
  }
}

extension [JSONShape.Field] {
  /// What the values of all have in common.
  fileprivate var inCommon: JSONShape { reduce(into: JSONShape()) { $0.merge($1.shape) } }
}
