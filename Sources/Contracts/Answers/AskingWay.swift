internal import ApusClient
package import ApusJSON
internal import ApusLanguage
package import ApusRecordings

/// How often a line asks.
package struct AskingWay: Sendable {
  /// It asks once for each of what there is.
  package let isSeries: Bool
  /// It makes one list of what comes.
  let collects: Bool
  /// Where it says that the list is; `nil` where that is found.
  private let items: JSONPath?
  private let waits: Bool
  private let retries: Bool

  package init(_ line: String) {
    let words = Words(line).words.map(\.text)
    func has(_ option: String) -> Bool { words.contains { $0 == option || $0.hasPrefix(option + "=") } }
    collects = has("--all-pages") || has("--max-pages")
    isSeries = collects || words.first?.lowercased() == "for"
    let option = "--items"
    let apart = words.firstIndex(of: option).flatMap { words.dropFirst($0 + 1).first }
    let joined = words.first { $0.hasPrefix(option + "=") }?.dropFirst(option.count + 1)
    items = (apart ?? joined.map(String.init)).flatMap { try? JSONPath($0) }
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

  /// Where pages have the elements that the line makes one list of; `nil` where it makes none, or none has any.
  package func list(in pages: [Recording]) -> Location? {
    guard collects else { return nil }
    for page in pages {
      guard let root = BodyKind(page.exchange).json?.root else { continue }
      let place = items?.first(in: root)
      let element = place?.kind == .array ? place?.children.first { _ in true } : place
      let first = items == nil ? PageList(in: root)?.elements.first : element
      if let first { return Location(Array(first.path.steps.dropLast())) }
    }
    return nil
  }
}

extension Recording {
  fileprivate var isFailed: Bool { failure != nil || exchange.response.map { $0.status >= 400 } ?? true }

  fileprivate func asks(like other: Recording) -> Bool {
    let (one, two) = (exchange.request, other.exchange.request)
    return one.method == two.method && one.url == two.url
  }
}
