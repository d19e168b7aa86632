internal import ApusClient
package import ApusFormats
package import ApusLanguage
internal import ApusSurroundings
package import ApusSystem

/// Finds the collection that the files of a line are.
package struct CollectionFinder {
  package struct Found {
    package let collection: RequestCollection
    /// Where the collection's own files are.
    package let folder: String
  }

  private let files: FileReader
  private let variables: Variables

  package init(_ files: FileReader, _ variables: Variables) {
    self.files = files
    self.variables = variables
  }

  private struct Read {
    let name: String
    let path: String
    let bytes: [UInt8]
    let kind: FileKind
  }

  package func find(_ words: [Word]) throws -> Found {
    let names = try words.map {
      ($0, try $0.template.filled(from: variables).visible(in: "a file name"))
    }
    if let (_, name) = names.first, names.count == 1, let folder = try folder(name) { return folder }
    let read = try names.map { word, name in
      let bytes = try files.contents(ofFile: name, at: word.range)
      let file = Read(name: name, path: whole(name), bytes: bytes, kind: FileKind.of(bytes, name: name))
      guard CollectionFile.kinds.contains(file.kind) else {
        throw LineProblem(
          "\(name) is \(file.kind.title), and no collection of another program", at: word.range,
          try: "help import")
      }
      return file
    }
    let main = read.first { $0.kind != .postmanEnvironment } ?? read.first
    guard let main else { throw CommandFailure(.usageArgument, "expected a file") }
    let more = read.filter { $0.kind == .postmanEnvironment && $0.path != main.path }.map(\.bytes)
    guard read.count == more.count + 1 else {
      throw CommandFailure(.usageArgument, "one collection is read at a time, with its environments")
    }
    return try found(main, more)
  }

  private func whole(_ name: String) -> String {
    files.whole(files.expanded(name))
  }

  private func found(_ file: Read, _ more: [[UInt8]]) throws -> Found {
    do throws(CollectionProblem) {
      let collection = try CollectionFile.read(
        file.bytes, kind: file.kind, at: file.path, in: .disk, with: more)
      return Found(collection: collection, folder: FilePath.folder(of: file.path).withoutSlash)
    } catch {
      throw Self.failure(error, file.name)
    }
  }

  /// `nil` where the name is none of a folder.
  private func folder(_ name: String) throws -> Found? {
    let path = whole(name).withoutSlash
    guard CollectionFiles.disk.isFolder(path) else { return nil }
    do throws(CollectionProblem) {
      return Found(collection: try CollectionFile.readFolder(path, in: .disk), folder: path)
    } catch {
      throw Self.failure(error, name)
    }
  }

  static func failure(_ problem: CollectionProblem, _ name: String) -> CommandFailure {
    CommandFailure(.usageArgument, "\(problem.file ?? name): \(problem); nothing was sent")
  }
}

extension String {
  fileprivate var withoutSlash: String { count > 1 && hasSuffix("/") ? String(dropLast()) : self }
}
