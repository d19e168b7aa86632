/// Something that a route takes beside its body.
struct Parameter: Sendable {
  let place: ParameterLocation
  let name: String
  let schema: Schema
  /// One sentence.
  let sentence: String
  var isRequired = false

  /// A hole of the path. What is not described is text.
  static func path(_ name: String, _ schema: Schema, _ sentence: String) -> Parameter {
    Parameter(place: .path, name: name, schema: schema, sentence: sentence, isRequired: true)
  }

  static func query(
    _ name: String, _ schema: Schema, _ sentence: String, isRequired: Bool = false
  ) -> Parameter {
    Parameter(place: .query, name: name, schema: schema, sentence: sentence, isRequired: isRequired)
  }

  static func header(_ name: String, _ sentence: String, isRequired: Bool = false) -> Parameter {
    Parameter(place: .header, name: name, schema: .text, sentence: sentence, isRequired: isRequired)
  }

  var json: JSONText {
    [
      "name": .string(name), "in": .string(place.rawValue), "required": .bool(isRequired),
      "description": .string(sentence), "schema": schema.json,
    ]
  }
}
