internal import ApusJSON

/// A text that fits: of its format, its pattern and its length.
struct SampleText {
  let text: String

  /// - Parameter position: how many others there are that it is to differ from, where it can.
  init(_ all: Conjunction, position: Int = 0) {
    let least = min(all.least("minLength"), 2_000)
    let most = all.most("maxLength") ?? .max
    let patterns = all.schemas.compactMap { $0.node["pattern"]?.string }
    let usual = all.schemas.lazy.compactMap(\.format).compactMap(Self.usual).first ?? "string"
    let parsed = patterns.map(SimplePattern.init)
    let fits: (String) -> Bool = { text in
      (least...max(least, most)).contains(text.unicodeScalars.count)
        && parsed.allSatisfy { $0?.matches(text) ?? true }
    }
    let long = usual.count < least ? usual + String(repeating: "x", count: least - usual.count) : usual
    let cut = String(long.prefix(max(0, most)))
    var candidates = [usual, cut] + (0..<position).map { "\(usual)\($0 + 2)" }
    for pattern in parsed.compactMap({ $0 }) {
      candidates += (0...8).map { pattern.sample(longerBy: $0) }
      candidates += (0...3).map { pattern.sample(longerBy: $0, choosing: 1) }
      candidates.append(
        pattern.sample(longerBy: max(0, least - pattern.sample(longerBy: 0).unicodeScalars.count)))
    }
    candidates += Self.tries(from: least, to: most)
    var seen: Set<String> = []
    let fitting = position > 0 ? candidates.filter { fits($0) && seen.insert($0).inserted } : []
    text = fitting.dropFirst(position).first ?? candidates.first(where: fits) ?? cut
  }

  /// Texts for patterns that cannot be followed: what passwords, hosts and objects look like.
  private static func tries(from least: Int, to most: Int) -> [String] {
    let length = max(least, min(most, 12))
    return ["aA0-", "a0", "0"].map { String(String(repeating: $0, count: length).prefix(length)) }
      + ["example.com", "{}", "[]", "/a", "a/a", "arn:aws:a:a:000000000000:a"]
  }

  private static func usual(_ format: String) -> String? {
    switch format {
    case "date-time": "2024-01-31T12:30:00Z"
    case "date": "2024-01-31"
    case "time": "12:30:00Z"
    case "duration": "P1D"
    case "uuid": "00000000-0000-4000-8000-000000000000"
    case "email": "name@example.com"
    case "uri", "url", "iri": "https://example.com"
    case "uri-reference": "/example"
    case "hostname": "example.com"
    case "ipv4": "192.0.2.1"
    case "ipv6": "2001:db8::1"
    case "byte": "YXB1cw=="
    default: nil
    }
  }
}
