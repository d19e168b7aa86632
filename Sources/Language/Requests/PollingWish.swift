/// What a line says of asking again until something holds: `--until '.state == "done"' --every 1s --for 30s`.
package struct PollingWish: Sendable, Hashable {
  /// What is waited for, as it was typed.
  package let condition: String
  /// Where it stands in the line.
  package let range: Range<Int>
  /// The time from the end of one to the beginning of the next.
  package var pause = Duration.seconds(1)
  /// How long it may go on.
  package var limit = Duration.seconds(60)
}
