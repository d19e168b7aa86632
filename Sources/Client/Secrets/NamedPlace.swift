/// Where a secret stands among some bytes, and what it is called.
package struct NamedPlace: Hashable {
  package let name: String
  package let range: Range<Int>
  /// Whether it may be a word like others, which is not to be looked for elsewhere.
  package let isDoubtful: Bool

  package init(name: String, range: Range<Int>, isDoubtful: Bool = false) {
    (self.name, self.range, self.isDoubtful) = (name, range, isDoubtful)
  }
}
