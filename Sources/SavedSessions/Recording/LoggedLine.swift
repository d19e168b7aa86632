package import ApusRecordings

/// A line that was run, with everything it takes to run it again without a network.
package struct LoggedLine: Sendable {
  package let text: String
  package private(set) var recordings: [Recording]
  /// What the command behind `|` wrote; `nil` when nobody knows.
  var piped: [UInt8]?
  package let outcome: Step.Outcome
  /// Secrets that this line was given.
  package let secrets: [GivenSecret]
  /// Some of what it received was too much to keep.
  let isCut: Bool
  /// Files that it read, as they were then.
  var files: [HARFile] = []

  /// The same without what was worked out to write it down, which takes more room than what came.
  var withoutForesight: LoggedLine {
    var line = self
    for place in line.recordings.indices { line.recordings[place].foresight = nil }
    return line
  }
}
