public import ApusClient
internal import ApusRecordings
internal import ApusRedaction

extension APIFailure {
  /// Writes what had happened into a HAR file, for whoever is to find out why: `apus run bug.har` lists it, and
  /// `RecordedTransport("bug.har")` makes a test of it. Credentials are not in it.
  ///
  /// - Parameters:
  ///   - path: where the file is written; one that is there is replaced.
  ///   - secrets: what else must not stand in it.
  ///   - file: the file that calls; a relative path begins beside it, or in the working folder where that has such a file.
  /// - Throws: `RecordingError` when nothing was sent, and for a file that cannot be written.
  public func writeRecording(
    to path: String, redacting secrets: [Secret] = [], file: String = #filePath
  ) throws(RecordingError) {
    let place = RecordedFile(path, beside: file)
    guard let exchange else {
      throw RecordingError(path: place.path, message: "there is nothing to write: nothing was sent")
    }
    let reason: Recording.Failure? =
      [.connect, .time, .redirect, .read].contains(code.stage) && code != .bodyEmpty
      ? Recording.Failure(code: code, message: "\(self)") : nil
    var redactor = Redactor(secrets: secrets)
    try place.write(Cassette(recordings: [Recording(exchange, failure: reason)]), &redactor)
  }
}
