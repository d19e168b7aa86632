/// What a range of UTF-8 offsets is. What lies outside the text is ignored, and a later span wins over an earlier.
package struct StyledSpan: Sendable, Hashable {
  package var range: Range<Int>
  package var role: Role

  package init(_ range: Range<Int>, _ role: Role) {
    self.range = range
    self.role = role
  }
}
