internal import ApusClient
internal import ApusFormats
internal import ApusRecordings
package import ApusSurroundings
package import ApusSystem

/// A saved session as it stands on the disk when somebody goes on with it.
package struct SessionOrigin: Sendable {
  let path: String
  let document: [UInt8]
  let cassette: [UInt8]
  let session: SavedSession

  /// Reads one that can be gone on with: it is whole, and this program wrote what it recorded.
  package init(reading path: String, with files: FileReader) throws(CommandFailure) {
    let session = try SavedSession(reading: path, with: files)
    let help = ["replay --update \(path)"]
    if let end = session.missingEnd {
      throw CommandFailure(.usageArgument, "\(end): the end of the file is missing, so nothing can follow it")
    }
    guard let name = session.document.frontMatter.cassette, session.cassette.isOwn else {
      throw CommandFailure(.usageArgument, "\(path) has no recording that could go on", try: help)
    }
    // What is recorded is a step of its own, and those run last.
    guard session.document.blocks.last?.role != .teardown else {
      throw CommandFailure(
        .usageArgument, "\(path) ends with a teardown block, behind which nothing can follow")
    }
    (self.path, self.session) = (path, session)
    document = try files.contents(named: path)
    cassette = try files.contents(named: SavedSession.beside(path, name))
    guard
      cassette.suffix(Cassette.tail(stepsBehind: stepsBehind).count).elementsEqual(
        Cassette.tail(stepsBehind: stepsBehind)),
      document.last == UInt8(ascii: "\n")
    else {
      throw CommandFailure(
        .usageArgument, "\(path) or its recording does not end as this program ends it", try: help)
    }
  }

  var head: FrontMatter { session.document.frontMatter }
  var stepsBehind: Int { session.cassette.stepsBehind }

  /// The highest number that an entry has.
  var lastEntry: Int {
    let recorded = session.cassette
    return (recorded.recordings.compactMap(\.id) + recorded.files.compactMap(\.file.id)).max() ?? 0
  }

  /// What files held when they were last read.
  var fileContents: [String: [UInt8]] {
    Dictionary(session.cassette.files.map { ($0.file.path, $0.file.bytes) }) { $1 }
  }
}

extension SessionDocument {
  fileprivate var blocks: [ConsoleBlock] {
    parts.compactMap { if case .block(let block) = $0 { block } else { nil } }
  }
}
