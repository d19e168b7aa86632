extension TypeWriter {
  /// An enum with a case for each, and one for what a server may add later.
  mutating func declaration(of variants: DataModel.Variants, named name: String) -> [String] {
    within { $0.cases(of: variants, named: name) }
  }

  private mutating func cases(of variants: DataModel.Variants, named name: String) -> [String] {
    usesAny = true
    var nested: [[String]] = []
    let cases = variants.cases.map { caseName, variant in
      let type = spelling(of: variant.kind, wish: variant.value, beside: &nested)
      return (name: SwiftName.quoted(caseName), type: type, variant: variant)
    }
    let key = SourceText.literal(variants.key)
    let declared =
      cases.map { "case \($0.name)(\($0.type))" } + [
        "/// One that is not described.", "case other(\(anyName))",
      ]
    let reading =
      ["switch try decoder.container(keyedBy: VariantKey.self).decode(String.self, forKey: .key) {"]
      + cases.map {
        "case \(SourceText.literal($0.variant.value)): self = .\($0.name)(try \($0.type)(from: decoder))"
      } + ["default: self = .other(try \(anyName)(from: decoder))", "}"]
    let body = SourceText.sections(
      nested + [
        declared, ["private enum VariantKey: String, CodingKey { case key = \(key) }"],
        access.opened(SourceText.block("init(from decoder: any Decoder) throws", reading)),
        access.opened(
          SourceText.block("func encode(to encoder: any Encoder) throws", Self.encoding(cases))),
      ])
    return SourceText.documentation(variants.summary)
      + access.opened(SourceText.block("indirect enum \(name): Codable, Hashable, Sendable", body))
  }

  private static func encoding(
    _ cases: [(name: String, type: String, variant: DataModel.Variants.Variant)]
  ) -> [String] {
    let without = cases.filter { !$0.variant.hasKey }
    let container = without.isEmpty ? [] : ["var container = encoder.container(keyedBy: VariantKey.self)"]
    let written = cases.flatMap { one -> [String] in
      guard !one.variant.hasKey else {
        return ["case .\(one.name)(let value): try value.encode(to: encoder)"]
      }
      return [
        "case .\(one.name)(let value):",
        "  try container.encode(\(SourceText.literal(one.variant.value)), forKey: .key)",
        "  try value.encode(to: encoder)",
      ]
    }
    return container + ["switch self {"] + written + [
      "case .other(let value): try value.encode(to: encoder)", "}",
    ]
  }
}
