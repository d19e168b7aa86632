/// The text of a head as it was read, which takes no part in comparisons.
struct FrontMatterSource: Sendable, Hashable {
  let text: String

  init(_ text: String) { self.text = text }

  static func == (left: FrontMatterSource, right: FrontMatterSource) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}
