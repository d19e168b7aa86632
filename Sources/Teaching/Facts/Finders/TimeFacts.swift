internal import ApusClient
internal import ApusRendering

/// Where most of the time went.
enum TimeFacts: FactFinder {
  static func facts(in exchange: Exchange) -> [Fact] {
    let total = exchange.duration
    let parts = exchange.hops.flatMap(\.timing.phases)
    // Less than this nobody waits for.
    guard total > .milliseconds(50), let longest = parts.max(by: { $0.duration < $1.duration }),
      longest.duration * 2 > total
    else { return [] }
    let evidence = "\(Units.time(longest.duration)) of \(Units.time(total))"
    if longest.phase == .queue {
      // Whether others were in the way, or it only got ready, the exchange does not tell.
      return [Fact("Most of the time passed before the request was begun.", evidence, try: "timing")]
    }
    let entry = PhaseEntry.all.first { $0.name == longest.phase.rawValue }
    return [
      Fact(
        "Most of the time went into \(longest.phase.rawValue): \(entry?.meaning ?? longest.phase.rawValue).",
        evidence, try: "timing")
    ]
  }
}
