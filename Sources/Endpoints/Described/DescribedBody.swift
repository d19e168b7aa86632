internal import ApusClient
internal import ApusEncodings
internal import ApusJSON
internal import ApusLanguage
internal import ApusOpenAPI

/// A body to begin with, as `edit` shows it: JSON, JSON a value a line, or the fields of a form, a line each.
package struct DescribedBody {
  package enum Kind {
    case json, jsonLines
    /// Its lines are items.
    case form
  }

  package let text: String
  package let kind: Kind

  /// Before lines of JSON that only tell what else there is.
  package static let remark = "//"

  /// - Parameter hasAll: whether fields that may be missing are there too.
  init?(_ operation: ApusOpenAPI.Operation, hasAll: Bool) {
    guard let body = operation.body else { return nil }
    let fields: SampleFields = hasAll ? .all : .required
    if let content = body.json, let sample = content.sample(fields),
      let document = try? JSONDocument(sample.text)
    {
      let optional = Self.missing(in: sample, of: operation.bodyFields)
      let names = optional.map(\.name).joined(separator: ", ")
      let remark = names.isEmpty || hasAll ? "" : "\(Self.remark) may be added: \(names)\n"
      text = remark + JSONWriter(.indented(by: 2)).text(of: document.root) + "\n"
      kind = .json
      return
    }
    if body.json == nil, let content = body.contents.first(where: \.isJSONLines),
      let sample = content.sample(fields)
    {
      text = Self.lines(sample)
      kind = .jsonLines
      return
    }
    guard body.json == nil, let content = body.contents.first(where: \.isForm), let schema = content.schema
    else {
      return nil
    }
    let sample = schema.sample(fields)
    let optional = Self.missing(in: sample, of: schema.fields.filter { !$0.schema.isReadOnly })
    text =
      (Self.items(sample, of: schema.fields) + (hasAll ? [] : optional.map { "# \($0.name)=" }))
      .joined(separator: "\n") + "\n"
    kind = .form
  }

  /// The elements of a list, a line each, or the only value.
  private static func lines(_ sample: JSONValue) -> String {
    switch sample {
    case .array(let values): values.map { $0.text + "\n" }.joined()
    case .string(let lines): lines.trimmed + "\n"
    default: sample.text + "\n"
    }
  }

  private static func missing(in sample: JSONValue, of fields: [SchemaField]) -> [SchemaField] {
    guard case .object = sample else { return [] }
    return fields.filter { sample[$0.name] == nil }
  }

  /// A line a field, `name=value`; a list is its name again and again, an object `name[key]`.
  static func items(_ sample: JSONValue, of fields: [SchemaField]) -> [String] {
    guard case .object(let members) = sample else { return [] }
    let files = Set(fields.filter { $0.schema.isFile }.map(\.name))
    return members.flatMap { member in
      files.contains(member.key)
        ? ["\(ItemPrinter.name(ofKey: member.key))@FILE"] : items(member.key, member.value)
    }
  }

  private static func items(_ name: String, _ value: JSONValue) -> [String] {
    switch value {
    case .array(let elements): elements.flatMap { items(name, $0) }
    case .object(let members): members.flatMap { items("\(name)[\($0.key)]", $0.value) }
    case .string(let text): ["\(name)=\(text)"]
    case .null: ["\(name)="]
    case .bool, .number: ["\(name)=\(value.text)"]
    }
  }
}

extension Content {
  var isJSONLines: Bool { MediaType.isJSONLines(type) }

  /// Whether it is written as fields.
  package var isForm: Bool {
    ["application/x-www-form-urlencoded", "multipart/form-data"].contains(HeaderParameters.essence(of: type))
  }
}

extension Schema {
  /// Whether its value in a form is a file.
  var isFile: Bool { kinds == [.file] || kinds == [.string] && format == "binary" }
}
