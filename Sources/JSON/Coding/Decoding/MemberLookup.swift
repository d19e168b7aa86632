/// Finds the members of one object by name.
///
/// Types mostly ask for their fields in the order in which documents have them, so a search starts where the
/// last one ended, and is not even made where another object of the same layout was asked the same before.
/// Both find the first of a repeated key only if none is repeated. Where two keys may be the same, or the
/// object is so large that searching would be slow, an index is made.
///
/// What is `exclusivity(unchecked)` is sound for the reason given at `DecodingRun`.
final class MemberLookup {
  let decoder: NodeDecoder
  let run: DecodingRun
  /// The run's own, one step nearer.
  private let tape: Tape
  private let first: Int
  private let end: Int
  private let convertsSnakeCase: Bool
  /// The key found last.
  @exclusivity(unchecked) private var at: Int
  @exclusivity(unchecked) private var index: [String: Int]?
  /// What objects like this were asked so far, while this one is asked the same.
  @exclusivity(unchecked) private var route: Layout.Route?
  @exclusivity(unchecked) private var step = 0

  /// How many members a search may look at before it makes an index.
  private static let patience = 64

  init(of decoder: NodeDecoder, for keys: any CodingKey.Type) {
    self.decoder = decoder
    run = decoder.run
    tape = run.tape
    first = decoder.index + Tape.containerWords
    end = run.tape.end(decoder.index)
    at = first
    convertsSnakeCase = run.convertsSnakeCase && !decoder.keysAreData
    let isConvertedByHand = run.hasCustomKeys && !decoder.keysAreData
    if isConvertedByHand {
      index = makeIndex()
    } else if let layout = run.layout(of: decoder.index, inSnakeCase: convertsSnakeCase) {
      route = decoder.keysAreData ? nil : layout.route(for: keys)
    } else {
      index = makeIndex()
    }
  }

  /// The tape index of a member's value.
  func find(_ name: String) -> Int? {
    guard let route else { return searchOrLookUp(name) }
    guard step < route.names.count else { return explore(name, route) }
    guard route.names[step] == name else {
      self.route = nil
      return searchOrLookUp(name)
    }
    // A build for debugging takes long to go through a range.
    var left = route.distances[step]
    step &+= 1
    if left < 0 { return nil }
    while left > 0 {
      advance()
      left &-= 1
    }
    return at &+ 1
  }

  /// Searches, and lets the objects that follow know.
  private func explore(_ name: String, _ route: Layout.Route) -> Int? {
    let before = at
    let found = searchOrLookUp(name)
    guard index == nil, step < Layout.Route.longest else {
      self.route = nil
      return found
    }
    var distance = 0
    if found != nil {
      let now = at
      at = before
      while at != now {
        advance()
        distance += 1
      }
    }
    route.append(name, distance: found == nil ? nil : distance)
    step += 1
    return found
  }

  /// Moves on to the next key, from the last one to the first.
  @inline(__always)
  private func advance() {
    at = tape.next(at &+ 1)
    if at >= end { at = first }
  }

  private func searchOrLookUp(_ name: String) -> Int? {
    if let index { return index[name] }
    guard first < end else { return nil }
    let found = name.lend { wanted in
      run.bytes.lend { convertsSnakeCase ? findInSnakeCase(wanted, $0) : findAsIs(wanted, $0) }
    }
    guard let found else { return nil }
    if found == Self.tooFar {
      let made = makeIndex()
      index = made
      return made[name]
    }
    at = found
    return found + 1
  }

  /// What a search returns that has lost its patience.
  private static let tooFar = -1

  private func findAsIs(_ wanted: LentBytes, _ source: LentBytes) -> Int? {
    let count = wanted.count
    return search { key in
      run.tape.length(key) == count && areEqual(source, run.tape.start(key), wanted)
    }
  }

  private func findInSnakeCase(_ wanted: LentBytes, _ source: LentBytes) -> Int? {
    search { key in
      SnakeCase.matches(source, run.tape.start(key), run.tape.length(key), wanted)
    }
  }

  /// Looks at the keys from the last one found, once around.
  @inline(__always)
  private func search(_ matches: (Int) -> Bool) -> Int? {
    let start = at
    var key = start
    for _ in 0..<Self.patience {
      if matches(key) { return key }
      key = run.tape.next(key + 1)
      if key >= end { key = first }
      if key == start { return nil }
    }
    return Self.tooFar
  }

  /// The names in the order of the text, each once.
  var names: [String] {
    var names: [String] = []
    forEachKey { name, value in
      if index == nil || index?[name] == value { names.append(name) }
    }
    return names
  }

  private func makeIndex() -> [String: Int] {
    var index: [String: Int] = [:]
    forEachKey { name, value in
      if index[name] == nil { index[name] = value }
    }
    return index
  }

  private func forEachKey(_ body: (String, Int) -> Void) {
    lazy var path = run.codingPath(to: decoder.index)
    var key = first
    while key < end {
      let name = run.key(at: key, keysAreData: decoder.keysAreData, under: path).stringValue
      body(name, key + 1)
      key = run.tape.next(key + 1)
    }
  }
}

@inline(__always)
private func areEqual(_ source: LentBytes, _ start: Int, _ wanted: LentBytes) -> Bool {
  for offset in 0..<wanted.count where load(source, start + offset) != load(wanted, offset) {
    return false
  }
  return true
}
