internal import ApusClient
internal import ApusRecordings
package import ApusSystem
internal import Synchronization

/// Takes note of the files that a line reads, so that its session can be replayed where they are not.
///
/// What is kept of them is what a line says that it reads: what it sends, what it names, and what stands beside that.
/// Settings, caches and credentials are read as well, and are nobody's business.
package final class FileLog: Sendable {
  private let files: FileReader
  private let read = Mutex<[String]>([])
  /// Of a larger file nothing is kept.
  private static let largest = 32 << 20

  package init(_ files: FileReader) { self.files = files }

  /// The same files, where what is read is noted. Who asks which content a file has goes by that content: what was read
  /// once, such as a description, need not be read again.
  package var watched: FileReader {
    let files = files
    var watched = FileReader(
      home: files.home, workingFolder: files.workingFolder,
      contents: { [self] path in
        note(path)
        return files.contents(path)
      },
      digest: { [self] path in
        note(path)
        return files.digest(path)
      },
      identity: { [self] path in
        note(path)
        return files.identity(path)
      }, problem: files.problem)
    watched.isPipe = files.isPipe
    watched.found = files.found
    return watched
  }

  private func note(_ path: String) {
    read.withLock { read in if !read.contains(path) { read.append(path) } }
  }

  /// The files that a line read since the last call; with `nil` none of them is wanted.
  ///
  /// - Parameter secrets: where secrets of the line come from, such as `file:PATH`.
  func take(of line: String?, _ recordings: [Recording], secrets: [String]) -> [HARFile] {
    let read = read.withLock { read in
      defer { read = [] }
      return read
    }
    guard let line else { return [] }
    // What a line before has written stands in a folder of the replay's own, and is written again.
    let own = "\(Folder.temporary)/apus-replay-"
    let sent = recordings.flatMap(\.exchange.request.paths).filter { !$0.hasPrefix(own) }
    guard !read.isEmpty || !sent.isEmpty else { return [] }
    let plain = line.filter { !"\\\"'".contains($0) }
    let named = (read + sent).filter { plain.contains(name(of: $0)) }
    let folders = named.map(FilePath.folder)
    let beside = read.filter { path in
      folders.contains { !$0.isEmpty ? path.hasPrefix($0) : !path.hasPrefix("/") }
    }
    var files: [HARFile] = []
    for path in sent + named + beside {
      let name = name(of: path)
      guard !files.contains(where: { $0.path == name }), !secrets.contains("file:" + name),
        let file = file(at: path, named: name)
      else { continue }
      files.append(file)
    }
    return files
  }

  /// What a replay calls it: as it was typed, with `~` for the home folder.
  private func name(of path: String) -> String {
    if let folder = files.workingFolder, path.hasPrefix(folder + "/") {
      return String(path.dropFirst(folder.utf8.count + 1))
    }
    guard let home = files.home, path.hasPrefix(home + "/") else { return path }
    return "~" + path.dropFirst(home.utf8.count)
  }

  private func file(at path: String, named name: String) -> HARFile? {
    guard !path.hasPrefix("/dev/"), !files.isPipe(path), case .success(let bytes) = files.contents(path),
      bytes.count <= Self.largest
    else { return nil }
    return HARFile(path: name, bytes: Self.isCredential(bytes, name) ? [] : bytes)
  }

  /// A key or a certificate: that it was there is enough to replay what was sent with it.
  private static func isCredential(_ bytes: [UInt8], _ name: String) -> Bool {
    let ends = [".p12", ".pfx", ".pem", ".key", ".crt", ".cer"]
    return ends.contains { name.lowercased().hasSuffix($0) } || bytes.starts(with: "-----BEGIN ".utf8)
  }
}

extension Request {
  /// The files that it carries.
  fileprivate var paths: [String] {
    switch body?.content {
    case .file(let path): return [path]
    case .multipart(let form):
      return form.parts.compactMap { if case .file(let path) = $0.content { path } else { nil } }
    case .bytes, .stream, nil: return []
    }
  }
}
