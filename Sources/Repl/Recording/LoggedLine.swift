internal import Formats
internal import Transcripts

/// A line that was run, with everything it takes to run it again without a network.
package struct LoggedLine: Sendable {
  let text: String
  let recordings: [Recording]
  /// What the command behind `|` wrote; `nil` when nobody knows.
  var piped: [UInt8]?
  let outcome: StepOutcome
  /// Secrets that this line was given.
  let secrets: [GivenSecret]
  /// Some of what it received was too much to keep.
  let isCut: Bool
}
