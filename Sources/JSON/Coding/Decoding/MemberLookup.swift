/// Finds the members of one object by name.
///
/// Types mostly ask for their fields in the order in which documents have them, so a search starts where the
/// last one ended. That finds the first of a repeated key only if none is repeated, so the keys' hashes are
/// compared first. Where two may be the same, or the object is so large that searching would be slow, an
/// index is made.
final class MemberLookup {
  let decoder: NodeDecoder
  let run: DecodingRun
  private let first: Int
  private let end: Int
  private let convertsSnakeCase: Bool
  /// The key found last.
  private var at: Int
  private var index: [String: Int]?

  /// How many members a search may look at before it makes an index.
  private static let patience = 64

  init(of decoder: NodeDecoder) {
    self.decoder = decoder
    run = decoder.run
    first = decoder.index + 2
    end = run.tape.end(decoder.index)
    at = first
    convertsSnakeCase = run.convertsSnakeCase && !decoder.keysAreData
    let isConvertedByHand = run.hasCustomKeys && !decoder.keysAreData
    if isConvertedByHand || !run.keysAreDistinct(in: decoder.index, inSnakeCase: convertsSnakeCase) {
      index = makeIndex()
    }
  }

  /// The tape index of a member's value.
  func find(_ name: String) -> Int? {
    if let index { return index[name] }
    guard first < end else { return nil }
    let found = convertsSnakeCase ? findInSnakeCase(name.utf8.span.bytes) : findAsIs(name.utf8.span.bytes)
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

  private func findAsIs(_ wanted: RawSpan) -> Int? {
    let bytes = run.bytes
    let source = bytes.span.bytes
    let count = wanted.byteCount
    return search { key in
      run.tape.length(key) == count && areEqual(source, run.tape.start(key), wanted)
    }
  }

  private func findInSnakeCase(_ wanted: RawSpan) -> Int? {
    let bytes = run.bytes
    let source = bytes.span.bytes
    return search { key in
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
private func areEqual(_ source: RawSpan, _ start: Int, _ wanted: RawSpan) -> Bool {
  for offset in 0..<wanted.byteCount where load(source, start + offset) != load(wanted, offset) {
    return false
  }
  return true
}
