/// One value of a document: a place, not a copy.
///
/// Reading it never fails. What does not fit is `nil`: `node.integer` of a string, `node["key"]` of an array.
public struct Node: Sendable {
  let storage: JSONDocument.Storage
  /// The value's first word on the tape.
  let index: Int

  var tape: Tape { storage.tape }

  /// What kind of value it is.
  public var kind: Kind {
    switch tape.token(index) {
    case .null: .null
    case .false: .false
    case .true: .true
    case .integer: .integer
    case .decimal: .decimal
    case .string, .escapedString, .key, .escapedKey: .string
    case .array: .array
    case .object: .object
    }
  }

  /// Whether it is an array or an object.
  public var isContainer: Bool { tape.isContainer(index) }

  /// How many elements or members; 0 for a scalar.
  public var count: Int { isContainer ? tape.length(index) : 0 }

  /// Where the value's text stands in the document's bytes, quotes and brackets included.
  public var byteRange: Range<Int> {
    if isContainer { return tape.start(index)..<tape.endByte(index) }
    let quote = kind == .string ? 1 : 0
    let inner = tape.range(index)
    return (inner.lowerBound - quote)..<(inner.upperBound + quote)
  }

  /// The value's bytes exactly as they stand in the document. A list of texts that follow one another has brackets and
  /// commas nowhere, and gets them here.
  public var bytes: ArraySlice<UInt8> {
    if index == 0, storage.isSequence { return JSONWriter().bytes(of: self)[...] }
    return storage.bytes[byteRange]
  }

  /// The value's text exactly as it stands in the document: `1.0`, `"a\u00e9"`, `[1, 2]`.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Where it begins in the text.
  public var position: Position { document.position(of: byteRange.lowerBound) }

  /// The document the value belongs to.
  public var document: JSONDocument { JSONDocument(storage: storage) }
}

extension JSONDocument {
  init(storage: Storage) { self.storage = storage }
}

extension Node: Equatable {
  /// Two nodes are equal when they are the same place of the same document. To compare what they say, see `sameValue(as:)`.
  public static func == (left: Node, right: Node) -> Bool {
    left.storage === right.storage && left.index == right.index
  }
}

extension Node {
  /// Whether it is `null`.
  public var isNull: Bool { kind == .null }

  /// The value of `true` and `false`; `nil` for everything else.
  public var boolean: Bool? {
    switch kind {
    case .true: true
    case .false: false
    default: nil
    }
  }

  /// The number, when it is spelled as an integer and fits.
  public var integer: Int? {
    guard kind == .integer else { return nil }
    return Int(text)
  }

  /// The number as the nearest `Double`; infinite when it is too large for one. The exact spelling is `text`.
  public var double: Double? {
    guard kind == .integer || kind == .decimal else { return nil }
    return Double(text)
  }

  /// The string with its escapes resolved. A lone surrogate escape such as `\ud800` reads as U+FFFD.
  public var string: String? {
    switch tape.token(index) {
    case .string, .key: String(decoding: contents, as: UTF8.self)
    case .escapedString, .escapedKey: Unescaped(contents).text
    default: nil
    }
  }

  /// The bytes between a string's quotes, or a whole other scalar.
  var contents: ArraySlice<UInt8> { storage.bytes[tape.range(index)] }

  var hasEscapes: Bool {
    let token = tape.token(index)
    return token == .escapedString || token == .escapedKey
  }

  /// The UTF-8 of a string with its escapes resolved; the lexeme of any other scalar.
  var utf8: ArraySlice<UInt8> { hasEscapes ? Unescaped(contents).utf8[...] : contents }
}
