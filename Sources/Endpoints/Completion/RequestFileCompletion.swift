internal import ApusFormats
internal import ApusLanguage
package import ApusLineEditing
internal import ApusSystem

/// What a file of requests that a line names has to offer: `run FILE ⇥`, `run --env ⇥`.
package struct RequestFileCompletion {
  private let files = FileReader.disk(home: ProcessVariables["HOME"])
  /// The words behind the command.
  private let words: [String]

  package init(_ before: [String]) { words = Array(before.dropFirst()) }

  package var requests: [Candidate] {
    guard let file else { return [] }
    let titles = Dictionary(file.requests.map { ($0.name ?? "", $0.shownStart) }) { first, _ in first }
    return HTTPFilePlan.names(in: file).map { name in
      Candidate(ItemPrinter().quoted(name), meaning: titles[name] ?? "a workflow")
    }
  }

  package var environments: [Candidate] {
    // The file may not be named yet: then it is beside us.
    let folder = path.map { String(FilePath.folder(of: $0).dropLast()) } ?? ""
    let beside = HTTPFileEnvironment(beside: folder, files: files).names
    let own = collection?.environments.map(\.name).filter { !beside.contains($0) } ?? []
    return (beside + own).map { Candidate(ItemPrinter().quoted($0), meaning: "an environment") }
  }

  private var file: HTTPFile? {
    guard let (bytes, kind) = contents, kind == .httpFile else { return collection.map { HTTPFile($0) } }
    return HTTPFile(FileText.of(bytes))
  }

  private var collection: RequestCollection? {
    if let place, CollectionFile.isCollection(place, in: .disk) {
      return try? CollectionFile.readFolder(place, in: .disk)
    }
    guard let place, let (bytes, kind) = contents, CollectionFile.kinds.contains(kind) else { return nil }
    return try? CollectionFile.read(bytes, kind: kind, at: place, in: .disk)
  }

  private var contents: (bytes: [UInt8], kind: FileKind)? {
    guard let place, let bytes = files.glance(at: place) else { return nil }
    return (bytes, FileKind.of(bytes, name: place))
  }

  private var place: String? {
    path.map { files.whole(files.expanded($0)) }.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
  }

  /// The first word that is no option and no value of one.
  private var path: String? {
    var isValue = false
    for word in words {
      if isValue {
        isValue = false
      } else if word == "--env" {
        isValue = true
      } else if !word.hasPrefix("-") {
        return word
      }
    }
    return nil
  }
}
