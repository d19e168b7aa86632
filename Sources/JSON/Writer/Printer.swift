/// Walks the tape from one node to its end and prints it, a chunk at a time, without recursion.
///
/// A chunk ends between two steps or inside a lexeme; the next `fill` goes on from there.
struct Printer {
  private let storage: Document.Storage
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
  private var isFirst = true
  private(set) var isDone = false

  init(_ node: Node, pieces: Pieces, escapesInvisible: Bool) {
    storage = node.storage
    index = node.index
    self.pieces = pieces
    self.escapesInvisible = escapesInvisible
  }

  /// Prints until `limit` is reached or all is done; returns how many bytes. `out` has `Pieces.room` more.
  mutating func fill(_ out: inout MutableRawSpan, upTo limit: Int) -> Int {
    let (tape, text, pieceArray) = (storage.tape, storage.bytes, pieces.bytes)
    let (source, pieceBytes) = (text.span.bytes, pieceArray.span.bytes)
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
    _ out: inout MutableRawSpan, _ at: inout Int, _ limit: Int, _ tape: Tape, _ source: RawSpan,
    _ pieceBytes: RawSpan
  ) {
    let token = tape.token(index)
    let isKey = inObject && (token == .key || token == .escapedKey)
    if !isResuming, isKey || !inObject, containerEnd != Int.max {
      if isFirst { isFirst = false } else { put(pieces.comma, &out, &at, pieceBytes) }
      breakLine(&out, &at, pieceBytes)
    }
    if token == .array || token == .object {
      open(token == .object, &out, &at, tape, pieceBytes)
      return
    }
    let (before, after) = isKey ? (pieces.beforeKey, pieces.afterKey) : colours(of: token)
    if !isResuming { put(before, &out, &at, pieceBytes) }
    guard lexeme(token, &out, &at, limit, tape, source) else { return }
    put(after, &out, &at, pieceBytes)
    index += 1
    if !isKey { afterValue() }
  }

  @inline(__always)
  private func colours(of token: Tape.Token) -> (Pieces.Piece, Pieces.Piece) {
    switch token {
    case .integer, .decimal: (pieces.beforeNumber, pieces.afterNumber)
    case .null, .true, .false: (pieces.beforeLiteral, pieces.afterLiteral)
    default: (pieces.beforeString, pieces.afterString)
    }
  }

  /// Copies the lexeme at `index`, or what fits of it; true when it is whole.
  @inline(__always)
  private mutating func lexeme(
    _ token: Tape.Token, _ out: inout MutableRawSpan, _ at: inout Int, _ limit: Int, _ tape: Tape,
    _ source: RawSpan
  ) -> Bool {
    let isString = token.rawValue >= Tape.Token.string.rawValue
    let quote = isString ? 1 : 0
    let inner = tape.range(index)
    let (start, end) = (inner.lowerBound - quote, inner.upperBound + quote)
    let from = start + copied
    let reached: Int
    if escapesInvisible && isString {
      reached = copyVisible(source, from, end, to: &out, &at, upTo: limit)
    } else {
      reached = min(end, from + max(0, limit - at))
      copy(source, from, reached - from, to: &out, at)
      at += reached - from
    }
    isResuming = reached < end
    copied = isResuming ? reached - start : 0
    return !isResuming
  }

  @inline(__always)
  private mutating func open(
    _ isObject: Bool, _ out: inout MutableRawSpan, _ at: inout Int, _ tape: Tape, _ pieceBytes: RawSpan
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
    isFirst = true
  }

  @inline(__always)
  private mutating func close(_ out: inout MutableRawSpan, _ at: inout Int, _ pieceBytes: RawSpan) {
    let closing = inObject ? pieces.closeObject : pieces.closeArray
    let saved = outer.removeLast()
    containerEnd = Int(saved >> 1)
    inObject = saved & 1 == 1
    isFirst = false
    breakLine(&out, &at, pieceBytes)
    put(closing, &out, &at, pieceBytes)
    afterValue()
  }

  @inline(__always)
  private mutating func afterValue() {
    if outer.isEmpty { isDone = true }
  }

  @inline(__always)
  private func breakLine(_ out: inout MutableRawSpan, _ at: inout Int, _ pieceBytes: RawSpan) {
    guard pieces.lineBreak.count > 0 else { return }
    var piece = pieces.lineBreak
    piece.count = 1 + min(outer.count * pieces.indent, Pieces.deepest)
    put(piece, &out, &at, pieceBytes)
  }

  @inline(__always)
  private func put(
    _ piece: Pieces.Piece, _ out: inout MutableRawSpan, _ at: inout Int, _ pieceBytes: RawSpan
  ) {
    copy(pieceBytes, piece.start, piece.count, to: &out, at)
    at += piece.count
  }
}

/// Copies eight bytes at a time, so up to seven past `count`, for which `out` must have room. Bounds-checked.
@inline(__always)
private func copy(_ source: RawSpan, _ start: Int, _ count: Int, to out: inout MutableRawSpan, _ at: Int) {
  var offset = 0
  while offset < count {
    out.storeBytes(
      of: loadEight(source, start + offset).littleEndian, toByteOffset: at + offset, as: UInt64.self)
    offset += 8
  }
}
