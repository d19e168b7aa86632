package import ApusLanguage

/// How lines of a file are told from something else, and what of them must not be seen.
package struct LineReading {
  /// Whether there is something on a line. What cannot be read throws.
  let isLine: (String) throws(LineProblem) -> Bool
  /// A line as it may be seen.
  let mask: (String) -> MaskedLine

  package init(isLine: @escaping (String) throws(LineProblem) -> Bool, mask: @escaping (String) -> MaskedLine)
  {
    self.isLine = isLine
    self.mask = mask
  }
}
