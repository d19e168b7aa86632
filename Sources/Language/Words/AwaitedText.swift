/// A text that `<<END` announces; it begins with the next line.
struct AwaitedText {
  let end: String
  let skipsTabs: Bool
  /// Whether `$NAME` is a variable in it: not where its end was quoted.
  let hasVariables: Bool
  let range: Range<Int>
}
