internal import ApusSurroundings
internal import ApusText
internal import ApusWords

/// What a service says while it runs. Titles and paths in it are those of files and requests from elsewhere, so nothing in
/// them drives a terminal. Nobody reading it is no failure.
enum ServiceOutput {
  @Sendable static func say(_ line: String) { show(retold(line)) }

  static func show(_ line: String) { try? DescriptorSink(1).write(shown(line)) }

  static func fail(_ text: String) { try? DescriptorSink(2).write(shown(text)) }

  static func shown(_ text: String) -> String { VisibleText.block(text) + "\n" }
}
