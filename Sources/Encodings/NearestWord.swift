/// What somebody most likely meant by a word that is not known.
package enum NearestWord {
  /// The candidate that is close to `word`; `nil` when none is.
  package static func find(_ word: String, among candidates: some Sequence<String>) -> String? {
    let typed = Array(word.lowercased())
    guard typed.count <= 64 else { return nil }
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let wanted = Array(candidate.lowercased())
      guard abs(wanted.count - typed.count) <= 3 else { continue }
      let distance = distance(typed, wanted)
      let allowed = max(1, min(typed.count, wanted.count) / 3)
      if distance <= allowed, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.candidate
  }

  /// How many characters must be added, removed, replaced or swapped with their neighbour.
  package static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var before: [Int] = []
    var previous = Array(0...right.count)
    for row in 0..<left.count {
      let character = left[row]
      var current = [row + 1]
      for column in 0..<right.count {
        let other = right[column]
        let replaced = previous[column] + (character == other ? 0 : 1)
        var distance = min(replaced, min(previous[column + 1], current[column]) + 1)
        if row > 0, column > 0, character == right[column - 1], left[row - 1] == other {
          distance = min(distance, before[column - 1] + 1)
        }
        current.append(distance)
      }
      before = previous
      previous = current
    }
    return previous.last ?? left.count
  }
}
