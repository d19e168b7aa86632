package import ApusOpenAPI

extension DataModel {
  /// What a schema says: fields that are not required or may be null are optional, and what cannot be one
  /// type is any value. A schema that is referred to by name becomes one type, however often it is meant.
  package init(_ schema: Schema) {
    var reader = SchemaReader()
    let kind = reader.kind(of: schema)
    self.init(kind, definitions: reader.definitions.withoutEndlessSize())
  }
}
