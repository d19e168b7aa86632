/// Whose line an option stands in: the same letter means other things to other programs.
package enum Dialect: String, Sendable, Hashable, CaseIterable {
  case native
  /// A pasted `http` or `https` line.
  case httpie
  /// A pasted `curl` line.
  case curl
}
