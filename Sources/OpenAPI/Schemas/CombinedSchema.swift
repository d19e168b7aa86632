/// What a schema and all the parts of its `allOf` say together, read as one.
package struct CombinedSchema {
  /// Those of the first that says any.
  package private(set) var kinds: [Schema.Kind] = []
  package private(set) var properties: [(name: String, schema: Schema)] = []
  package private(set) var required: Set<String> = []
  package private(set) var items: Schema?
  package private(set) var additional: Schema?
  package private(set) var format: String?

  package init(_ schema: Schema) {
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
