package import ApusSystem
internal import Synchronization

/// A file that a line writes: `> file`, `>> file` or `-o file`.
///
/// It is there when the line has gone well: `keep`. When it has not, what was there is as it was: `discard`. Pipes and
/// devices get the bytes as they come.
package final class FileSink: ByteSink {
  /// Where it was said to be.
  package let path: String
  /// What is in it already that is gone on with; `nil` where it begins anew.
  package let earlier: EarlierLines?
  private let file: OutputFile
  private let keepsAnyway = Atomic(false)

  package init(path: String, appends: Bool) throws(FileProblem) {
    self.path = path
    earlier = appends ? EarlierLines(inFile: path) : nil
    file = try OutputFile(path: path, appends: appends)
  }

  package func write(_ bytes: ArraySlice<UInt8>) throws(SinkClosed) {
    let result = bytes.withUnsafeBytes { bytes in
      Result { () throws(SystemError) in try file.write(bytes) }
    }
    if case .failure(let error) = result { throw SinkClosed(error) }
  }

  /// Whether there is nothing to keep or to leave as it was: a pipe or a device.
  package var isPassing: Bool { file.isPassing }

  /// Whether somebody sees the bytes as they come.
  package var isTerminal: Bool { file.isTerminal }

  /// Whether anything was: an empty body is, a path that finds nothing is not.
  package var isWritten: Bool { file.isBegun }

  /// Whether the bytes went into the file itself, as its folder takes no other or its owner would change.
  package var isWrittenInPlace: Bool { file.isWrittenInPlace }

  /// Says that what was written is to be kept though the line failed: it is an error's body that somebody wants, or it lists
  /// failures.
  package func keepAnyway() { keepsAnyway.store(true, ordering: .relaxed) }
  package var isKeptAnyway: Bool { keepsAnyway.load(ordering: .relaxed) }

  /// Has what was written take the place of what has the name. Once only, and not after `discard`.
  package func keep() throws(SinkClosed) {
    do { try file.keep() } catch { throw SinkClosed(error) }
  }

  /// Leaves what has the name as it was.
  ///
  /// - Returns: where what was written stays, under a name of its own; `nil` when there is nothing of it.
  package func discard() -> String? { file.discard(leavingPart: true) }
}
