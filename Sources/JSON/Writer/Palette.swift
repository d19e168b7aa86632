/// The bytes a writer puts before each role of a JSON text to colour it, and after it to end the colour.
///
/// The writer knows nothing of terminals: it copies these bytes. A role with no bytes is written plain.
public struct Palette: Sendable, Hashable {
  public var key: [UInt8]
  public var string: [UInt8]
  public var number: [UInt8]
  /// `true`, `false` and `null`.
  public var literal: [UInt8]
  /// Brackets, commas and colons.
  public var punctuation: [UInt8]
  /// Ends any of the others.
  public var reset: [UInt8]

  public init(
    key: String = "", string: String = "", number: String = "", literal: String = "",
    punctuation: String = "", reset: String = "\u{1b}[0m"
  ) {
    self.key = Array(key.utf8)
    self.string = Array(string.utf8)
    self.number = Array(number.utf8)
    self.literal = Array(literal.utf8)
    self.punctuation = Array(punctuation.utf8)
    self.reset = Array(reset.utf8)
  }

  /// Keys blue, strings green, numbers cyan, literals magenta, punctuation plain: readable on light and dark.
  public static let standard = Palette(
    key: "\u{1b}[34m", string: "\u{1b}[32m", number: "\u{1b}[36m", literal: "\u{1b}[35m")
}
