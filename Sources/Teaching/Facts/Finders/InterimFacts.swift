internal import ApusClient
internal import ApusEncodings
internal import ApusWords

/// Responses before the final one.
enum InterimFacts: FactFinder {
  static func facts(in exchange: Exchange) -> [Fact] {
    let heads = exchange.hops.flatMap(\.informational)
    return Set(heads.map(\.status)).sorted().compactMap { status in
      let same = heads.filter { $0.status == status }
      guard let head = same.first else { return nil }
      let name = [String(status), StatusPhrase.of(status)].compactMap(\.self).joined(separator: " ")
      let meaning = said(Sentence(StatusEntry.of(status).meaning))
      return Fact(
        .said,
        same.count > 1
          ? "Before the final response came \(same.count) times \(name): \(meaning)."
          : "Before the final response came \(name): \(meaning).",
        .status(head) + head.headers.first.map(Evidence.line))
    }
  }
}
