/// The bytes a writer puts before each role of a JSON text to mark it, and after it to end the mark: colours of a
/// terminal, or tags.
///
/// The writer knows nothing of terminals: it copies these bytes. A role with no bytes, as is the default, is plain.
public struct Palette: Sendable, Hashable {
  /// Before a key.
  public var key: [UInt8]
  /// Before a text.
  public var string: [UInt8]
  /// Before a number.
  public var number: [UInt8]
  /// `true`, `false` and `null`.
  public var literal: [UInt8]
  /// Brackets, commas and colons.
  public var punctuation: [UInt8]
  /// Ends any of the others.
  public var reset: [UInt8]

  /// A palette of what is written before each kind of value, and behind it.
  public init(
    key: String = "", string: String = "", number: String = "", literal: String = "",
    punctuation: String = "", reset: String = ""
  ) {
    self.key = Array(key.utf8)
    self.string = Array(string.utf8)
    self.number = Array(number.utf8)
    self.literal = Array(literal.utf8)
    self.punctuation = Array(punctuation.utf8)
    self.reset = Array(reset.utf8)
  }
}
