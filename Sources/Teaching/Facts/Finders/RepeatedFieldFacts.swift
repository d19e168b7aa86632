internal import ApusClient
internal import ApusWords

/// Headers that are there more than once. Cookies always are.
enum RepeatedFieldFacts: FactFinder {
  static func facts(in exchange: Exchange) -> [Fact] {
    guard let headers = exchange.response?.headers else { return [] }
    let usual = ["Set-Cookie", "Content-Length", "Link", "WWW-Authenticate"]
    var told: [String] = usual
    return headers.compactMap { field in
      guard !told.contains(where: { field.isNamed($0) }) else { return nil }
      told.append(field.name)
      let count = headers.values(of: field.name).count
      guard count > 1, let lines = headers.evidence(of: field.name) else { return nil }
      return Fact(
        .seen,
        count == 2
          ? "\(field.name) appears twice; a dictionary of headers keeps one, or joins them."
          : "\(field.name) appears \(count) times; a dictionary of headers keeps one, or joins them.", lines)
    }
  }
}
