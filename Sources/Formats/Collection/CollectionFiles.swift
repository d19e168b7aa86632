internal import ApusSystem

/// The files that a collection is made of.
package struct CollectionFiles: Sendable {
  /// A file's text; `nil` where there is none that can be read.
  let text: @Sendable (_ path: String) -> String?
  /// What a folder has in it.
  let names: @Sendable (_ path: String) -> [String]
  package let isFolder: @Sendable (_ path: String) -> Bool

  package init(
    text: @escaping @Sendable (String) -> String?, names: @escaping @Sendable (String) -> [String],
    isFolder: @escaping @Sendable (String) -> Bool
  ) {
    self.text = text
    self.names = names
    self.isFolder = isFolder
  }

  /// Those of a dictionary, by path.
  package static func fixed(_ files: [String: String]) -> CollectionFiles {
    let inside: @Sendable (String) -> [String] = { folder in
      let names = files.keys.filter { $0.hasPrefix(folder + "/") }.compactMap {
        $0.dropFirst(folder.count + 1).split(separator: "/").first.map(String.init)
      }
      return Array(Set(names))
    }
    return CollectionFiles(text: { files[$0] }, names: inside, isFolder: { !inside($0).isEmpty })
  }

  /// Those of the disk. No folder is read further than its first thousands of names.
  package static let disk = CollectionFiles(
    text: { path in
      guard let bytes = try? WholeFile(path).bytes.get() else { return nil }
      return String(validating: bytes, as: UTF8.self)
    },
    names: { Folder.names(in: $0, limit: 10_000) },
    isFolder: { (try? FileStatus(of: $0, followsLinks: false))?.kind == .folder })
}
