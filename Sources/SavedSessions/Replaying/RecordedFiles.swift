internal import ApusJSON
internal import ApusRecordings
internal import ApusRedaction
internal import ApusSurroundings
internal import ApusSystem
internal import Synchronization

/// The files that the lines of a session read when they were recorded: a replay needs no others, and changes none.
final class RecordedFiles: Sendable {
  private struct Version {
    let file: HARFile
    /// How many exchanges stand before it.
    let place: Int
  }

  private struct State {
    var versions: [String: [Version]] = [:]
    /// How many exchanges were answered.
    var place = 0
    var read: [HARFile] = []
    var secrets: [String: String] = [:]
    var changed: [String] = []
  }

  private let state = Mutex(State())
  /// Where they stand for what sends them from the disk.
  private let folder = ReplaySandbox.Scratch()

  private let home: String
  private let workingFolder: String?

  /// - Parameters:
  ///   - home: the folder that `~` stands for.
  ///   - workingFolder: where relative paths start, where that is not where the process is.
  init(_ files: [(file: HARFile, place: Int)], home: String = Environment.home, workingFolder: String? = nil)
  {
    (self.home, self.workingFolder) = (home, workingFolder)
    for (file, place) in files { add([file], at: place) }
  }

  /// - Parameter place: how many exchanges stand before them.
  func add(_ files: [HARFile], at place: Int) {
    guard !files.isEmpty else { return }
    state.withLock { state in
      for file in files { state.versions[file.path, default: []].append(Version(file: file, place: place)) }
    }
  }

  /// Files are from here on as they were before the exchange of that number.
  func go(to place: Int) { state.withLock { $0.place = place } }

  /// Says what stands for secrets that files have. Whoever reads them gets it; what is told of them keeps the placeholders.
  func fill(_ secrets: [String: String]) { state.withLock { $0.secrets = secrets } }

  /// The files that were read since the last call.
  func takeRead() -> [HARFile] {
    state.withLock { state in
      defer { state.read = [] }
      return state.read
    }
  }

  /// The names of those that were read and hold something else on the disk.
  var changed: [String] { state.withLock { $0.changed } }

  func has(_ path: String) -> Bool { state.withLock { $0.versions[name(of: path)] != nil } }

  /// What a file holds; `nil` when it was not recorded.
  ///
  /// - Parameter disk: where it may be, too, and something else; `nil` where nobody asks.
  func read(_ path: String, on disk: FileReader?) -> [UInt8]? { file(path, on: disk).map(filled) }

  /// A place of the disk that holds the same.
  func place(of path: String, on disk: FileReader?) -> String? {
    guard let file = file(path, on: disk) else { return nil }
    let place = folder.place(of: path)
    do throws(SafeFile.Failure) { try SafeFile.replace(place, with: filled(file)) } catch { return nil }
    return place
  }

  private func filled(_ file: HARFile) -> [UInt8] {
    let secrets = state.withLock(\.secrets)
    guard !secrets.isEmpty else { return file.bytes }
    let isJSON = (try? JSONDocument(file.bytes)) != nil
    return secrets.reduce(into: file.bytes) { bytes, secret in
      let value = isJSON ? JSONString.escaped(secret.value) : secret.value
      bytes.replace(Array(SecretPlaceholder.text(secret.key).utf8), with: Array(value.utf8))
    }
  }

  private func file(_ path: String, on disk: FileReader?) -> HARFile? {
    let found = state.withLock { state -> HARFile? in
      guard let versions = state.versions[name(of: path)] else { return nil }
      // Before it was there, lines found no such file.
      let version = versions.last { $0.place <= state.place }
      guard let file = version?.file else { return nil }
      if !state.read.contains(file) { state.read.append(file) }
      return file
    }
    if let found, let disk { compare(found, with: disk.contents(path)) }
    return found
  }

  /// What was a secret is a placeholder in the recording, and says nothing.
  private func compare(_ file: HARFile, with now: Result<[UInt8], FileProblem>) {
    guard case .success(let bytes) = now, bytes != file.bytes,
      !String(decoding: file.bytes, as: UTF8.self).contains("{{secret:")
    else { return }
    state.withLock { if !$0.changed.contains(file.path) { $0.changed.append(file.path) } }
  }

  /// What it is called in a recording.
  private func name(of path: String) -> String {
    if let workingFolder, path.hasPrefix(workingFolder + "/") {
      return String(path.dropFirst(workingFolder.utf8.count + 1))
    }
    return path.hasPrefix(home + "/") ? "~" + path.dropFirst(home.utf8.count) : path
  }
}
