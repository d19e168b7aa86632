/// How a saved session is replayed.
package enum ReplayMode: Sendable {
  /// From its recording, with no network.
  case recorded
  /// For real; what came is compared.
  case live
  /// For real; what came is written down.
  case update
}
