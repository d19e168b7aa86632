internal import APIClient
internal import Transcripts

extension Environment {
  /// The surroundings of a replay: the same on every machine. Secrets are placeholders, the home folder is nobody's, and
  /// questions are answered as they were.
  static func replaying(
    _ scene: Scene, screen: ReplayScreen, scratch: ScratchFolder
  ) -> Environment {
    var environment = Environment(
      variable: { name in
        if scene.hasSecret(name) { return SecretPlaceholder.text(name) }
        return name == "HOME" ? home : nil
      },
      files: .replaying(scratch, scene),
      askHidden: { _ in scene.isFine ? SecretPlaceholder.text("typed") : nil },
      confirm: { _ in scene.isConfirmed },
      edit: { text in scene.isFine ? text : nil },
      startPractice: { PracticeAlias.base })
    environment.placeOfFile = { scratch.place(of: $0) }
    environment.startShell = { _, _ throws(FileProblem) in ClosedShell(screen, scene) }
    environment.clock = scene.clock
    environment.boundary = "apus-" + String(repeating: "0", count: 32)
    return environment
  }

  fileprivate static let home = "/home/you"
}

extension FileReader {
  /// Files that lines wrote, then those that are there.
  fileprivate static func replaying(_ scratch: ScratchFolder, _ scene: Scene) -> FileReader {
    let disk = FileReader.disk(home: nil)
    let home = Environment.home
    var files = FileReader(
      home: home,
      contents: { path in
        let short = path.hasPrefix(home + "/") ? "~" + path.dropFirst(home.utf8.count) : path
        if scene.hasSecret("file:" + path) || scene.hasSecret("file:" + short) {
          return .success(Array(SecretPlaceholder.text("file").utf8))
        }
        return disk.contents(scratch.existing(path) ?? path)
      },
      problem: { disk.problem(scratch.existing($0) ?? $0) })
    files.found = { scratch.existing($0) ?? $0 }
    return files
  }
}

/// Takes what would go to a shell, and shows what the shell answered when the line was recorded.
private final class ClosedShell: ShellInput {
  private let screen: ReplayScreen
  private let scene: Scene

  init(_ screen: ReplayScreen, _ scene: Scene) {
    self.screen = screen
    self.scene = scene
  }

  func write(_ bytes: ArraySlice<UInt8>) throws(SinkClosed) {}

  func finish() -> Int32 {
    if let piped = scene.piped { screen.add(piped[...], .piped) } else { screen.add([], .unknown) }
    return 0
  }
}
