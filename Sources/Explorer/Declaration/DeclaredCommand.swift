package import ApusLanguage

/// A command as far as it is known without running it: what it is for and how its line is written, and a line read so.
package protocol DeclaredCommand: Sendable {
  static var spec: CommandSpec { get }

  /// Takes what the line gives, as `spec` declares it, and does nothing else.
  init(_ line: LineArguments) throws(LineProblem)
}
