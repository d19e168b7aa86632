package import ApusJSON
package import ApusText

extension Theme {
  /// What a writer of JSON needs to colour its text in the same way; `nil` in the plain theme.
  package var palette: Palette? {
    guard isColoured else { return nil }
    return Palette(
      key: start(of: .key), string: start(of: .string), number: start(of: .number),
      literal: start(of: .literal),
      reset: Theme.end)
  }
}
