extension JSONDocument {
  /// A member, and where the text of its object begins.
  package typealias NamedMember = (member: Member, object: Int)

  /// The members of all objects whose names are wanted, in the order of the text. A name that comes again and again is
  /// seldom asked about more than once.
  package func members(where isWanted: (String) -> Bool) -> [NamedMember] {
    let tape = storage.tape
    var found: [NamedMember] = []
    var objects: [Int] = []
    var plain = PlainKeys()
    var index = 0
    while index < tape.count {
      while let object = objects.last, tape.end(object) <= index { objects.removeLast() }
      let token = tape.rawToken(index)
      if Tape.Token.isKey(token) {
        let range = tape.range(index)
        if !plain.has(range, in: storage.bytes) {
          let key = Node(storage: storage, index: index)
          if isWanted(key.string ?? "") {
            let start = objects.last.map(tape.start) ?? 0
            found.append((Member(key: key, value: Node(storage: storage, index: index + 1)), start))
          } else {
            plain.add(range, in: storage.bytes)
          }
        }
      } else if tape.isObject(index) {
        objects.append(index)
      }
      index = tape.step(index)
    }
    return found
  }
}

/// Keys that are known not to be wanted, as they stand in a text. It forgets one where another takes its place.
private struct PlainKeys {
  private var ranges = [Range<Int>](repeating: 0..<0, count: 256)

  /// By all bytes: keys of one object often begin, end and are as long alike, such as `name` and `note`.
  private static func slot(_ range: Range<Int>, _ bytes: [UInt8]) -> Int {
    var hash: UInt32 = 0x811c_9dc5
    for index in range { hash = (hash ^ UInt32(bytes[index])) &* 0x0100_0193 }
    return Int((hash ^ hash >> 16) & 0xff)
  }

  func has(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
    let known = ranges[Self.slot(range, bytes)]
    guard known.count == range.count, !range.isEmpty else { return false }
    for offset in 0..<range.count
    where bytes[known.lowerBound + offset] != bytes[range.lowerBound + offset] {
      return false
    }
    return true
  }

  mutating func add(_ range: Range<Int>, in bytes: [UInt8]) { ranges[Self.slot(range, bytes)] = range }
}
