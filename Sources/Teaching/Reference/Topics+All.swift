internal import ApusClient
internal import ApusEncodings

extension Topics {
  /// Every topic as it is typed, with a few words about it, for lists and completion.
  package static let all: [(name: String, meaning: String)] =
    CodeEntry.all.map { ($0.code.name, $0.meaning) }
    + StatusEntry.all.map { ("\($0.code)", StatusPhrase.of($0.code) ?? $0.meaning) }
    + HeaderEntry.all.map { ("header \($0.name)", $0.meaning) }
    + MethodEntry.all.map { ("method \($0.name)", $0.meaning) } + [("timing", "where the time goes")]
    + Topics.Kind.allCases.flatMap { kind in kind.table.entries.map { (kind.topic($0.name), $0.summary) } }

  /// Topics that stand alone, or those behind a word such as `header`, without it.
  package static func names(behind kind: String?) -> [(name: String, meaning: String)] {
    guard let kind else { return all.filter { !$0.name.contains(" ") } }
    return all.filter { $0.name.hasPrefix(kind + " ") }.map {
      (String($0.name.dropFirst(kind.count + 1)), $0.meaning)
    }
  }
}
