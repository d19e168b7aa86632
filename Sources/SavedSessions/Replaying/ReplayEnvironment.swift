internal import ApusRedaction
internal import ApusSurroundings
internal import ApusSystem

extension Environment {
  /// The surroundings of a replay: the same on every machine. Secrets are placeholders, the home folder is nobody's, and
  /// questions are answered as they were.
  ///
  /// - Parameter files: what lines read as it was recorded.
  static func replaying(
    _ replayed: ReplayedLine, screen: ReplayScreen, scratch: LazyValue<ReplaySandbox.Scratch>,
    files recorded: RecordedFiles? = nil
  ) -> Environment {
    var environment = Environment(
      variable: { name in
        if replayed.hasSecret(name) { return SecretPlaceholder.text(name) }
        return name == "HOME" ? home : replayed.setting(name)
      },
      files: .replaying(scratch, recorded, replayed),
      askHidden: { _ in replayed.isFine ? SecretPlaceholder.text("typed") : nil },
      confirm: { _ in replayed.isConfirmed },
      edit: { text in replayed.isFine ? text : nil },
      startPractice: { PracticeAlias.base })
    environment.placeOfFile = { path throws(FileProblem) in scratch.value.place(of: path) }
    environment.openFile = { place, appends throws(FileProblem) in
      guard replayed.canWrite else { throw FileProblem("it could not be when this was recorded") }
      return try FileSink(path: place, appends: appends)
    }
    environment.startShell = { _, _ throws(FileProblem) in ClosedShell(screen, replayed) }
    environment.secretOfCommand = { command throws(FileProblem) in
      guard let placeholder = replayed.placeholder(at: "cmd:" + command) else {
        throw FileProblem("a replay runs no command")
      }
      return placeholder
    }
    environment.clock = replayed.clock
    environment.isReplay = true
    environment.hidesSecrets = { replayed.isAsExpected }
    environment.boundary = "apus-" + String(repeating: "0", count: 32)
    return environment
  }

  /// Nobody's.
  static let home = "/home/you"
}

extension FileReader {
  /// Files that lines wrote, then those that were recorded, then those that are there. What holds a secret holds a
  /// placeholder.
  fileprivate static func replaying(
    _ scratch: LazyValue<ReplaySandbox.Scratch>, _ recorded: RecordedFiles?, _ replayed: ReplayedLine
  ) -> FileReader {
    let there = FileReader.disk(home: nil)
    let disk = (recorded.map { there.recorded(in: $0, home: Environment.home) } ?? there)
      .written(to: scratch, home: Environment.home)
    var files = FileReader(
      home: disk.home,
      contents: { path in
        let home = Environment.home
        let short = path.hasPrefix(home + "/") ? "~" + path.dropFirst(home.utf8.count) : path
        for place in [path, short] {
          if let placeholder = replayed.placeholder(at: "file:" + place) {
            return .success(Array(placeholder.utf8))
          }
        }
        if short == "~/.netrc", let netrc = replayed.netrc { return .success(Array(netrc.utf8)) }
        return disk.contents(path)
      },
      problem: disk.problem)
    files.isPipe = disk.isPipe
    files.found = disk.found
    return files
  }

  /// The same files under those that were recorded.
  ///
  /// - Parameter isCompared: whether what is there in their place is read, too, to tell where it differs.
  func recorded(in recorded: RecordedFiles, home: String?, comparing isCompared: Bool = true) -> FileReader {
    let below = self
    let disk = isCompared ? below : nil
    var files = FileReader(
      home: home, workingFolder: workingFolder,
      contents: { path in recorded.read(path, on: disk).map { .success($0) } ?? below.contents(path) },
      digest: { path in
        recorded.read(path, on: disk).map { .success(ContentDigest($0)) } ?? below.digest(path)
      },
      identity: { path in recorded.has(path) ? nil : below.identity(path) },
      problem: { path in recorded.has(path) ? nil : below.problem(path) })
    files.isPipe = { path in !recorded.has(path) && below.isPipe(path) }
    files.found = { path in recorded.place(of: path, on: disk) ?? below.found(path) }
    return files
  }

  /// The same files under those that lines have written into a scratch folder.
  func written(to scratch: LazyValue<ReplaySandbox.Scratch>, home: String?) -> FileReader {
    let below = self
    let disk = FileReader.disk(home: nil)
    let written = { @Sendable (path: String) in scratch.existing?.existing(path) }
    var files = FileReader(
      home: home, workingFolder: workingFolder,
      contents: { path in written(path).map(disk.contents) ?? below.contents(path) },
      digest: { path in written(path).map(disk.digest) ?? below.digest(path) },
      problem: { path in written(path).map(disk.problem) ?? below.problem(path) })
    files.isPipe = { path in written(path) == nil && below.isPipe(path) }
    files.found = { path in written(path) ?? below.found(path) }
    return files
  }
}

extension CookieStore {
  /// Those of recorded answers, of which most set none.
  init(_ recorded: LazyValue<RecordedCookies>) {
    self.init(
      list: { await recorded.existing?.store.list() ?? [] },
      clear: { await recorded.existing?.store.clear() },
      lines: { await recorded.existing?.store.lines() ?? [] },
      replace: { await recorded.value.store.replace($0) },
      setAside: { await recorded.value.store.setAside() })
  }
}
