/// A JSON text, parsed without losing anything: key order, duplicate keys, the spelling of numbers and strings.
///
/// The document keeps the bytes it was made from and a tape that says where each value is. Nothing is copied
/// out until asked for. It is immutable and can be shared between tasks.
///
///     let document = try JSONDocument(bytes)
///     document.root["items"]?[0]?["id"]?.text      // "1.0" stays "1.0"
public struct JSONDocument: Sendable {
  final class Storage: Sendable {
    /// The text as it was given, shared with whoever else has it.
    let bytes: [UInt8]
    let tape: Tape
    /// Whether the root is a list that no brackets stand around.
    let isSequence: Bool
    /// What positions are told by, where the text was made from another.
    let map: SourceMap?

    init(bytes: [UInt8], tape: Tape, isSequence: Bool = false, map: SourceMap? = nil) {
      self.bytes = bytes
      self.tape = tape
      self.isSequence = isSequence
      self.map = map
    }
  }

  let storage: Storage

  /// Parses one JSON text as RFC 8259 defines it.
  ///
  /// White space around the value is fine, and so is a byte order mark, which `warnings()` mentions. Duplicate
  /// keys, numbers of any size and any depth of nesting are fine too. Anything the grammar does not allow is
  /// refused, and so is text that is not UTF-8. The bytes are shared, not copied.
  ///
  /// - Throws: `SyntaxError` at the first byte that cannot stand where it does, and for more than 4 GiB.
  public init(_ bytes: [UInt8]) throws(SyntaxError) { try self.init(bytes, map: nil) }

  /// Parses a JSON text that was made from another notation.
  ///
  /// - Parameter map: where its values stood. Their positions are those.
  package init(_ bytes: [UInt8], map: SourceMap?) throws(SyntaxError) {
    do {
      var parser = Parser(byteCount: bytes.count)
      let tape = try bytes.lend { text throws(Parser.Failure) in try parser.run(text) }
      self.init(storage: Storage(bytes: bytes, tape: tape, map: map))
    } catch {
      throw SyntaxError(error, in: bytes)
    }
  }

  /// Parses a string's UTF-8.
  ///
  /// - Throws: `SyntaxError`, as for bytes.
  public init(_ text: String) throws(SyntaxError) {
    try self.init(Array(text.utf8))
  }

  /// Whether it is a list of texts that follow one another, without brackets around them.
  package var isSequence: Bool { storage.isSequence }

  /// The one value of the text.
  public var root: Node { Node(storage: storage, index: 0) }

  /// The bytes the document was made from, exactly.
  public var bytes: ArraySlice<UInt8> { storage.bytes[...] }

  /// Where a byte stands, in lines and columns.
  public func position(of offset: Int) -> Position {
    storage.map?.position(of: offset) ?? Position(of: offset, in: bytes)
  }
}

/// Finding children by their place on the tape, for code that looks at very many of them.
extension JSONDocument.Storage {
  /// The value of the last member with this name; `nil` when there is none or `container` is no object.
  func value(of name: [UInt8], in container: Int) -> Int? {
    guard tape.isObject(container) else { return nil }
    var found: Int?
    var key = container + Tape.containerWords
    let end = tape.end(container)
    while key < end {
      if hasName(name, at: key) { found = key + 1 }
      key = tape.next(key + 1)
    }
    return found
  }

  /// The element of an array; negative positions count from the end.
  func element(at position: Int, of container: Int) -> Int? {
    let node = Node(storage: self, index: container)
    guard node.kind == .array else { return nil }
    let wanted = position < 0 ? position + node.count : position
    guard wanted >= 0, wanted < node.count else { return nil }
    var element = container + Tape.containerWords
    for _ in 0..<wanted { element = tape.next(element) }
    return element
  }

  /// Whether the key at `index` reads as `name`. Escapes only ever make a key longer than what it reads as.
  @inline(__always)
  private func hasName(_ name: [UInt8], at index: Int) -> Bool {
    let length = tape.length(index)
    if tape.token(index) == .key { return length == name.count && stands(name, at: tape.start(index)) }
    return length > name.count && Unescaped(contents(at: index)).utf8 == name
  }

  @inline(__always)
  private func stands(_ name: [UInt8], at start: Int) -> Bool {
    var place = 0
    while place < name.count {
      if bytes[start + place] != name[place] { return false }
      place += 1
    }
    return true
  }

  private func contents(at index: Int) -> ArraySlice<UInt8> { bytes[tape.range(index)] }
}
