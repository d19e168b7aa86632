internal import ApusFormats
internal import ApusLanguage
internal import ApusLineEditing
internal import ApusSystem

/// What a file of requests that a line names has to offer: `run FILE ⇥`, `run --env ⇥`.
struct RequestFileCompletion {
  private let files = FileReader.disk(home: ProcessVariables["HOME"])
  /// The words behind the command.
  private let words: [String]

  init(_ before: [String]) { words = Array(before.dropFirst()) }

  var requests: [Candidate] {
    guard let file else { return [] }
    let titles = Dictionary(file.requests.map { ($0.name ?? "", $0.shownStart) }) { first, _ in first }
    return HTTPFilePlan.names(in: file).map { name in
      Candidate(ItemPrinter().quoted(name), meaning: titles[name] ?? "a workflow")
    }
  }

  var environments: [Candidate] {
    // The file may not be named yet: then it is beside us.
    let folder = path.map { String(FilePath.folder(of: $0).dropLast()) } ?? ""
    return HTTPFileEnvironment(beside: folder, files: files).names.map {
      Candidate($0, meaning: "an environment")
    }
  }

  private var file: HTTPFile? {
    // Nobody waits for Tab until a long file is read.
    guard let path, let status = try? FileStatus(of: files.expanded(path)), status.kind == .file,
      status.size < 1 << 20, let bytes = try? files.contents(files.expanded(path)).get(),
      case let kind = FileKind.of(bytes, name: path)
    else { return nil }
    if kind == .httpFile { return HTTPFile(FileText.of(bytes)) }
    guard CollectionFile.kinds.contains(kind) else { return nil }
    let place = files.whole(files.expanded(path))
    return (try? CollectionFile.read(bytes, kind: kind, at: place, in: .disk)).map { HTTPFile($0) }
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
