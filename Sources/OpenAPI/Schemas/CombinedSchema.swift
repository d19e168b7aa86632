/// What a schema and all the parts of its `allOf` say together, read as one.
struct CombinedSchema {
  /// Those of the first that says any.
  private(set) var kinds: [Schema.Kind] = []
  private(set) var properties: [(name: String, schema: Schema)] = []
  private(set) var required: Set<String> = []
  private(set) var items: Schema?
  private(set) var additional: Schema?
  private(set) var format: String?

  init(_ schema: Schema) {
    var seen: Set<Int> = []
    var names: Set<String> = []
    var pending = [schema]
    while let next = pending.popLast() {
      guard seen.insert(next.identity).inserted else { continue }
      if kinds.isEmpty { kinds = next.kinds }
      for property in next.properties where names.insert(property.name).inserted {
        properties.append(property)
      }
      required.formUnion(next.required)
      items = items ?? next.items
      additional = additional ?? next.additional
      format = format ?? next.format
      pending += next.parts.reversed()
    }
  }
}
