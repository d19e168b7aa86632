package import ApusFormats
package import ApusSystem

/// A file that somebody names, and what it is.
package struct KnownFile {
  package let kind: FileKind
  /// Its beginning; `nil` of a pipe, which gives it only once, and of what cannot be opened.
  let beginning: [UInt8]?
  /// Whether it is requests of another program, in a file or in a folder of them.
  package let isCollection: Bool

  /// - Parameter path: where it is.
  package init(_ path: String, _ files: FileReader) {
    beginning = ScriptFile.beginning(path)
    var bytes = beginning ?? []
    let first = bytes.first { $0 > 32 && $0 != 0xef && $0 != 0xbb && $0 != 0xbf }
    // What JSON is for is told by its members, all of them.
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "["), let size = try? FileStatus(of: path).size,
      size > bytes.count, let whole = try? files.contents(path).get()
    {
      bytes = whole
    }
    kind = FileKind.of(bytes, name: path)
    isCollection =
      CollectionFile.kinds.contains(kind)
      || beginning == nil && CollectionFile.isCollection(files.whole(path), in: .disk)
  }
}
