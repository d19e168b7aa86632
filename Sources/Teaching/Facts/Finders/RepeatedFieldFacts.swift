internal import ApusClient

/// Headers that stand there more than once. Cookies always do.
enum RepeatedFieldFacts: FactFinder {
  static func facts(in exchange: Exchange) -> [Fact] {
    guard let headers = exchange.response?.headers else { return [] }
    let usual = ["Set-Cookie", "Content-Length", "Link", "WWW-Authenticate"]
    var told: [String] = usual
    return headers.compactMap { field in
      guard !told.contains(where: { field.isNamed($0) }) else { return nil }
      told.append(field.name)
      let values = headers.values(of: field.name)
      guard values.count > 1 else { return nil }
      return Fact(
        "\(field.name) stands there \(values.count) times; a dictionary of headers keeps one, or joins them.",
        values.joined(separator: ", "))
    }
  }
}
