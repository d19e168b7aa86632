internal import ApusSystem

/// What came of a file before its download broke off.
struct DownloadPart: Sendable {
  let path: String
  let origin: PartOrigin

  /// It is of no use any more.
  func remove() {
    FilePath.remove(path)
    PartOrigin.remove(beside: path)
  }
}
