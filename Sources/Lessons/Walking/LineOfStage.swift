internal import ApusSurroundings
internal import Synchronization

/// Whether somebody typed the line that a stage runs: then they may have what a lesson may not.
final class LineOfStage: Sendable {
  private let state = Mutex(false)

  func set(isTyped: Bool) { state.withLock { $0 = isTyped } }

  private var isTyped: Bool { state.withLock { $0 } }

  /// - Parameter ask: puts a question to a person.
  func permissions(asking ask: @escaping @Sendable (String) -> Bool) -> Permissions {
    Permissions(isGranted: { _ in self.isTyped }, ask: ask)
  }

  /// The same surroundings without folders of the program's own, which a lesson has no use for, until somebody types.
  func withoutFolders(_ environment: Environment) -> Environment {
    let variable = environment.variableOfFolder ?? environment.variable
    var inner = environment
    inner.variableOfFolder = { self.isTyped ? variable($0) : nil }
    return inner
  }
}
