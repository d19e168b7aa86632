internal import ApusClient
package import ApusJSON

/// What it may take to find the values of a path. Of values that lie inside one another `..a..a` finds each again and
/// again: a few kilobytes of deep JSON keep it busy for hours. What comes upon each value once has no limit.
extension JSONPath {
  /// The values, as far as a session's limit on output goes.
  package func matches(in root: Node, limit: Int?) -> Matches {
    // Each part of the path may look at each value of the body.
    matches(in: root, within: Effort(on: root, times: 1 + text.utf8.count, limit: limit))
  }

  /// Does something with each value, when it is found.
  package func forEachMatch(in root: Node, limit: Int?, _ work: (Node) throws -> Void) throws {
    var matches = matches(in: root, limit: limit)
    while let node = matches.next() { try work(node) }
    try matches.effort.check(of: text)
  }
}

extension Effort {
  /// The limit on output unless another is set.
  package static let usualLimit = 16_000_000

  /// So much of the limit on output a step is worth: what it finds is kept.
  private static let bytesPerStep = 8

  /// Enough to go through a body so many times, and what a session's limit on output allows for on top of it.
  package init(on root: Node, times: Int, limit: Int?) {
    self.init(limit: limit.map { root.byteRange.count * times + $0 / Self.bytesPerStep } ?? .max)
  }

  /// - Parameter what: what the effort was spent on, as it was typed.
  package func check(of what: String) throws {
    try checkCancellation()
    if end == .tooMuch { throw CommandFailure(tooMuchFor: what) }
  }
}

extension CommandFailure {
  package init(tooMuchFor what: String) {
    self.init(
      .outputTooLarge, "\(what) comes upon the same values again and again, more often than it may",
      try: ["set output-limit none"])
  }
}
