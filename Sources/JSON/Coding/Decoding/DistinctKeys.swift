extension DecodingRun {
  /// The layout of an object, where it is known that no two of its keys can have the same name; `nil` where
  /// that only looks so: for equal hashes, and for keys with escapes or characters that can be spelled in
  /// several ways.
  func layout(of object: Int, inSnakeCase: Bool) -> Layout? {
    let members = tape.length(object)
    guard members < Layouts.tooMany else { return nil }
    var known = layouts.first(with: members)
    while let layout = known {
      if layout.inSnakeCase == inSnakeCase, haveSameKeys(object, layout.object) { return layout }
      known = layout.next
    }
    guard hasDistinctKeys(object, members, inSnakeCase) else { return nil }
    return layouts.insert(object, with: members, inSnakeCase: inSnakeCase)
  }

  /// Whether two objects with as many members have the same keys, spelled alike and in the same order.
  private func haveSameKeys(_ left: Int, _ right: Int) -> Bool {
    bytes.lend { KeyComparison(tape: tape, source: $0).holds(left, right) }
  }

  private func hasDistinctKeys(_ object: Int, _ members: Int, _ inSnakeCase: Bool) -> Bool {
    // A power of two, at least twice as many: half of it stays free.
    let room = 1 << (Int.bitWidth - (members &* 2).leadingZeroBitCount)
    var table = takeHashes(room)
    defer { hashes = table }
    return bytes.lend { areDistinct(object, inSnakeCase, $0, &table, room) }
  }

  @inline(__always)
  private func areDistinct(
    _ object: Int, _ inSnakeCase: Bool, _ source: LentBytes, _ table: inout [UInt64], _ room: Int
  ) -> Bool {
    let end = tape.end(object)
    var key = object + Tape.containerWords
    while key < end {
      let (start, count) = (tape.start(key), tape.length(key))
      let hash = inSnakeCase ? snakeHash(source, start, count) : plainHash(source, start, count)
      guard tape.token(key) == .key, let hash, insert(hash, into: &table, room) else { return false }
      key = tape.next(key + 1)
    }
    return true
  }

  /// The shared room for hashes, emptied. It is moved out, so that it is written in place.
  private func takeHashes(_ room: Int) -> [UInt64] {
    var table: [UInt64] = []
    swap(&table, &hashes)
    if table.count < room { table = [UInt64](repeating: 0, count: room) }
    for slot in 0..<room { table[slot] = 0 }
    return table
  }

  /// False when the hash is there already, or when many others are in its way.
  @inline(__always)
  private func insert(_ hash: UInt64, into hashes: inout [UInt64], _ room: Int) -> Bool {
    var slot = Int(truncatingIfNeeded: hash >> 20) & (room - 1)
    for _ in 0..<16 {
      if hashes[slot] == 0 {
        hashes[slot] = hash
        return true
      }
      if hashes[slot] == hash { return false }
      slot = (slot + 1) & (room - 1)
    }
    return false
  }

  /// Underscores and case are left out: `foo_bar` and `fooBar` are one name.
  @inline(__always)
  private func snakeHash(_ source: LentBytes, _ start: Int, _ count: Int) -> UInt64? {
    var hash: UInt64 = 0
    var isUnusual = false
    for at in start..<start + count {
      let byte = load(source, at)
      isUnusual = SnakeCase.isUnusual(byte) || isUnusual
      let next = (hash << 5 | hash >> 59) ^ UInt64(byte | 0x20)
      hash = byte == UInt8(ascii: "_") ? hash : next
    }
    if isUnusual { return nil }
    return finished(hash)
  }

  @inline(__always)
  private func plainHash(_ source: LentBytes, _ start: Int, _ count: Int) -> UInt64? {
    var hash = UInt64(UInt(bitPattern: count))
    var offset = 0
    while offset < count {
      var word = loadEight(source, start + offset)
      let left = count - offset
      if left < 8 { word &= ~0 >> UInt64(64 - 8 * left) }
      if word & 0x8080_8080_8080_8080 != 0 { return nil }
      hash = finished(hash ^ word)
      offset += 8
    }
    return finished(hash)
  }

  @inline(__always)
  private func finished(_ hash: UInt64) -> UInt64 {
    let mixed = (hash ^ hash >> 29) &* 0x9e37_79b9_7f4a_7c15
    return (mixed ^ mixed >> 32) | 1
  }
}
