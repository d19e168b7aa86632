internal import ApusRedaction

extension Recorder {
  /// Writes everything once more when a line told a secret that stands in an earlier one, where nobody knew it.
  func withoutLateSecrets(
    _ writer: SessionWriter, _ say: Say, behind origin: (session: SessionOrigin, entries: Int)? = nil
  ) async throws -> SessionWriter {
    var redactor = writer.redactor
    redactor.add(rules())
    guard redactor.rules != writer.redactor.rules || writer.holdsLateSecret() else { return writer }
    // Files that are in their place are rid of it, whoever waits for that.
    return try await written(
      to: writer.path, redactor, say, isAgain: true, behind: origin, stopsWhenCancelled: false)
  }
}
