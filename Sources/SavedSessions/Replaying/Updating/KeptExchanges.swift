internal import ApusClient
internal import ApusContracts
internal import ApusJSON
internal import ApusRecordings

/// Which steps of an update keep what was recorded for them. An exchange is kept whole or replaced whole: a recording
/// must be of what took place.
///
/// What differs at ignored places only is kept, and so is what names the values there: `/things/31` for `/things/24`.
/// But where one exchange has to be replaced, those go with it that tell what it asks for.
struct KeptExchanges {
  private struct Step {
    /// The steps whose words have to be taken for others; `nil` where that is not enough.
    var needs: Set<Int>?
    /// The steps whose words its requests have.
    var asks: Set<Int> = []
  }

  private var ignored: IgnoredPlaces
  private var words = RenamedWords()
  private var steps: [Step] = []

  init(ignoring ignored: IgnoredPlaces) { self.ignored = ignored }

  /// The next step.
  ///
  /// - Parameters:
  ///   - places: what differs in them is ignored; by default those that are for all steps.
  ///   - isKept: whether somebody said that it stays as it was, whatever came.
  ///   - isTaken: whether somebody said that what came is taken.
  mutating func add(
    _ old: [Recording], _ new: [Recording], ignoring places: IgnoredPlaces? = nil, isKept: Bool = false,
    isTaken: Bool = false
  ) {
    let usual = ignored
    ignored = places ?? usual
    defer { ignored = usual }
    var step = Step(needs: [])
    for recording in new { step.asks.formUnion(words.sources(in: recording.asked)) }
    if old.count != new.count { step.needs = nil }
    for (before, now) in zip(old, new) {
      let needs = words.sources(making: now.asked, of: before.asked)
      rename(now, as: before, all: isKept)
      // An answer names what was asked for, and what it told itself.
      let told = words.restricted(to: now.asked, or: steps.count)
      guard let needs, let more = sources(making: now, of: before, by: told) else {
        step.needs = nil
        continue
      }
      step.needs = step.needs?.union(needs).union(more)
    }
    if isKept { step.needs = [] }
    if isTaken { step.needs = nil }
    steps.append(step)
  }

  /// Their numbers, from 0.
  var kept: Set<Int> {
    var kept = Set(steps.indices.filter { steps[$0].needs != nil })
    while true {
      let asked = steps.indices.filter { !kept.contains($0) }.reduce(into: Set<Int>()) { asked, step in
        asked.formUnion(steps[step].asks)
      }
      let still = kept.filter { step in
        !asked.contains(step) && steps[step].needs?.isSubset(of: kept.union([step])) ?? false
      }
      if still == kept { return kept }
      kept = still
    }
  }

  // MARK: Comparing

  /// Learns the words at ignored places, or at all of them.
  private mutating func rename(_ new: Recording, as old: Recording, all: Bool) {
    let number = steps.count
    for (before, now) in zip(old.exchange.answeredHops, new.exchange.answeredHops) {
      for field in now.response?.headers ?? [:]
      where !field.isNamed("Date") && (all || ignored.ignores(header: field.name)) {
        guard let value = before.response?.headers.first(field.name) else { continue }
        words.add(Array(field.shown.utf8), for: Array(value.shown.utf8), from: number)
      }
    }
    let (before, now) = (old.exchange.body.bytes, new.exchange.body.bytes)
    guard before != now, all || ignored.areOfBodies, let old = try? JSONDocument(before),
      let new = try? JSONDocument(now)
    else { return }
    for node in all ? new.root.leaves : ignored.nodes(in: new.root) {
      guard !node.isContainer, let value = old.root.value(at: node.path) else { continue }
      words.add(Array(node.bytes), for: Array(value.bytes), from: number)
    }
  }

  private func sources(making new: Recording, of old: Recording, by words: RenamedWords) -> Set<Int>? {
    let (hops, others) = (new.exchange.answeredHops, old.exchange.answeredHops)
    guard new.failure?.code == old.failure?.code, new.isInterrupted == old.isInterrupted,
      hops.count == others.count,
      var sources = words.sources(
        making: withoutIgnored(new.exchange.body.bytes), of: withoutIgnored(old.exchange.body.bytes))
    else { return nil }
    for (now, before) in zip(hops, others) {
      guard now.response?.status == before.response?.status,
        let more = words.sources(making: text(of: now), of: text(of: before))
      else { return nil }
      sources.formUnion(more)
    }
    return sources
  }

  /// What is sent and what is answered, without times, connections and what is ignored.
  private func text(of hop: Hop) -> [UInt8] {
    let heads = hop.informational + [hop.response].compactMap(\.self)
    let answered = heads.flatMap { Array($0.headers) } + Array(hop.trailers)
    // The length of a body tells nothing that the body does not tell.
    let counted = answered.filter { !ignored.ignores(header: $0.name) && !$0.isNamed("Content-Length") }
    let lines = (Array(hop.sent.headers) + counted).map { "\($0.name): \($0.shown)" }
    let statuses = heads.map { "\($0.status) \($0.reason)" }
    return Array(([hop.sent.url.description] + statuses + lines).joined(separator: "\n").utf8)
  }

  private func withoutIgnored(_ body: [UInt8]) -> [UInt8] {
    guard ignored.areOfBodies, let document = try? JSONDocument(body) else { return body }
    let ranges = ignored.nodes(in: document.root).map(\.byteRange)
    var result: [UInt8] = []
    var at = 0
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) where range.lowerBound >= at {
      result += body[at..<range.lowerBound]
      at = range.upperBound
    }
    return result + body[at...]
  }
}

extension Exchange {
  /// How often a dead connection had one sent again is no difference in what came.
  fileprivate var answeredHops: [Hop] { hops.dropLast().filter { $0.response != nil } + hops.suffix(1) }
}

extension Recording {
  /// What was asked, as one text.
  fileprivate var asked: [UInt8] {
    let request = exchange.request
    let body = request.body.flatMap { try? wholeBytes(of: $0) } ?? []
    return Array("\(request.method) \(request.url)\n".utf8) + body
  }
}

extension Node {
  fileprivate func value(at location: Location) -> Node? {
    var node = self
    for step in location.steps {
      let next: Node? =
        switch step {
        case .key(let key): node[key]
        case .position(let position): Array(node.children.prefix(position + 1).dropFirst(position)).first
        }
      guard let next else { return nil }
      node = next
    }
    return node
  }

  /// The values that hold no others.
  fileprivate var leaves: [Node] {
    var leaves: [Node] = []
    var waiting = [self]
    while let node = waiting.popLast() {
      if node.isContainer { waiting += node.children } else { leaves.append(node) }
    }
    return leaves
  }
}
