internal import ApusEncodings

/// Whether a byte stands between words.
package func isBlank(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: " ") || (byte >= UInt8(ascii: "\t") && byte <= UInt8(ascii: "\r"))
}

extension String {
  /// What stands before the first blank that follows something; empty when there is nothing but blanks.
  package var firstWord: Substring { self[...].firstWord }
}

// Not of any text: what is generic is made anew by each program that starts.
extension Substring {
  package var firstWord: Substring {
    let bytes = utf8
    let start = bytes.firstIndex { !isBlank($0) } ?? bytes.endIndex
    let end = bytes[start...].firstIndex(where: isBlank) ?? bytes.endIndex
    return self[start..<end]
  }
}

extension String {
  /// The pieces between occurrences of a separator, which is looked for byte by byte.
  package func components(of separator: String) -> [String] {
    var pieces: [String] = []
    var rest = self[...]
    while let found = rest.place(of: separator) {
      pieces.append(String(rest[..<found.lowerBound]))
      rest = rest[found.upperBound...]
    }
    return pieces + [String(rest)]
  }

  /// As a shell's `$(…)` leaves it.
  package var withoutFinalNewlines: String {
    var text = self[...]
    while text.unicodeScalars.last == "\n" { text.unicodeScalars.removeLast() }
    return String(text)
  }
}
