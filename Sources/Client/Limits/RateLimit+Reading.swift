internal import ApusEncodings

// The one reader of these fields. A service that has others is one more line of `families`.
extension RateLimit {
  /// Every limit that a head tells of, the scarcest first.
  package static func all(in headers: HeaderFields) -> [RateLimit] {
    let found = families.compactMap { $0.limit(in: headers) } + policies(in: headers)
    return found.enumerated().sorted { ($0.element.share, $0.offset) < ($1.element.share, $1.offset) }
      .map(\.element)
  }

  /// The scarcest limit that a head tells of; `nil` where it tells of none.
  package init?(_ headers: HeaderFields) {
    guard let limit = Self.all(in: headers).first else { return nil }
    self = limit
  }

  // MARK: A field each

  /// The names that a service has for it.
  private struct Family {
    let limit, remaining, reset: String
    /// What is counted.
    var name: String?
    /// Whether the end is in seconds from the answer, as a rule has it, or usually a date.
    var countsFromNow = false

    func limit(in headers: HeaderFields) -> RateLimit? {
      guard let evidence = headers.first(remaining), let left = Self.number(evidence.shown) else {
        return nil
      }
      let reset = headers.first(self.reset)
      let (end, isUnsure) = self.end(reset)
      return RateLimit(
        name: name.flatMap { headers[$0] }, limit: headers[limit].flatMap(Self.number), remaining: left,
        reset: end, isResetUnsure: isUnsure, evidence: evidence, resetEvidence: reset)
    }

    /// In 1973 no service had a rate limit, and in milliseconds that was this number before 1970 was two days old.
    private static let leastDate = 100_000_000
    private static let leastMilliseconds = 100_000_000_000

    private func end(_ field: HeaderField?) -> (RateLimit.Reset?, isUnsure: Bool) {
      guard let number = field.flatMap({ Self.number($0.shown) }) else { return (nil, false) }
      if number >= Self.leastMilliseconds { return (.time(number / 1000), false) }
      if number >= Self.leastDate { return (.time(number), false) }
      return (.pause(number), !countsFromNow)
    }

    /// `100`, and of `100, 100;w=60` the first; of a fraction what is whole.
    private static func number(_ text: String) -> Int? {
      let digits = text.trimmingBlanks.prefix { !", ;.".contains($0) }
      return Int(digits).flatMap { $0 >= 0 ? $0 : nil }
    }
  }

  private static let families = [
    Family(
      limit: "X-RateLimit-Limit", remaining: "X-RateLimit-Remaining", reset: "X-RateLimit-Reset",
      name: "X-RateLimit-Resource"),
    Family(limit: "Rate-Limit", remaining: "Rate-Remaining", reset: "Rate-Reset"),
    Family(limit: "X-Rate-Limit-Limit", remaining: "X-Rate-Limit-Remaining", reset: "X-Rate-Limit-Reset"),
    Family(
      limit: "RateLimit-Limit", remaining: "RateLimit-Remaining", reset: "RateLimit-Reset",
      countsFromNow: true),
  ]

  // MARK: One field for all

  /// `RateLimit: "default";r=50;t=30` with `RateLimit-Policy: "default";q=100;w=60`, or, as an older draft has it,
  /// `RateLimit: limit=100, remaining=50, reset=30`.
  private static func policies(in headers: HeaderFields) -> [RateLimit] {
    let fields = headers.filter { $0.isNamed("RateLimit") }
    let quotas = Dictionary(
      headers.values(of: "RateLimit-Policy").flatMap(items).compactMap { item in
        item["q"].map { (item.name, $0) }
      }, uniquingKeysWith: { first, _ in first })
    return fields.flatMap { field in
      let items = items(of: field.shown)
      if let older = older(items, field) { return [older] }
      return items.compactMap { item in
        item["r"].map { left in
          RateLimit(
            name: item.name, limit: quotas[item.name], remaining: left,
            reset: item["t"].map(Reset.pause), evidence: field)
        }
      }
    }
  }

  private static func older(_ items: [Item], _ field: HeaderField) -> RateLimit? {
    func value(_ name: String) -> Int? { items.lazy.compactMap { $0[name] }.first }
    guard let left = value("remaining") else { return nil }
    return RateLimit(
      limit: value("limit"), remaining: left, reset: value("reset").map(Reset.pause), evidence: field)
  }

  /// A member of a list of structured fields (RFC 9651): a name and numbers.
  private struct Item {
    let name: String
    var numbers: [String: Int] = [:]

    subscript(name: String) -> Int? { numbers[name] }
  }

  private static func items(of text: String) -> [Item] {
    var rest = text[...]
    var items: [Item] = []
    while !rest.isEmpty {
      rest = rest.drop { " \t,".contains($0) }
      let quoted = HeaderParameters.takeQuoted(from: &rest)
      var item = Item(name: quoted ?? "")
      // A key is its own name.
      while let first = rest.first, first != "," {
        if first == ";" || first == " " {
          rest = rest.dropFirst()
          continue
        }
        guard let (name, value) = HeaderParameters.take(from: &rest, upTo: [";", ","]) else { break }
        if let number = value.flatMap({ Int($0) }), number >= 0 {
          item.numbers[name.lowercased()] = number
        } else if item.name.isEmpty {
          item = Item(name: name, numbers: item.numbers)
        }
      }
      rest = rest.drop { $0 != "," }
      items.append(item)
    }
    return items
  }
}
