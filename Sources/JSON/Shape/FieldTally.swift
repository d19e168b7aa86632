/// The keys seen in the objects of one shape, in the order they were first seen.
struct FieldTally: Sendable {
  struct Entry: Sendable {
    let name: [UInt8]
    var shape = JSONShape()
    /// In how many objects the key was seen.
    private(set) var objects = 0
    /// The number of the last of them: a key repeated in one object counts once, though each of its values
    /// counts for the shape.
    private var lastObject = 0

    init(name: [UInt8]) { self.name = name }

    mutating func noteSeen(in object: Int) {
      if object != lastObject { objects += 1 }
      lastObject = object
    }

    mutating func merge(_ other: Entry) {
      shape.merge(other.shape)
      objects += other.objects
    }
  }

  /// So few are found sooner by looking at each.
  private static let fewFields = 8

  var list: [Entry] = []
  /// Where each name is in the list, once there are more than a few.
  private var places: [ArraySlice<UInt8>: Int] = [:]

  /// Where a key is, or would be: keys mostly come in one order, so the place after the last one is tried first.
  func knownPlace(of name: ArraySlice<UInt8>, startingAt guess: Int = 0) -> Int? {
    if guess < list.count, list[guess].name[...] == name { return guess }
    if list.count > Self.fewFields { return places[name] }
    return list.firstIndex { $0.name[...] == name }
  }

  /// Where a key is; it is added when it is new.
  mutating func place(of name: ArraySlice<UInt8>, startingAt guess: Int = 0) -> Int {
    if let known = knownPlace(of: name, startingAt: guess) { return known }
    append(Entry(name: Array(name)))
    return list.count - 1
  }

  private mutating func append(_ entry: Entry) {
    list.append(entry)
    if list.count == Self.fewFields + 1 {
      for (place, entry) in list.enumerated() { places[entry.name[...]] = place }
    } else if list.count > Self.fewFields {
      places[entry.name[...]] = list.count - 1
    }
  }

  mutating func merge(_ other: FieldTally) {
    var next = 0
    for entry in other.list {
      if let place = knownPlace(of: entry.name[...], startingAt: next) {
        list[place].merge(entry)
        next = place + 1
      } else {
        append(entry)
        next = list.count
      }
    }
  }
}

extension FieldTally: Equatable {
  /// The order of the fields does not count.
  static func == (left: FieldTally, right: FieldTally) -> Bool {
    guard left.list.count == right.list.count else { return false }
    var next = 0
    for entry in left.list {
      guard let place = right.knownPlace(of: entry.name[...], startingAt: next) else { return false }
      guard entry.objects == right.list[place].objects, entry.shape == right.list[place].shape else {
        return false
      }
      next = place + 1
    }
    return true
  }
}
