internal import ApusEncodings
internal import ApusJSON
internal import ApusYAML

/// Reads the files of other programs, whichever they are, into one value.
package enum CollectionFile {
  /// The kinds of files that are read here.
  package static let kinds: Set<FileKind> = [
    .postmanCollection, .postmanEnvironment, .insomnia, .bruno, .brunoYAML, .hurl,
  ]

  /// The files of a folder that say that it is a collection.
  private static let marks = ["bruno.json", "collection.bru", "opencollection.yml", "opencollection.yaml"]

  /// Whether a folder is a collection: it says so, or it has requests of Bruno's in it, and none above it says so.
  package static func isCollection(_ folder: String, in files: CollectionFiles) -> Bool {
    isMarked(folder, files) || hasRequests(folder, files) && collection(above: folder, in: files) == nil
  }

  private static func isMarked(_ folder: String, _ files: CollectionFiles) -> Bool {
    marks.contains { files.text(folder + "/" + $0) != nil }
  }

  private static func hasRequests(_ folder: String, _ files: CollectionFiles) -> Bool {
    files.names(folder).contains { $0.hasSuffix(".bru") }
  }

  /// The nearest folder that a file or a folder is in and that says that it is a collection.
  private static func collection(above path: String, in files: CollectionFiles) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    for count in stride(from: parts.count - 1, to: max(0, parts.count - 30), by: -1) {
      let folder = parts[..<count].joined(separator: "/")
      if isMarked(folder, files) { return folder }
    }
    return nil
  }

  /// - Parameters:
  ///   - path: a whole path, beside which and above which other files of the collection are looked for.
  ///   - more: environments of Postman's that are named beside it.
  package static func read(
    _ bytes: [UInt8], kind: FileKind, at path: String, in files: CollectionFiles, with more: [[UInt8]] = []
  ) throws(CollectionProblem) -> RequestCollection {
    var collection = try raw(bytes, kind, path, files)
    if kind == .postmanCollection {
      let beside = more.isEmpty ? environments(beside: path, files) : more
      for bytes in beside { try environment(bytes).put(into: &collection) }
    }
    return finished(collection, kind)
  }

  /// A collection that is a folder.
  package static func readFolder(
    _ folder: String, in files: CollectionFiles
  ) throws(CollectionProblem) -> RequestCollection {
    guard isCollection(folder, in: files) else {
      let whole = hasRequests(folder, files) ? collection(above: folder, in: files) : nil
      throw CollectionProblem(
        whole.map { "it is a part of the collection \($0), which says what holds for all of it" }
          ?? "it is a folder without requests of Bruno, whose names would end in .bru")
    }
    return finished(try BrunoFolder(at: folder, files: files).collection, .bruno)
  }

  /// Every name a name here, every scope the one that there is, and every secret a variable.
  private static func finished(_ collection: RequestCollection, _ kind: FileKind) -> RequestCollection {
    let isBruno = kind == .bruno || kind == .brunoYAML
    let named = CollectionNames.applied(to: collection, hasDotEnv: isBruno)
    var apart = CollectionSecrets.apart(CollectionScopes.written(into: named))
    apart.requests = apart.requests.map { $0.refusingUnsayable() }
    return apart
  }

  // MARK: Kinds

  private static func raw(
    _ bytes: [UInt8], _ kind: FileKind, _ path: String, _ files: CollectionFiles
  ) throws(CollectionProblem) -> RequestCollection {
    switch kind {
    case .postmanCollection: return try PostmanReader(try json(bytes)).collection
    case .postmanEnvironment:
      let environment = try environment(bytes)
      var collection = RequestCollection("a Postman environment", name: environment.name)
      environment.put(into: &collection)
      return collection
    case .insomnia: return try InsomniaReader(try anyRoot(bytes)).collection
    case .hurl:
      let name = FileName.withoutEnding(FileName.last(of: path))
      return try HurlReader(FileText.of(bytes), named: name).collection
    case .brunoYAML:
      let root = try anyRoot(bytes)
      if root["opencollection"] != nil, root["items"] != nil {
        return BrunoFolder(root, files: files).collection
      }
      return try bruno(path, files)
    case .bruno:
      _ = try BruFile(FileText.of(bytes))
      return try bruno(path, files)
    default: throw CollectionProblem("it is no collection of requests")
    }
  }

  /// One request of Bruno's has headers, credentials and variables from the folders that it is in.
  private static func bruno(_ path: String, _ files: CollectionFiles) throws(CollectionProblem)
    -> RequestCollection
  {
    guard let folder = collection(above: path, in: files) else {
      throw CollectionProblem(
        "no folder above it has a bruno.json, a collection.bru or an opencollection.yml")
    }
    let isWhole = marks.contains(FileName.last(of: path))
    let collection = try BrunoFolder(at: folder, files: files, single: isWhole ? nil : path).collection
    if collection.requests.isEmpty, !isWhole { throw CollectionProblem("it has no request") }
    return collection
  }

  private static func json(_ bytes: [UInt8]) throws(CollectionProblem) -> Node {
    do throws(SyntaxError) {
      return try JSONDocument(Array(FileText.of(bytes).utf8)).root
    } catch {
      throw CollectionProblem(error)
    }
  }

  /// JSON where it begins as JSON, and YAML otherwise.
  private static func anyRoot(_ bytes: [UInt8]) throws(CollectionProblem) -> Node {
    let beginning = FileText.of(bytes).prefix(200).filter { !$0.isWhitespace }
    // YAML may have braces too, and needs no quotes behind them.
    if ["{\"", "{}", "[{\"", "[]"].contains(where: beginning.hasPrefix) { return try json(bytes) }
    do throws(YAMLError) {
      return try YAMLDocument(bytes).document.root
    } catch {
      throw CollectionProblem(error)
    }
  }

  // MARK: Environments of Postman's

  private static func environment(_ bytes: [UInt8]) throws(CollectionProblem) -> PostmanEnvironment {
    let root = try json(bytes)
    return try PostmanEnvironment(root["environment"] ?? root["globals"] ?? root)
  }

  private static let endings = [".postman_environment.json", ".postman_globals.json"]

  private static func environments(beside path: String, _ files: CollectionFiles) -> [[UInt8]] {
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    let names = files.names(folder).filter { name in endings.contains { name.hasSuffix($0) } }
    return names.sorted().compactMap { files.text(folder + "/" + $0).map { Array($0.utf8) } }
  }
}
