internal import APIClient
internal import Rendering

/// Where most of the time went.
enum TimeFacts: FactFinder {
  static func facts(in exchange: Exchange) -> [Fact] {
    let total = exchange.duration
    let parts = exchange.hops.flatMap(\.timing.phases)
    // Less than this nobody waits for.
    guard total > .milliseconds(50), let longest = parts.max(by: { $0.duration < $1.duration }),
      longest.duration * 2 > total
    else { return [] }
    let entry = PhaseEntry.all.first { $0.name == longest.phase.rawValue }
    return [
      Fact(
        "Most of the time went into \(longest.phase.rawValue): \(entry?.meaning ?? longest.phase.rawValue).",
        "\(Units.time(longest.duration)) of \(Units.time(total))", try: "timing")
    ]
  }
}
