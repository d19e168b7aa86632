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
  public static func all(in files: [(name: String, source: String)]) -> [NearMiss] {
    let types = files.flatMap { DeclaredTypeReader.types(in: $0.source, file: $0.name) }
    let misses =
      misses(in: types, of: "Endpoint", Requirement.ofEndpoints)
      + misses(in: types, of: "Service", Requirement.ofServices)
    return misses.sorted { ($0.file, $0.line) < ($1.file, $1.line) }
  }

  /// - Parameter root: the protocol whose requirements these are.
  private static func misses(
    in types: [DeclaredType], of root: String, _ requirements: [Requirement]
  ) -> [NearMiss] {
    let protocols = inheriting(from: root, types.filter(\.isProtocol))
    let conforming = Set(types.filter { !protocols.isDisjoint(with: $0.inherited) }.map(\.name))
    // What an extension of a protocol says counts for all that conform to it.
    let shared = types.filter { protocols.contains($0.name) }.flatMap(\.members)
    let names = Set(requirements.map(\.name))
    var found: [NearMiss] = []
    for name in conforming.union(protocols) {
      let parts = types.filter { $0.name == name }
      let members = parts.flatMap(\.members) + (protocols.contains(name) ? [] : shared)
      for requirement in requirements where !members.contains(where: requirement.isMet) {
        for part in parts {
          found += part.members.filter {
            requirement.isMissed(by: $0, among: names) && !isUsed($0, in: parts)
          }.map {
            NearMiss(
              file: part.file, line: $0.line, type: name, member: $0.written, meant: requirement.declaration)
          }
        }
      }
    }
    return found
  }

  /// The names of a protocol and of all that inherit from it.
  private static func inheriting(from root: String, _ protocols: [DeclaredType]) -> Set<String> {
    var names: Set<String> = [root]
    while true {
      let more = names.union(protocols.filter { !names.isDisjoint(with: $0.inherited) }.map(\.name))
      if more == names { return names }
      names = more
    }
  }

  /// Whether a type's own members use a property or a type of it under its name: then it is a value like any other.
  private static func isUsed(_ member: DeclaredType.Member, in parts: [DeclaredType]) -> Bool {
    guard member.kind != .function, !member.isStatic else { return false }
    return parts.reduce(0) { $0 + $1.words[member.name, default: 0] } > 1
  }
}

extension DeclaredType.Member {
  /// The member as people write it: `static method`, `decode(from:)`.
  fileprivate var written: String {
    (isStatic ? "static " : "") + name + (kind == .function ? "(\(labels))" : "")
  }
}
