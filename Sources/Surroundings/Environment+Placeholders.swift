internal import ApusRedaction

extension Environment {
  /// Whether answers come from a recording, in which placeholders stand for secrets.
  package var readsRecording: Bool { isReplay && !isLive }

  /// Whether a text holds what stands for a secret that nobody knows here.
  package func hides(_ text: String) -> Bool {
    readsRecording && !SecretPlaceholder.names(in: text).isEmpty
  }
}
