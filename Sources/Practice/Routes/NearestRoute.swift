/// What there is that looks most like what was asked for and is not there.
enum NearestRoute {
  /// `GET /github/users/{login}`; nil where nothing is near.
  static func line(for call: Call) -> String? {
    let asked = call.request.target.segments
    let near = ListedEndpoint.all.map { ($0, distance(from: asked, to: $0)) }
      .filter { $0.1 < 2 * asked.count }
      .min { $0.1 < $1.1 }
    return near.map { "\($0.0.method ?? call.request.method) \($0.0.path)" }
  }

  /// Nothing for a segment that is there, a little for one that fills a hole, more for one that is spelled otherwise, and most
  /// for one that is missing or too many.
  private static func distance(from asked: [String], to endpoint: ListedEndpoint) -> Int {
    let path = endpoint.path.dropFirst().split(separator: "/").map(String.init)
    // Of another service.
    guard path.first == asked.first else { return Int.max }
    let differences = zip(asked, path).map { asked, segment in
      if asked == segment { return 0 }
      if segment.hasPrefix("{") { return 1 }
      return mistakes(from: asked, to: segment) <= max(1, asked.count / 3) ? 2 : 6
    }
    return differences.reduce(0, +) + 3 * abs(asked.count - path.count)
  }

  /// How many letters must be changed, left out or put in.
  private static func mistakes(from typed: String, to meant: String) -> Int {
    let meant = Array(meant)
    var row = Array(0...meant.count)
    for (index, letter) in typed.enumerated() {
      var last = row[0]
      row[0] = index + 1
      for place in meant.indices {
        let changed = last + (meant[place] == letter ? 0 : 1)
        last = row[place + 1]
        row[place + 1] = min(changed, last + 1, row[place] + 1)
      }
    }
    return row[meant.count]
  }
}
