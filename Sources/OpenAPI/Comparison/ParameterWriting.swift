internal import ApusEncodings
internal import ApusJSON

/// How two descriptions of a parameter write the same value where that is not the same.
///
/// Samples are written by both. What a style says of lists does not matter where no list is taken.
struct ParameterWriting {
  let before: String
  let after: String

  /// `nil` where every value that both take is written in one way.
  init?(from old: Parameter, to new: Parameter) {
    let kinds = [old, new].map { Set(CombinedSchema($0.schema).kinds) }
    let samples = Self.samples.filter { sample in
      kinds.allSatisfy { $0.isEmpty || !$0.isDisjoint(with: sample.kinds) }
    }
    let texts = samples.lazy.map { (old.sample($0.value), new.sample($0.value)) }
    guard let different = texts.first(where: { $0 != $1 }) else { return nil }
    (before, after) = different
  }

  private static let samples: [(kinds: Set<Schema.Kind>, value: JSONValue)] = [
    ([.string, .integer, .number, .boolean], "1"), ([.array], [1, 2]), ([.object], ["a": 1, "b": 2]),
  ]
}

extension Parameter {
  /// As it stands in a request.
  fileprivate func sample(_ value: JSONValue) -> String {
    if let style = PlaceStyle(self) { return style.text(name, value) { $0 } }
    guard place == .query || place == .cookie else { return typedText(of: value) }
    return fields(value).map { field in
      let separator = PercentEncoding.encode(field.separator, for: .queryValue)
      return "\(field.name)=\(field.values.joined(separator: field.separator == "," ? "," : separator))"
    }
    .joined(separator: place == .query ? "&" : "; ")
  }
}
