internal import ApusClient
internal import ApusEncodings

/// A URL while it is filled, part after part. A value that begins it is taken as written. Elsewhere a value is one part:
/// it cannot end the part, lead out of it, or be nothing.
struct FilledURL {
  private var text = ""
  /// Whether what begins it can be a path, and not only a host.
  private let mayBePath: Bool
  /// The value that was filled last into the segment that is not at its end.
  private var open: Value?

  struct Value {
    let name: String
    let text: String
    let range: Range<Int>
  }

  init(mayBePath: Bool) { self.mayBePath = mayBePath }

  mutating func add(written more: String) throws(LineProblem) {
    let rest = more.prefix { !"/?#".contains($0) }
    if rest.endIndex < more.endIndex { try endSegment(with: rest) }
    text += more
  }

  mutating func add(_ value: Value) throws(LineProblem) {
    if text.contains("?") || text.contains("#") {
      text += PercentEncoding.encode(value.text, for: .queryValue)
      return
    }
    guard !value.text.isEmpty else {
      throw value.refused("is an empty string, and a part of a URL is a text or a number")
    }
    if text.isEmpty || isAtHost && value.text.hasPrefix("/") {
      text += value.text
      return
    }
    guard !isAtHost else {
      if let sign = value.text.first(where: { "/?#@\\".contains($0) }) {
        throw value.refused("has \(sign) in it, which ends a host")
      }
      text += value.text
      return
    }
    text += PercentEncoding.encode(value.text, for: .segment)
    open = value
  }

  func whole() throws(LineProblem) -> String {
    try check("")
    return text
  }

  private mutating func endSegment(with rest: some StringProtocol) throws(LineProblem) {
    try check(rest)
    open = nil
  }

  /// No encoding keeps a segment of dots from leading elsewhere.
  private func check(_ rest: some StringProtocol) throws(LineProblem) {
    guard let open else { return }
    let start = text.lastIndex(of: "/").map(text.index(after:)) ?? text.startIndex
    guard [".", ".."].contains(PercentEncoding.decode(text[start...] + rest)) else { return }
    throw open.refused("is \(open.text), which leads out of its part of the path")
  }

  /// Whether the path has not begun.
  private var isAtHost: Bool {
    let scheme = text.firstRange(of: "://")
    guard !text[(scheme?.upperBound ?? text.startIndex)...].contains("/") else { return false }
    return scheme != nil || !mayBePath || !text.hasPrefix(".") && Template(text).isURL
  }
}

extension FilledURL.Value {
  fileprivate func refused(_ why: String) -> LineProblem {
    LineProblem(.requestVariable, "\(name) \(why)", at: range)
  }
}
