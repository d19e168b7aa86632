internal import ApusOpenAPI

/// Reads schemas: for one endpoint, where each model has all that it needs, or for many that share what has a name.
struct ModelReader {
  private var shared: SchemaReader?

  init(isShared: Bool = false) { shared = isShared ? SchemaReader(namesEnumerations: true) : nil }

  /// What is shared so far.
  var definitions: [Int: DataModel.Definition] { shared?.definitions ?? [:] }

  /// A schema's model; any value where nothing is said.
  mutating func model(of schema: Schema?) -> DataModel {
    guard let schema else { return DataModel(.any) }
    guard let kind = shared?.kind(of: schema) else { return DataModel(schema) }
    return DataModel(kind)
  }
}
