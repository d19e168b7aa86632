internal import APIClient
internal import Surroundings

/// How a saved session is replayed.
enum ReplayMode: Sendable {
  /// From its recording, with no network.
  case recorded
  /// For real; what came is compared.
  case live
  /// For real; what came is written down.
  case update
}

/// What `replay` was asked for, besides files.
struct ReplayOptions: Sendable {
  var mode = ReplayMode.recorded
  /// Nothing is asked for.
  var trusts = false
  /// What is asked in place of the session's own base.
  var base: WebURL?
  /// How long a request may take, where that is said.
  var timeout: Patience?
  /// The first step that is not as written ends it.
  var isStrict = false
  /// A file without a step is fine.
  var allowsEmpty = false
  /// What was fine and is not may be written down.
  var acceptsFailures = false

  init() {}
}
