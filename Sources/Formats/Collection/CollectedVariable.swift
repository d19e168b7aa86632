package struct CollectedVariable: Sendable, Hashable {
  package var name: String
  package var value: String
  /// Whether the program keeps it as a secret.
  package var isSecret = false
}
