package import JSON

extension DataModel {
  /// What a shape amounts to: fields that were missing or null somewhere are optional.
  package init(_ shape: Shape) {
    self.init(Self.kind(of: shape))
  }

  private static func kind(of shape: Shape) -> Kind {
    let kind = kindOtherThanNull(of: shape)
    return shape.isNullable ? kind.orNothing : kind
  }

  private static func kindOtherThanNull(of shape: Shape) -> Kind {
    switch shape.form {
    case .unknown, .union: .any
    case .null: .optional(.any)
    case .boolean: .boolean
    case .integer: .integer
    case .number: .number
    case .string(.dateTime): .moment
    case .string: .text
    case .array(let element): .array(kind(of: element))
    case .map(let values): .map(kind(of: values))
    case .object(let fields):
      .object(
        Object(
          fields: fields.map { field in
            let kind = kind(of: field.shape)
            return Field(key: field.name, kind: field.isOptional ? kind.orNothing : kind)
          }))
    }
  }
}
