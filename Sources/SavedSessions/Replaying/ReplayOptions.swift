package import ApusClient
package import ApusContracts
package import ApusSurroundings

/// What `replay` was asked for, besides files.
package struct ReplayOptions: Sendable {
  package var mode = ReplayMode.recorded
  /// Nothing is asked for.
  package var trusts = false
  /// What is asked in place of the session's own base.
  package var base: WebURL?
  /// What is asked besides, to see where it differs.
  package var against: WebURL?
  /// How long a request may take, where that is said.
  package var timeout: Patience?
  /// How often a request is sent once more where that may help; `nil` where it is not.
  package var retries: Int?
  /// The first step that is not as written ends it.
  package var isStrict = false
  /// A file without a step is fine.
  package var allowsEmpty = false
  /// What was fine and is not may be written down.
  package var acceptsFailures = false
  /// What is only noted is drift.
  package var notesAreDrift = false
  /// Somebody is asked about each change that would be written.
  package var asks = false
  /// Lines read files as they were recorded, and not as they are.
  package var usesRecordedFiles = false

  /// How often it is asked to find what may be otherwise; `nil` where it is not.
  package var widens: Int?
  /// Whether what changes something is asked so often, too.
  package var widensWrites = false

  /// Rules that are written into the files first.
  package var rules: [Rule] = []

  /// What belongs to all sessions together.
  package var suite = SuiteOptions()

  package init() {}
}
