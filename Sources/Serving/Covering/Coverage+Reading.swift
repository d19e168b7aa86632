internal import ApusEndpoints
internal import ApusFormats
internal import ApusOpenAPI
internal import ApusRecordings
internal import ApusSavedSessions
package import ApusSurroundings
internal import ApusSystem

extension Coverage {
  /// What the recordings of some sessions came to.
  ///
  /// - Parameters:
  ///   - description: the file that describes the API.
  ///   - names: sessions, folders and patterns.
  package init(of description: String, in names: [String], with environment: Environment) async throws {
    let files = environment.files
    let loaded = try await DescriptionReader(environment, home: nil)
      .specification(inFile: files.expanded(description), name: description)
    self.init(loaded.whole ?? loaded.index)
    for name in names {
      for place in try SessionSearch(files).places(of: name) {
        let session = try SavedSession(reading: place.path, with: files)
        for recording in session.cassette.recordings { add(recording) }
      }
    }
  }
}
