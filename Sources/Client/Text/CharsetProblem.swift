internal import ApusEncodings

/// Why bytes are not shown as the text that they should be.
package enum CharsetProblem: Error, Hashable {
  /// Nobody here knows the name.
  case unknown(String)
  /// The name is known, and the system has no tables for it.
  case missing(Charset)
  /// These bytes, which begin there, are no character.
  case bad(Charset, at: Int, [UInt8])
  /// The text ends within a character, which begins there.
  case cut(Charset, at: Int)

  /// The byte that could not be read.
  package var offset: Int? {
    switch self {
    case .unknown, .missing: nil
    case .bad(_, let offset, _), .cut(_, let offset): offset
    }
  }

  /// In a few words, for a line that says more.
  package var summary: String {
    switch self {
    case .unknown(let name): "unknown charset \(name)"
    case .missing(let charset): "no \(charset.name) in this system's iconv"
    case .bad(let charset, let offset, _): "not \(charset.name) at byte \(offset)"
    case .cut(let charset, let offset): "cut off in \(charset.name) at byte \(offset)"
    }
  }
}

extension CharsetProblem {
  /// The same of text that was to be written in the charset, and has no place there.
  package var ofWriting: String {
    guard case .bad(let charset, _, let bytes) = self,
      let scalar = String(decoding: bytes, as: UTF8.self).unicodeScalars.first
    else { return description }
    return
      "\(charset.name) has no U+\(Hex.digits(of: scalar.value, width: 4, uppercase: true)), \(Character(scalar))"
  }
}

extension CharsetProblem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknown(let name): return "the charset \(name) is not known here"
    case .missing(let charset):
      return "this system's iconv has no tables for \(charset.name): its gconv modules may be missing"
    case .bad(let charset, let offset, let bytes):
      let shown = bytes.map { "0x" + Hex.digits(of: $0, width: 2) }.joined(separator: " ")
      return "expected \(charset.name), found \(shown) at byte \(offset)"
    case .cut(let charset, let offset):
      return "expected \(charset.name), found the end of the text within a character, at byte \(offset)"
    }
  }
}
