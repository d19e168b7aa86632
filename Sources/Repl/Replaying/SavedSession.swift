internal import APIClient
internal import Transcripts

/// A saved session as it stands on the disk: its document, and its cassette beside it.
struct SavedSession: Sendable {
  let path: String
  var document: SessionDocument
  /// Empty when the session names none.
  let cassette: Cassette
  /// False when the end of either file is missing, as after a crash.
  let isComplete: Bool

  /// Reads both files. Every problem names the file and, where there is one, the place in it.
  ///
  /// - Parameter needsCassette: whether a cassette that is named has to be there.
  init(
    reading path: String, with files: FileReader, needsCassette: Bool = true
  ) throws(CommandFailure) {
    self.path = path
    let bytes = try Self.bytes(of: path, files)
    let isWhole: Bool
    do throws(SessionSyntaxError) {
      (document, isWhole) = try SessionDocument.recovering(bytes, file: path)
    } catch {
      throw CommandFailure(.usageArgument, error.description)
    }
    let cassettePath = document.frontMatter.cassette.map { Self.beside(path, $0) }
    guard let place = cassettePath, needsCassette || files.problem(files.expanded(place)) == nil else {
      cassette = Cassette(recordings: [])
      isComplete = isWhole
      return
    }
    let recorded = try Self.bytes(of: place, files, try: "replay --update \(ItemPrinter().quoted(path))")
    do throws(HARProblem) {
      cassette = try Cassette(reading: recorded, file: place)
    } catch {
      throw CommandFailure(.usageArgument, error.description)
    }
    isComplete = isWhole && cassette.isComplete
  }

  /// Where a file is that stands beside another.
  static func beside(_ path: String, _ name: String) -> String {
    path.lastIndex(of: "/").map { path[...$0] + name } ?? name
  }

  private static func bytes(
    of path: String, _ files: FileReader, try advice: String? = nil
  ) throws(CommandFailure) -> [UInt8] {
    switch files.contents(files.expanded(path)) {
    case .success(let bytes): return bytes
    case .failure(let problem):
      throw CommandFailure(
        .usageArgument, "\(path) cannot be read: \(problem.reason)", try: advice.map { [$0] } ?? [])
    }
  }
}
