internal import ApusJSON

/// The choices of a schema that one member tells apart: `oneOf` or `anyOf` with a discriminator, or with a value of their own
/// that each of them demands.
package struct SchemaVariants: Sendable {
  /// The member that tells.
  package let key: String
  /// What the member holds for each choice. A choice with several values comes several times.
  package let all: [(value: String, schema: Schema)]

  /// `nil` where nothing tells them apart.
  package init?(_ schema: Schema) {
    let choices = schema.choices.filter { !$0.isNothingButNull }
    guard choices.count > 1, choices.allSatisfy({ CombinedSchema($0).kinds == [.object] }) else { return nil }
    if let key = schema.node["discriminator"]?["propertyName"]?.string ?? schema.node["discriminator"]?.string
    {
      let mapping =
        schema.node["discriminator"]?["mapping"]?.members.map {
          (value: $0.name, target: $0.value.string?.split(separator: "/").last.map(String.init))
        } ?? []
      let found = choices.map { choice in
        (choice, mapping.filter { $0.target != nil && $0.target == choice.name }.map(\.value))
      }
      let said = found.flatMap { choice, values in
        (values.isEmpty ? Self.values(of: key, in: choice) : values).map { (value: $0, schema: choice) }
      }
      guard Set(said.map(\.schema.identity)).count == Set(choices.map(\.identity)).count else { return nil }
      self.init(key, said)
      return
    }
    let demands = choices.map(Self.demands)
    let keys = demands[0].map(\.key).filter { key in demands.allSatisfy { $0.contains { $0.key == key } } }
    for key in keys {
      let values = demands.compactMap { $0.first { $0.key == key }?.value }
      guard Set(values).count == choices.count else { continue }
      self.init(key, zip(values, choices).map { (value: $0, schema: $1) })
      return
    }
    return nil
  }

  /// What the member holds for a choice that no mapping tells of: what the choice itself allows there, or else its name.
  private static func values(of key: String, in choice: Schema) -> [String] {
    let own = CombinedSchema(choice).properties.first { $0.name == key }?.schema.values ?? []
    let texts = own.compactMap(\.string)
    return texts.isEmpty ? [choice.name].compactMap(\.self) : texts
  }

  private init(_ key: String, _ all: [(value: String, schema: Schema)]) {
    self.key = key
    self.all = all
  }

  /// The members that must be there, and may hold but one text.
  private static func demands(_ schema: Schema) -> [(key: String, value: String)] {
    let combined = CombinedSchema(schema)
    return combined.properties.compactMap { name, property in
      guard combined.required.contains(name), let values = property.values, values.count == 1,
        let value = values[0].string
      else { return nil }
      return (name, value)
    }
  }
}
