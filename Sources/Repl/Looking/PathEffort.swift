internal import APIClient
internal import JSON
internal import Rendering
internal import Surroundings

/// What it may take to find the values of a path. Of values that lie inside one another `..a..a` finds each again and
/// again: a few kilobytes of deep JSON keep it busy for hours. What comes upon each value once has no limit.
extension Path {
  /// The values, as far as a session's limit on output goes.
  func matches(in root: Node, limit: Int?) -> Matches {
    // Each part of the path may look at each value of the body.
    matches(in: root, within: Effort(on: root, times: 1 + text.utf8.count, limit: limit))
  }

  /// Does something with each value, when it is found.
  func forEachMatch(in root: Node, limit: Int?, _ work: (Node) throws -> Void) throws {
    var matches = matches(in: root, limit: limit)
    while let node = matches.next() { try work(node) }
    try matches.effort.check(of: text)
  }
}

extension Effort {
  /// So much of the limit on output a step is worth: what it finds is kept.
  private static let bytesPerStep = 8

  /// Enough to go through a body so many times, and what a session's limit on output allows for on top of it.
  init(on root: Node, times: Int, limit: Int?) {
    self.init(limit: limit.map { root.byteRange.count * times + $0 / Self.bytesPerStep } ?? .max)
  }

  /// - Parameter what: what the effort was spent on, as it was typed.
  func check(of what: String) throws {
    try checkCancellation()
    if end == .tooMuch { throw CommandFailure(tooMuchFor: what) }
  }
}

extension CommandFailure {
  init(tooMuchFor what: String) {
    self.init(
      .outputTooLarge, "\(what) comes upon the same values again and again, more often than it may",
      try: ["set output-limit none"])
  }
}

extension Answers {
  /// Does something with each value that a path selects, when it is found.
  func forEachMatch(of argument: PathArgument, _ work: (Node) throws -> Void) throws {
    let sight = try argument.sight(in: self)
    let root = try document(of: sight.number, at: argument.range).root
    try sight.path.forEachMatch(in: root, limit: session.settings.outputLimit, work)
  }

  /// The values a path selects, each with its place.
  func matches(of argument: PathArgument) throws -> [PlacedNode] {
    let number = try argument.sight(in: self).number
    var matches: [PlacedNode] = []
    try forEachMatch(of: argument) { matches.append(PlacedNode($0, inResponse: number)) }
    return matches
  }
}
