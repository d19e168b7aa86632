internal import ApusClient
internal import ApusEncodings
internal import ApusRendering

/// Responses before the final one.
enum InterimFacts: FactFinder {
  static func facts(in exchange: Exchange) -> [Fact] {
    let heads = exchange.hops.flatMap(\.informational)
    return Set(heads.map(\.status)).sorted().map { status in
      let count = heads.filter { $0.status == status }.count
      let words = StatusPhrase.of(status).map { " \($0)" } ?? ""
      let times = count > 1 ? "\(count) times " : ""
      return Fact(
        "Before the final response came \(times)\(status)\(words): \(StatusEntry.of(status).meaning).",
        heads.first { $0.status == status }?.headers.fields.first?.description)
    }
  }
}
