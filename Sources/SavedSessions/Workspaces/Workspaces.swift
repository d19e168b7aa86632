internal import ApusAnswers
internal import ApusEncodings
package import ApusSurroundings
internal import ApusSystem

/// All workspaces of somebody.
package struct Workspaces: Sendable {
  private let folder: String

  /// `nil` where nothing is kept.
  package init?(_ environment: Environment) {
    guard let folder = Folders(environment).workspaces else { return nil }
    self.folder = folder
  }

  package struct Summary: Sendable {
    package let folder: WorkspaceFolder
    package let answerCount: Int
    package let byteCount: Int
    /// For how many seconds nothing was kept.
    package let age: Int
  }

  /// The one used last comes first.
  package var all: [Summary] {
    Folder.names(in: folder).filter(WorkspaceFolder.isName).map { summary(of: self[$0]) }
      .sorted { ($0.age, $0.folder.name) < ($1.age, $1.folder.name) }
  }

  package subscript(name: String) -> WorkspaceFolder { WorkspaceFolder(name, in: folder) }

  package func has(_ name: String) -> Bool { FilePath.exists(self[name].path) }

  private func summary(of folder: WorkspaceFolder) -> Summary {
    let answers = KeptAnswers(folder: folder)
    let files = ([folder.lock, folder.desk] + answers.numbers.map(answers.path)).compactMap {
      try? FileStatus(of: $0, followsLinks: false)
    }
    return Summary(
      folder: folder, answerCount: answers.numbers.count, byteCount: files.reduce(0) { $0 + $1.size },
      age: files.map(\.age).min() ?? 0)
  }

  /// Removes one with all its answers; false where somebody is at it.
  package func forget(_ name: String) -> Bool {
    guard !self[name].isOpen else { return false }
    self[name].remove()
    return true
  }
}
