internal import ApusEncodings

/// The candidate that somebody most likely meant by `word`; `nil` when none is close.
package func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
  NearestWord.find(word, among: candidates)
}

/// Some topics that are nearest to what was typed, the nearest first: those that hold it as a word or begin with it, then
/// those that differ least.
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
    let isWord = { short.split { !$0.isLetter && !$0.isNumber }.contains { $0.elementsEqual(word) } }
    let holds = word.count > 2 && short.count > word.count && (short.starts(with: word) || isWord())
    return (topic, holds ? 1 : min(NearestWord.distance(word, whole), NearestWord.distance(last, short)))
  }.sorted { $0.distance < $1.distance }
  let allowed = max(1, min(word.count, last.count) / 3)
  return (ranked.prefix(count).map(\.name), ranked.first.map { $0.distance <= allowed } ?? false)
}
