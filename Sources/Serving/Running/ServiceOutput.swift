internal import ApusSurroundings
internal import ApusSystem
internal import ApusText
internal import ApusWords

/// What a service says while it runs. Titles and paths in it are those of files and requests from elsewhere, so nothing in
/// them drives a terminal. Nobody reading it is no failure.
enum ServiceOutput {
  @Sendable static func say(_ line: String) { show(retold(line)) }

  static func show(_ line: String) { try? DescriptorSink(1).write(shown(line)) }

  static func fail(_ text: String) { try? DescriptorSink(2).write(shown(text)) }

  /// - Parameter isForRunner: whether it may stand in a log of GitHub's runner, which takes some lines for commands.
  static func shown(_ text: String, isForRunner: Bool = ProcessVariables.areOfRunner) -> String {
    var theme = Theme.plain
    theme.isForRunner = isForRunner
    let lines = VisibleText.block(text).split(separator: "\n", omittingEmptySubsequences: false)
    return theme.text(of: lines.map { Line(String($0)) })
  }
}
