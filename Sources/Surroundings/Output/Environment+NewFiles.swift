internal import ApusClient
package import ApusSystem
internal import ApusText

extension Environment {
  /// Writes files into a folder: all of them or, where one is in the way or a task is cancelled, none. Over those that are
  /// there they are written one by one, each of them whole.
  ///
  /// - Parameters:
  ///   - typed: the folder; it is made where it is missing.
  ///   - isForced: whether files that are there are written over.
  package func write(_ files: [NewFiles.File], into typed: String, isForced: Bool) throws {
    let place = try placeOfFile(self.files.expanded(typed))
    do throws(SafeFile.Failure) {
      guard isForced else { return try NewFiles.write(files, into: place) }
      for file in files where !Task.isCancelled {
        try SafeFile.replace("\(place)/\(file.name)", with: file.bytes)
      }
    } catch {
      try Task.checkCancellation()
      throw CommandFailure(
        .requestParameter, "\(error); " + (isForced ? "not all was written" : "nothing was written"),
        details: isForced ? [] : [Line("with --force it is written over").retold])
    }
    try Task.checkCancellation()
  }
}
