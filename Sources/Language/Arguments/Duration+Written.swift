extension Duration {
  /// `5`, `0.5`, `500ms`, `5s`, `2m` or `1h`; `nil` for anything else, zero and negative times included.
  package init?(written text: String) {
    let units: [(String, Double)] = [("ms", 0.001), ("s", 1), ("m", 60), ("h", 3600)]
    let unit = units.first { text.hasSuffix($0.0) }
    guard let number = Double(text.dropLast(unit?.0.count ?? 0)), number > 0, number < 1e9 else { return nil }
    self = .microseconds(Int((number * (unit?.1 ?? 1) * 1e6).rounded(.up)))
  }
}
