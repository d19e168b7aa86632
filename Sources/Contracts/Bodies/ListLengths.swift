internal import ApusRendering

/// Lists whose length is no longer what somebody reckoned with.
enum ListLengths {
  static func findings(at place: String, from old: Int, to new: Int) -> [Finding] {
    let isEmptied = old > 0 && new == 0
    let isFlooded = old > 0 && new >= 1_000 && new / old >= 100
    guard isEmptied || isFlooded else { return [] }
    return [
      Finding(
        .value,
        [
          "- \(place): \(Units.count(old, "element"))",
          "+ \(place): \(new == 0 ? "no elements" : Units.count(new, "element"))",
        ],
        isNoted: true)
    ]
  }
}
