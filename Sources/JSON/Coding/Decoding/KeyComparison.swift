/// Whether two objects of one document have the same keys in the same order.
///
/// It asks for words where it could ask for what they mean, and has few names, as `Tape` does and for the same reason.
struct KeyComparison {
  let tape: Tape
  let source: LentBytes

  /// Of two objects with as many members: whether none of their keys has escapes or is long, and all are spelled alike.
  func holds(_ left: Int, _ right: Int) -> Bool {
    let words = tape.first
    let bases = tape.firstBase
    let end = min(tape.end(left), tape.count &- 1)
    var key = left &+ 3
    var other = right &+ 3
    while key < end, other < tape.count &- 1 {
      let head = words.advanced(by: key &* 4).assumingMemoryBound(to: UInt32.self).pointee
      let counterpart = words.advanced(by: other &* 4).assumingMemoryBound(to: UInt32.self).pointee
      // Two keys without escapes, of one length, none of them wide: they differ in where they stand.
      if (head ^ counterpart) & 0xfffe_0000 != 0 || head &>> 27 != 14 { return false }
      var place =
        Int(
          truncatingIfNeeded: bases.advanced(by: (key &>> 6) &* 4).assumingMemoryBound(to: UInt32.self)
            .pointee)
        &+ Int(truncatingIfNeeded: head & 0x1_ffff)
      var counter =
        Int(
          truncatingIfNeeded: bases.advanced(by: (other &>> 6) &* 4).assumingMemoryBound(to: UInt32.self)
            .pointee)
        &+ Int(truncatingIfNeeded: counterpart & 0x1_ffff)
      var left = Int(truncatingIfNeeded: head &>> 17) & 0x3ff
      while left > 0 {
        if (eight(place) ^ eight(counter)) &<< UInt64(truncatingIfNeeded: left < 8 ? 64 &- 8 &* left : 0) != 0
        {
          return false
        }
        place &+= 8
        counter &+= 8
        left &-= 8
      }
      key = tape.next(key &+ 1)
      other = tape.next(other &+ 1)
    }
    return true
  }

  /// `loadEight`, near enough to be inlined.
  @inline(always)
  private func eight(_ at: Int) -> UInt64 {
    #if DEBUG && _endian(little)
      guard at <= source.count &- 8 else { return loadEight(source, at) }
      return unsafeBitCast(
        source.start.advanced(by: at).assumingMemoryBound(to: LentBytes.Eight.self).pointee, to: UInt64.self)
    #else
      loadEight(source, at)
    #endif
  }
}
