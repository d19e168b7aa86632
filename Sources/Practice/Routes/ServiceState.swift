import Synchronization

/// What the services remember while the server runs. Every server starts with the same.
final class ServiceState: Sendable {
  let gists = Store<Gist>(first: Gist.seeds)
  let github = Mutex(GitHubWorld())
  let qiita = Mutex(QiitaWorld())
  let fruits = Store<GreenStoreRoutes.Fruit>(first: [])
  let orders = Store<Order>(first: Order.seeds)
  let jobs = Store<Job>(first: Job.seeds)
  let documents = Store<StoredDocument>(first: StoredDocument.seeds)
  let bucket = Store<StoredObject>(first: StoredObject.seeds)
  let oauth = Mutex(OAuthDesk())
  let chat = ChatRoom()
  /// How often `/flaky/{n}` was asked since it last answered, by n.
  let flakyTries = Mutex<[Int: Int]>([:])
}

/// Values in the order they were added, under deterministic numbers.
final class Store<Value: Sendable>: Sendable {
  private struct Contents {
    var values: [(number: Int, value: Value)]
    var next: Int
  }

  /// When full, the oldest value makes room: a server that runs for long stays small.
  private static var capacity: Int { 1000 }
  private let contents: Mutex<Contents>

  init(first seeds: [Value]) {
    let values = seeds.enumerated().map { (number: $0.offset + 1, value: $0.element) }
    contents = Mutex(Contents(values: values, next: seeds.count + 1))
  }

  /// The oldest first.
  var all: [Value] { contents.withLock { $0.values.map(\.value) } }

  /// Adds what `make` makes of the next number, and returns it.
  func add(_ make: (Int) -> Value) -> Value { first(where: { _ in false }, orAdd: make).value }

  /// The first that is wanted, or what `make` makes of the next number where there is none; one of two who ask at the
  /// same time makes it.
  func first(
    where isWanted: (Value) -> Bool, orAdd make: (Int) -> Value
  ) -> (value: Value, isNew: Bool) {
    contents.withLock { contents in
      if let known = contents.values.first(where: { isWanted($0.value) }) { return (known.value, false) }
      let value = make(contents.next)
      contents.values.append((contents.next, value))
      contents.next += 1
      if contents.values.count > Self.capacity { contents.values.removeFirst() }
      return (value, true)
    }
  }

  func first(where isWanted: (Value) -> Bool) -> Value? {
    contents.withLock { $0.values.first { isWanted($0.value) }?.value }
  }

  /// Changes the first that is wanted, and returns what has become of it.
  func update(where isWanted: (Value) -> Bool, with change: (inout Value) -> Void) -> Value? {
    contents.withLock { contents in
      guard let place = contents.values.firstIndex(where: { isWanted($0.value) }) else { return nil }
      change(&contents.values[place].value)
      return contents.values[place].value
    }
  }

  /// False when there was nothing to remove.
  func remove(where isUnwanted: (Value) -> Bool) -> Bool {
    contents.withLock { contents in
      let before = contents.values.count
      contents.values.removeAll { isUnwanted($0.value) }
      return contents.values.count < before
    }
  }
}
