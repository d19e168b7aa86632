/// The candidate that somebody most likely meant by `word`; `nil` when none is close.
package func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
  let typed = Array(word.lowercased())
  guard typed.count <= 64 else { return nil }
  var best: (candidate: String, distance: Int)?
  for candidate in candidates {
    let wanted = Array(candidate.lowercased())
    guard abs(wanted.count - typed.count) <= 3 else { continue }
    let distance = editDistance(typed, wanted)
    let allowed = max(1, min(typed.count, wanted.count) / 3)
    if distance <= allowed, distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  return best?.candidate
}

/// Some topics that are nearest to what was typed, the nearest first: those that hold it, then those that differ least.
/// What a topic is called behind a word such as `header` counts as well as the whole.
///
/// - Returns: with whether the first is what somebody may have meant.
package func nearest(
  _ count: Int, to typed: String, among topics: some Sequence<String>
) -> (names: [String], isClose: Bool) {
  let word = Array(typed.lowercased().prefix(64))
  let last = Array((typed.split(separator: " ").last ?? "").lowercased().prefix(64))
  let ranked = topics.map { topic -> (name: String, distance: Int) in
    let whole = Array(topic.lowercased())
    let short = whole.lastIndex(of: " ").map { Array(whole[($0 + 1)...]) } ?? whole
    let holds = word.count > 2 && short.count > word.count && short.starts(with: word)
    return (topic, holds ? 1 : min(editDistance(word, whole), editDistance(last, short)))
  }.sorted { $0.distance < $1.distance }
  let allowed = max(1, min(word.count, last.count) / 3)
  return (ranked.prefix(count).map(\.name), ranked.first.map { $0.distance <= allowed } ?? false)
}

/// How many characters must be added, removed, replaced or swapped with their neighbour.
private func editDistance(_ left: [Character], _ right: [Character]) -> Int {
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
