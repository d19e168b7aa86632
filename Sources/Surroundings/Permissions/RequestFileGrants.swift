package import ApusSystem
internal import Synchronization

/// What a file of requests may have without a question, in its user's own session. Files that lie beside it or below are
/// its own, and the hosts it names are what its user asked for, until it wants anything else of this machine.
package final class RequestFileGrants: Sendable {
  private let folder: String
  private let files: FileReader
  private let isOffline: Bool
  private let hasRead = Atomic(false)

  /// - Parameters:
  ///   - folder: the file's own; empty for the one lines start from.
  ///   - isOffline: whether nothing is sent, so that what is read goes nowhere.
  package init(folder: String, files: FileReader, isOffline: Bool) {
    self.folder = files.expanded(folder.isEmpty ? "." : folder)
    (self.files, self.isOffline) = (files, isOffline)
  }

  package func allow(_ permission: Permission) -> Bool {
    switch permission {
    case .contact: return !permission.isSocket && !hasRead.load(ordering: .relaxed)
    case .read(let path) where FilePath.leads(files.expanded(path), into: folder): return true
    case .read, .input, .variable:
      hasRead.store(true, ordering: .relaxed)
      return isOffline
    case .write, .shell, .secret: return false
    }
  }
}
