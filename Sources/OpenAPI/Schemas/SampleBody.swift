package import ApusJSON

extension Content {
  /// A body to begin from: an example of the description that fits it, or one made from the schema; `nil` without either.
  package func sample(_ fields: SampleFields = .required) -> JSONValue? {
    let usable = examples.filter { fields != .required || $0.byteRange.count <= SampleFields.mostBytes }
    guard let schema else { return usable.first.flatMap(JSONValue.init(copying:)) }
    let fitting = usable.first { schema.acceptsWholly($0) }
    return fitting.flatMap(JSONValue.init(copying:)) ?? schema.sample(fields)
  }
}

extension Schema {
  /// A value that fits: from examples, defaults and enums where there are any, otherwise the plainest of its
  /// kind.
  ///
  /// An example that does not fit its own schema is not used. Fields that only answers have are left out of requests. A
  /// schema that contains itself ends where it may.
  package func sample(_ fields: SampleFields = .required) -> JSONValue {
    var sampler = Sampler(fields: fields)
    let sample = sampler.sample([self])
    guard fields == .required, sample.text.utf8.count > SampleFields.mostBytes else { return sample }
    var brief = Sampler(fields: fields, usesExamples: false)
    return brief.sample([self])
  }
}

extension JSONValue {
  /// A copy of a value of a document; `nil` when it is nested too deeply to be copied.
  package init?(copying node: Node) {
    guard let value = try? DocumentDecoder().decode(JSONValue.self, from: node) else { return nil }
    self = value
  }
}
