internal import ApusJSON
internal import Synchronization

/// What a described API remembers while it is served: things under the path of their list, each under its id.
final class MockStore: Sendable {
  struct Thing: Sendable {
    let id: String
    var value: JSONValue
  }

  private struct Contents {
    var lists: [String: [Thing]] = [:]
    /// What was deleted, by list.
    var gone: [String: Set<String>] = [:]
    /// The oldest first.
    var order: [String] = []
  }

  /// When full, the oldest make room: a server that runs for long stays small.
  private static var mostThings: Int { 1_000 }
  private static var mostLists: Int { 1_000 }
  private let contents = Mutex(Contents())

  /// The things of a list; the first time, those it begins with.
  func things(of list: String, first seeds: () -> [Thing]) -> [Thing] {
    with(list, seeds) { $0 }
  }

  /// - Parameter make: makes a thing of those there are.
  func add(to list: String, first seeds: () -> [Thing], _ make: ([Thing]) -> Thing) -> Thing {
    with(list, seeds) { things in
      let thing = make(things)
      // What comes under a name that is taken takes its place.
      things.removeAll { $0.id == thing.id }
      if things.count >= Self.mostThings { things.removeFirst() }
      things.append(thing)
      return thing
    }
  }

  /// What has become of a thing; `nil` when there is none.
  func change(_ id: String, of list: String, first seeds: () -> [Thing], _ change: (inout JSONValue) -> Void)
    -> Thing?
  {
    with(list, seeds) { things in
      guard let place = things.firstIndex(where: { $0.id == id }) else { return nil }
      change(&things[place].value)
      return things[place]
    }
  }

  /// The thing that was removed; `nil` when there was none.
  func remove(_ id: String, from list: String, first seeds: () -> [Thing]) -> Thing? {
    let removed = with(list, seeds) { things in
      things.firstIndex { $0.id == id }.map { things.remove(at: $0) }
    }
    if removed != nil { contents.withLock { _ = $0.gone[list, default: []].insert(id) } }
    return removed
  }

  func wasRemoved(_ id: String, from list: String) -> Bool {
    contents.withLock { $0.gone[list]?.contains(id) ?? false }
  }

  private func with<Result: Sendable>(
    _ list: String, _ seeds: () -> [Thing], _ work: (inout [Thing]) -> Result
  ) -> Result {
    contents.withLock { contents in
      var things: [Thing]
      if let known = contents.lists[list] {
        things = known
      } else {
        things = seeds()
        contents.order.append(list)
        if contents.order.count > Self.mostLists {
          let oldest = contents.order.removeFirst()
          contents.lists[oldest] = nil
          contents.gone[oldest] = nil
        }
      }
      defer { contents.lists[list] = things }
      return work(&things)
    }
  }
}
