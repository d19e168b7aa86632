/// Which fields a sample has.
package enum SampleFields: Sendable, Hashable {
  /// Those that are required.
  case required
  case all
  /// All an answer has, where the others have what a request has.
  case answered

  /// How long an example may be to be taken where nobody asked for all of it.
  static var mostBytes: Int { 3_000 }
}
