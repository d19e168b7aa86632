internal import ApusSystem

/// A body's text while it arrives: in UTF-8, whatever it came in. A character may come in two pieces.
package struct TextStream: Sendable {
  private let contentType: String?
  private let label: String?
  /// What came and was not read yet: too little to tell the charset, or half a character.
  private var waiting: [UInt8] = []
  private var isDecided = false
  private var charset: Charset?
  private var converter: CharacterConverter?
  /// How many bytes were read.
  private var offset = 0

  /// - Parameter label: what somebody says that it is in, whatever it says itself.
  package init(contentType: String?, saidToBe label: String? = nil) {
    self.contentType = contentType
    self.label = label
  }

  /// What a piece says.
  ///
  /// - Throws: why it cannot be read. Nothing after it can be.
  package mutating func text(of piece: ArraySlice<UInt8>) throws(CharsetProblem) -> ArraySlice<UInt8> {
    if isDecided, converter == nil { return piece }
    waiting += piece
    // The longest mark has four bytes.
    guard isDecided || waiting.count >= 4 else { return [] }
    return try read()[...]
  }

  /// What is left when all has come.
  package mutating func finish() throws(CharsetProblem) -> ArraySlice<UInt8> {
    var text = try read()
    guard let charset else { return text[...] }
    if !waiting.isEmpty { throw .cut(charset, at: offset) }
    converter?.finish(&text)
    return text[...]
  }

  private mutating func read() throws(CharsetProblem) -> [UInt8] {
    if !isDecided { try decide() }
    guard let converter, let charset else {
      defer { waiting = [] }
      return waiting
    }
    var text: [UInt8] = []
    let (read, stop) = converter.convert(waiting[...], to: &text)
    waiting.removeFirst(read)
    offset += read
    // A charset whose characters are longer than this has none.
    if stop == .bad || waiting.count > 16 { throw .bad(charset, at: offset, Array(waiting.prefix(2))) }
    return text
  }

  private mutating func decide() throws(CharsetProblem) {
    isDecided = true
    let claim =
      label.map { CharsetClaim(waiting, saidToBe: $0) } ?? CharsetClaim(waiting, contentType: contentType)
    switch claim {
    case nil: return
    case .unknown(let name): throw .unknown(name)
    case .known(let charset, let markLength):
      self.charset = charset
      converter = charset.decoder()
      if converter == nil { throw .missing(charset) }
      waiting.removeFirst(markLength)
      offset = markLength
    }
  }
}
