/// The lines that were typed, which are kept between runs.
package protocol TypedLines: Sendable {
  /// Forgets those that have a text in them, in memory and on the disk; says how many those were.
  ///
  /// - Throws: what is to be told where the disk keeps its own.
  func forget(_ text: String) throws(CommandFailure) -> Int
}
