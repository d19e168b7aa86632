package import ApusJSON

extension DataModel {
  /// The same, with everything optional that was missing or null in what was seen, whatever was described.
  package func loosened(by seen: JSONShape) -> DataModel {
    var loosening = Loosening(definitions: definitions)
    let kind = loosening.loosen(kind, by: seen)
    return DataModel(kind, definitions: loosening.definitions)
  }
}

private struct Loosening {
  var definitions: [Int: DataModel.Definition]
  private var active: Set<Int> = []

  init(definitions: [Int: DataModel.Definition]) { self.definitions = definitions }

  mutating func loosen(_ kind: DataModel.Kind, by seen: JSONShape) -> DataModel.Kind {
    let loosened = loosenPresent(kind, by: seen)
    return seen.nulls > 0 ? loosened.orNothing : loosened
  }

  private mutating func loosenPresent(_ kind: DataModel.Kind, by seen: JSONShape) -> DataModel.Kind {
    switch (kind, seen.form) {
    case (.optional(let some), _): return loosenPresent(some, by: seen).orNothing
    case (.indirect(let own), _): return .indirect(loosenPresent(own, by: seen))
    // What is described as a UUID need not be one.
    case (.identifier, .string(let format)) where format != .uuid: return .text
    case (.array(let element), .array(let elements)): return .array(loosen(element, by: elements))
    case (.map(let value), .map(let values)): return .map(loosen(value, by: values))
    case (.object(let object), .object(let fields)): return .object(loosen(object, by: fields))
    case (.reference(let id), .object(let fields)):
      guard case .object(let object)? = definitions[id], active.insert(id).inserted else { return kind }
      definitions[id] = .object(loosen(object, by: fields))
      active.remove(id)
      return kind
    default: return kind
    }
  }

  private mutating func loosen(_ object: DataModel.Object, by fields: [JSONShape.Field]) -> DataModel.Object {
    var object = object
    for place in object.fields.indices {
      let field = object.fields[place]
      guard let seen = fields.first(where: { $0.name == field.key }) else {
        object.fields[place].kind = field.kind.orNothing
        continue
      }
      let kind = loosen(field.kind, by: seen.shape)
      object.fields[place].kind = seen.isOptional ? kind.orNothing : kind
    }
    return object
  }
}
