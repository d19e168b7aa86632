extension Character {
  var isBlank: Bool { self == " " || self == "\t" }
}

extension StringProtocol {
  /// What stands behind a mark and a blank; nothing behind the mark alone; `nil` for a line that begins otherwise.
  func content(after mark: Unicode.Scalar) -> String? {
    // By scalars: a combining mark behind the blank belongs to the content.
    guard unicodeScalars.first == mark else { return nil }
    let rest = unicodeScalars.dropFirst()
    guard rest.isEmpty || rest.first == " " else { return nil }
    return String(String.UnicodeScalarView(rest.dropFirst()))
  }
}
