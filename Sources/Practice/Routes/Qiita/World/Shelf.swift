/// Values in the order they were added, under deterministic numbers. When full, the oldest makes room: a server that runs
/// for long stays small.
struct Shelf<Value: Sendable>: Sendable {
  private static var capacity: Int { 1000 }
  private(set) var all: [Value]
  private var next: Int

  /// The first has the number 1.
  init(_ seeds: [Value]) {
    all = seeds
    next = seeds.count + 1
  }

  /// Adds what `make` makes of the next number, and returns it.
  @discardableResult
  mutating func add(_ make: (Int) -> Value) -> Value {
    let value = make(next)
    all.append(value)
    next += 1
    if all.count > Self.capacity { all.removeFirst() }
    return value
  }

  /// Changes the first that is wanted, and returns what has become of it.
  mutating func update(where isWanted: (Value) -> Bool, with change: (inout Value) -> Void) -> Value? {
    guard let place = all.firstIndex(where: isWanted) else { return nil }
    change(&all[place])
    return all[place]
  }

  /// False when there was nothing to remove.
  @discardableResult
  mutating func remove(where isUnwanted: (Value) -> Bool) -> Bool {
    let before = all.count
    all.removeAll(where: isUnwanted)
    return all.count < before
  }
}
