internal import ApusClient
internal import ApusRendering
internal import ApusWords

/// Where most of the time went.
enum TimeFacts: FactFinder {
  static func facts(in exchange: Exchange) -> [Fact] {
    let total = exchange.duration
    let parts = exchange.hops.flatMap(\.timing.phases)
    // Less than this nobody waits for.
    guard total > .milliseconds(50), let longest = parts.max(by: { $0.duration < $1.duration }),
      longest.duration * 2 > total
    else { return [] }
    let evidence = Evidence(.time, "\(Units.time(longest.duration)) of \(Units.time(total))")
    if longest.phase == .queue {
      // Whether others were in the way, or it only got ready, the exchange does not tell.
      return [Fact(.seen, "Most of the time passed before the request was begun.", evidence, try: "timing")]
    }
    let name = longest.phase.rawValue
    let meaning = PhaseEntry.all.first { $0.name == name }.map { said(Sentence($0.meaning)) } ?? name
    return [Fact(.seen, "Most of the time went into \(name): \(meaning).", evidence, try: "timing")]
  }
}
