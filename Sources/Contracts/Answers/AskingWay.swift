internal import ApusClient
internal import ApusLanguage
package import ApusRecordings

/// How often a line asks.
package struct AskingWay: Sendable {
  /// It asks once for each of what there is.
  let isSeries: Bool
  private let waits: Bool
  private let retries: Bool

  package init(_ line: String) {
    let words = Words(line).words.map(\.text)
    func has(_ option: String) -> Bool { words.contains { $0 == option || $0.hasPrefix(option + "=") } }
    isSeries = words.first?.lowercased() == "for" || has("--all-pages")
    waits = has("--until")
    retries = has("--retry")
  }

  /// The answers that count: the last one of a line that asks until something holds, and those after which nothing was
  /// tried again.
  package func answers(among all: [Recording]) -> [Recording] {
    if waits { return all.suffix(1) }
    guard retries else { return all }
    return zip(all, all.dropFirst()).filter { !$0.isFailed || !$0.asks(like: $1) }.map(\.0) + all.suffix(1)
  }
}

extension Recording {
  fileprivate var isFailed: Bool { failure != nil || exchange.response.map { $0.status >= 400 } ?? true }

  fileprivate func asks(like other: Recording) -> Bool {
    let (one, two) = (exchange.request, other.exchange.request)
    return one.method == two.method && one.url == two.url
  }
}
