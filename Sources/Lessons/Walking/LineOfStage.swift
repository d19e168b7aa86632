internal import ApusSurroundings
internal import Synchronization

/// The line that a stage runs, and whether somebody typed it: then they may have what a lesson may not.
final class LineOfStage: Sendable {
  private let state = Mutex<(text: String, isTyped: Bool)>(("", false))

  func set(_ text: String, isTyped: Bool) { state.withLock { $0 = (text, isTyped) } }

  private var isTyped: Bool { state.withLock(\.isTyped) }

  /// - Parameter ask: puts a question to a person.
  func permissions(asking ask: @escaping @Sendable (String) -> Bool) -> Permissions {
    Permissions(isGranted: { _ in self.isTyped }, ask: ask)
  }

  /// The same surroundings without the names of folders, which are no secrets where files are found by them: a lesson
  /// finds none so, and what it names it could send.
  func withoutFolders(_ environment: Environment, _ permissions: Permissions) -> Environment {
    var inner = environment
    inner.variable = { name in
      let (text, isTyped) = self.state.withLock { $0 }
      guard name == "HOME" || name.hasPrefix("XDG_"), !isTyped else { return environment.variable(name) }
      guard text.contains("env:" + name), permissions.allows(.variable(name)) else { return nil }
      return environment.variable(name)
    }
    return inner
  }
}
