internal import ApusJSON
internal import ApusOpenAPI

/// The values that a description has outside of bodies of JSON, each as what becomes a property.
enum DescribedInputs {
  /// An object of a query or of cookies has an input for each of its members, however it goes out. In a path and in a header
  /// there is one place for all of it, so that it is one input.
  static func inputs(_ parameters: [Parameter]) -> [EndpointModel.Input] {
    parameters.flatMap { parameter in
      if parameter.place == .path || parameter.place == .header { return [placed(parameter)] }
      let style = FieldStyle(parameter)
      return inputs(
        parameter.name, parameter.schema, isRequired: parameter.isRequired, parameter.summary, style,
        argument: parameter.example.map(texts)
      ).map { input in
        var input = input
        input.keepsReserved = style?.keepsReserved ?? false
        return input
      }
    }
  }

  private static func placed(_ parameter: Parameter) -> EndpointModel.Input {
    let (schema, place) = (parameter.schema, PlaceStyle(parameter))
    let map = map(of: schema) ?? (schema.fields.isEmpty ? nil : .map(.text))
    // Another notation is a text, and a path has no place for nothing.
    let kind = place == nil ? .text : (map ?? kind(of: schema)).something
    var input = EndpointModel.Input(
      parameter.name, kind: parameter.isRequired ? kind : kind.orNothing, summary: parameter.summary)
    input.place = place
    if parameter.isRequired {
      let usual: JSONValue? = parameter.place == .path ? schema.sample() : .none
      if let value = parameter.example.flatMap(JSONValue.init(copying:)) ?? usual {
        input.argument = .written(kind.isSeveral ? texts(value) : [plain(value)])
      }
    }
    return input
  }

  /// The fields of a form.
  static func fields(of content: Content, _ operation: Operation) -> [EndpointModel.Input] {
    (content.schema?.fields ?? []).filter { !$0.schema.isReadOnly }.flatMap { field in
      let style = operation.fieldStyle(of: field, in: content)
      return inputs(field.name, field.schema, isRequired: field.isRequired, field.schema.summary, style)
    }
  }

  /// The parts of a form of several.
  static func parts(of content: Content, _ operation: Operation) -> [EndpointModel.Part] {
    (content.schema?.fields ?? []).filter { !$0.schema.isReadOnly }.map { field in
      let type = operation.fieldStyle(of: field, in: content).type
      let isList = field.schema.kinds == [.array]
      let one = isList ? field.schema.items ?? field.schema : field.schema
      let kind = one.isFile ? DataModel.Kind.text : Self.kind(of: one)
      let whole = isList ? DataModel.Kind.array(kind) : kind
      let input = EndpointModel.Input(
        field.name, kind: field.isRequired ? whole : whole.orNothing, summary: field.schema.summary)
      return .init(input, one.isFile ? .file(named: nil) : .text, contentType: type)
    }
  }

  private static func inputs(
    _ name: String, _ schema: Schema, isRequired: Bool, _ summary: String?, _ style: FieldStyle?,
    argument: [String]? = nil, depth: Int = 0
  ) -> [EndpointModel.Input] {
    let fields = schema.fields
    let objects = style?.objects
    if !fields.isEmpty, depth < 2, objects == .brackets || objects == .members && depth == 0 {
      return fields.flatMap { field in
        let key = objects == .members ? field.name : "\(name)[\(field.name)]"
        return inputs(
          key, field.schema, isRequired: isRequired && field.isRequired, field.schema.summary, style,
          depth: depth + 1)
      }
    }
    if !fields.isEmpty, depth == 0, objects == .pairs {
      return fields.map { field in
        let kind = member(DataModel(field.schema).kind)
        var input = EndpointModel.Input(
          field.name, kind: isRequired && field.isRequired ? kind : kind.orNothing,
          summary: field.schema.summary)
        (input.owner, input.separator) = (name, style?.separator)
        return input
      }
    }
    let mayBeMap = objects == .brackets || depth == 0 && (objects == .members || objects == .pairs)
    let kind = (mayBeMap ? map(of: schema) : nil) ?? Self.kind(of: schema)
    var input = EndpointModel.Input(name, kind: isRequired ? kind : kind.orNothing, summary: summary)
    input.separator = style?.separator
    input.hasBrackets = objects == .brackets
    if isRequired { input.argument = argument.map { .written($0) } }
    return [input]
  }

  /// Only what has one spelling in a URL keeps its type; all else is text.
  private static func kind(of schema: Schema) -> DataModel.Kind { written(DataModel(schema).kind) }

  /// An object whose keys are data.
  private static func map(of schema: Schema) -> DataModel.Kind? {
    switch DataModel(schema).kind {
    case .map(let value), .optional(.map(let value)): .map(written(value, inList: true))
    default: nil
    }
  }

  /// Beside its name in one item there is no room for several.
  private static func member(_ kind: DataModel.Kind) -> DataModel.Kind {
    guard case .optional(let some) = kind else { return written(kind, inList: true) }
    return written(some, inList: true).orNothing
  }

  private static func written(_ kind: DataModel.Kind, inList: Bool = false) -> DataModel.Kind {
    switch kind {
    case .boolean, .integer, .wideInteger, .number, .text, .moment, .identifier, .enumeration: kind
    case .array(let element) where !inList: .array(written(element, inList: true))
    case .optional(let some) where !inList: written(some).orNothing
    default: .text
    }
  }

  /// The values of a list, and the names and values of an object in turn.
  private static func texts(_ value: JSONValue) -> [String] {
    switch value {
    case .array(let elements): elements.map(plain)
    case .object(let members): members.flatMap { [$0.key, plain($0.value)] }
    default: [plain(value)]
    }
  }

  private static func plain(_ value: JSONValue) -> String {
    if case .string(let text) = value { text } else { value.text }
  }

  /// An example as it is written in a URL.
  private static func texts(_ example: Node) -> [String] {
    example.kind == .array ? example.children.flatMap(texts) : [example.string ?? example.text]
  }
}

extension Schema {
  fileprivate var isFile: Bool { kinds.contains(.file) || format == "binary" }
}
