package import ApusRedaction

extension Cassette {
  /// Recordings as they are read once they were written.
  package init(rereading recordings: [Recording], redactor: inout Redactor) throws {
    try self.init(reading: Cassette(recordings: recordings).bytes(redactor: &redactor))
    // They stand in no file yet.
    for index in self.recordings.indices { self.recordings[index].id = nil }
  }
}
