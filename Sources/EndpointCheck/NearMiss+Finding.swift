internal import Foundation

extension NearMiss {
  /// All that can be found in the Swift files of a folder and of those in it, by file and line.
  ///
  /// In a test of an app, `#filePath` leads to its sources:
  ///
  ///     let sources = URL(filePath: #filePath).appending(path: "../../../Sources").standardizedFileURL
  ///     #expect(try NearMiss.all(in: [sources.path]) == [])
  ///
  /// - Parameter paths: files, and folders, of which every `.swift` file is read.
  /// - Throws: what Foundation throws for a file that cannot be read.
  public static func all(in paths: [String]) throws -> [NearMiss] {
    var files: [(name: String, source: String)] = []
    for path in try paths.flatMap(swiftFiles) {
      files.append((path, try String(contentsOfFile: path, encoding: .utf8)))
    }
    return all(in: files)
  }

  private static func swiftFiles(at path: String) throws -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
      return [path]
    }
    let names = try FileManager.default.subpathsOfDirectory(atPath: path)
    return names.filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".build/") }.sorted().map {
      path + "/" + $0
    }
  }

  /// All that can be found in sources that are at hand.
  ///
  /// This reads source, and is no compiler: it sees neither what a type gets from another package, nor the type of what is
  /// declared without one (`static let tags = ["a"]`), nor what a macro makes, nor types in functions. All files are taken
  /// for one module. The `where` of an extension counts for nothing, and neither does whether a getter throws. What it
  /// cannot tell it does not list.
  public static func all(in files: [(name: String, source: String)]) -> [NearMiss] {
    let types = DeclaredTypes(files.flatMap { DeclaredTypeReader.types(in: $0.source, file: $0.name) })
    return types.wholes.flatMap { whole in
      [("Endpoint", Requirement.ofEndpoints), ("Service", Requirement.ofServices)].flatMap {
        NearMissSearch(of: whole, in: types, root: $0)?.misses($1) ?? []
      }
    }.sorted { ($0.file, $0.line) < ($1.file, $1.line) }
  }
}
