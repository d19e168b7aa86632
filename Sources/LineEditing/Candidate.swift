/// One word that Tab offers.
package struct Candidate: Sendable, Hashable {
  package var text: String
  /// Shown beside the word in the list. Empty for none.
  package var meaning: String
  /// Whether a space follows once this word is the only one left.
  package var addsSpace: Bool

  package init(_ text: String, meaning: String = "", addsSpace: Bool = true) {
    self.text = text
    self.meaning = meaning
    self.addsSpace = addsSpace
  }
}
