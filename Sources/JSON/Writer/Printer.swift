/// Walks the tape from one node to its end and prints it, a chunk at a time, without recursion.
///
/// A chunk ends between two steps or inside a lexeme; the next `fill` goes on from there.
struct Printer {
  private let storage: JSONDocument.Storage
  private let pieces: Pieces
  private let escapesInvisible: Bool
  /// The word to print next.
  private var index: Int
  /// A chunk ended inside the lexeme at `index`, and this many of its bytes are out already.
  private var isResuming = false
  private var copied = 0
  /// The containers around the current one: end index << 1 | is an object.
  private var outer: [UInt64] = []
  private var containerEnd = Int.max
  private var inObject = false
  /// What stands before the next key or element, and before those after it.
  private var before = Pieces.Piece()
  private var between = Pieces.Piece()
  private(set) var isDone = false

  init(_ node: Node, pieces: Pieces, escapesInvisible: Bool) {
    storage = node.storage
    index = node.index
    self.pieces = pieces
    self.escapesInvisible = escapesInvisible
  }

  /// Prints until `limit` is reached or all is done; returns how many bytes. `out` has `Pieces.room` more.
  mutating func fill(_ out: inout MutableRawSpan, upTo limit: Int) -> Int {
    // A step begins before the limit, and writes no lexeme past it. So the steps need not look at the end.
    precondition(limit >= 0 && limit <= out.byteCount - pieces.room)
    let (text, pieceArray) = (storage.bytes, pieces.bytes)
    return text.lend { source in pieceArray.lend { fill(&out, limit, source, $0) } }
  }

  @inline(__always)
  private mutating func fill(
    _ out: inout MutableRawSpan, _ limit: Int, _ source: LentBytes, _ pieceBytes: LentBytes
  ) -> Int {
    let tape = storage.tape
    var at = 0
    while at < limit, !isDone {
      if index == containerEnd {
        close(&out, &at, pieceBytes)
      } else {
        step(&out, &at, limit, tape, source, pieceBytes)
      }
    }
    return at
  }

  /// Prints a key, a scalar or the opening of a container, and what belongs before it.
  @inline(__always)
  private mutating func step(
    _ out: inout MutableRawSpan, _ at: inout Int, _ limit: Int, _ tape: Tape, _ source: LentBytes,
    _ pieceBytes: LentBytes
  ) {
    let token = tape.rawToken(index)
    // A key that is written by itself is a string.
    let isKey = inObject && Tape.Token.isKey(token)
    if isKey || !inObject, !isResuming {
      put(before, &out, &at, pieceBytes)
      before = between
    }
    if Tape.Token.isContainer(token) {
      open(token == Tape.Token.object.rawValue, &out, &at, tape, pieceBytes)
      return
    }
    let frame = isKey ? pieces.keyFrame : pieces.frames[Int(token)]
    if !isResuming { put(frame.before, &out, &at, pieceBytes) }
    let inner = tape.range(index)
    let (start, end) = (inner.lowerBound &- frame.quote, inner.upperBound &+ frame.quote)
    let isEasy =
      !isResuming && end &- start <= limit &- at && end <= source.count &- Pieces.overrun && start >= 0
    if isEasy, !escapesInvisible {
      copy(source, start, end &- start, to: &out, &at)
    } else if !part(of: start, end, &out, &at, limit, source, isString: frame.quote == 1) {
      return
    }
    put(frame.after, &out, &at, pieceBytes)
    index &+= 1
    if !isKey { afterValue() }
  }

  /// Copies the lexeme at `index`, or what fits of it; true when it is whole. Kept apart from what most lexemes need.
  @inline(never)
  private mutating func part(
    of start: Int, _ end: Int, _ out: inout MutableRawSpan, _ at: inout Int, _ limit: Int,
    _ source: LentBytes, isString: Bool
  ) -> Bool {
    let from = start + copied
    let reached: Int
    if escapesInvisible && isString {
      reached = copyVisible(source, from, end, to: &out, &at, upTo: limit)
    } else {
      reached = min(end, from + max(0, limit - at))
      if from >= 0, reached <= source.count - Pieces.overrun {
        copy(source, from, reached - from, to: &out, &at)
      } else {
        copyLast(source, from, reached - from, to: &out, &at)
      }
    }
    isResuming = reached < end
    copied = isResuming ? reached - start : 0
    return !isResuming
  }

  @inline(__always)
  private mutating func open(
    _ isObject: Bool, _ out: inout MutableRawSpan, _ at: inout Int, _ tape: Tape, _ pieceBytes: LentBytes
  ) {
    let end = tape.end(index)
    index += Tape.containerWords
    if index == end {
      put(isObject ? pieces.emptyObject : pieces.emptyArray, &out, &at, pieceBytes)
      afterValue()
      return
    }
    put(isObject ? pieces.openObject : pieces.openArray, &out, &at, pieceBytes)
    outer.append(UInt64(UInt(bitPattern: containerEnd)) << 1 | (inObject ? 1 : 0))
    containerEnd = end
    inObject = isObject
    before = pieces.lineBreak(depth: outer.count)
    between = pieces.comma(depth: outer.count)
  }

  @inline(__always)
  private mutating func close(_ out: inout MutableRawSpan, _ at: inout Int, _ pieceBytes: LentBytes) {
    let closing = inObject ? pieces.closeObject : pieces.closeArray
    let saved = outer.removeLast()
    containerEnd = Int(saved >> 1)
    inObject = saved & 1 == 1
    put(pieces.lineBreak(depth: outer.count), &out, &at, pieceBytes)
    put(closing, &out, &at, pieceBytes)
    between = pieces.comma(depth: outer.count)
    before = between
    afterValue()
  }

  @inline(__always)
  private mutating func afterValue() {
    if containerEnd == .max { isDone = true }
  }

  @inline(__always)
  private func put(
    _ piece: Pieces.Piece, _ out: inout MutableRawSpan, _ at: inout Int, _ pieceBytes: LentBytes
  ) {
    copy(pieceBytes, piece.start, piece.count, to: &out, &at)
  }
}

/// Copies 32 bytes at a time, which are most lexemes and pieces whole. Nothing is checked here: the caller knows that
/// there is as much, and `Pieces.overrun` bytes behind it, to be read and to be written.
@inline(__always)
private func copy(
  _ source: LentBytes, _ start: Int, _ count: Int, to out: inout MutableRawSpan, _ at: inout Int
) {
  var offset = 0
  repeat {
    let many = source.uncheckedLoad(start &+ offset, as: SIMD4<UInt64>.self)
    out.storeBytes(of: many, toUncheckedByteOffset: at &+ offset, as: SIMD4<UInt64>.self)
    offset &+= 32
  } while offset < count
  at &+= count
}

/// Copies what has no room for the overrun behind it.
private func copyLast(
  _ source: LentBytes, _ start: Int, _ count: Int, to out: inout MutableRawSpan, _ at: inout Int
) {
  for offset in start..<start + count {
    out.storeBytes(of: load(source, offset), toByteOffset: at, as: UInt8.self)
    at += 1
  }
}
