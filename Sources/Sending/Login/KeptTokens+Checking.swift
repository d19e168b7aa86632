internal import ApusClient
package import ApusSurroundings
internal import ApusSystem

extension KeptTokens {
  /// Whether a login can be kept here, for whoever asks for one.
  ///
  /// - Throws: `CommandFailure` where it cannot, as `entries()`.
  package func checkWritable() throws(CommandFailure) {
    _ = try entries()
    do throws(SystemError) {
      try Folder.create(for: path)
      try FilePath.checkWritable(FilePath.folder(of: path))
    } catch {
      throw CommandFailure(
        .requestParameter, "\(path) cannot be written: \(error)",
        note: "no login can be kept there; without --keep it lives in this run", try: ["help auth"])
    }
  }
}
