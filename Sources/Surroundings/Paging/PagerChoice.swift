internal import ApusSystem

/// What long output goes through on a terminal.
package enum PagerChoice: Sendable, Hashable {
  /// Nothing: it is shown at once.
  case off
  /// `PAGER`, else less, else one of our own.
  case auto
  case command(String)

  package init(_ text: String) {
    switch text.lowercased() {
    case "off", "none": self = .off
    case "auto", "on": self = .auto
    default: self = .command(text)
    }
  }

  /// As `set pager` takes it.
  package var text: String {
    switch self {
    case .off: "off"
    case .auto: "auto"
    case .command(let command): command
    }
  }

  /// Starts what somebody reads it with; `nil` where it is shown at once.
  package func start(in environment: Environment, output: Int32) -> (@Sendable () -> (any ShellInput)?)? {
    let environment = environment
    guard let command = command(in: environment) else {
      guard self == .auto else { return nil }
      return { environment.screen().map { OwnPager(on: $0) } }
    }
    // Who pages with `cat` wants none.
    guard !["cat", ""].contains(command) else { return nil }
    return { try? environment.startShell(Self.showingColours(command, in: environment), output) }
  }

  /// The command of a pager: `less` shows our colours when it is told so.
  package static func showingColours(_ command: String, in environment: Environment) -> String {
    (environment.variable("LESS") == nil ? "export LESS=R; " : "") + command
  }

  private func command(in environment: Environment) -> String? {
    switch self {
    case .off: ""
    case .command(let command): command
    case .auto: Self.usual(in: environment) ?? environment.programs.path("less").map { _ in "less" }
    }
  }

  /// What `PAGER` names; empty it names nothing.
  private static func usual(in environment: Environment) -> String? {
    environment.variable("PAGER").flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether a command is one for reading, which shows colours as a terminal does.
  package static func isPager(_ command: String, in environment: Environment) -> Bool {
    guard let name = command.split(separator: " ").first else { return false }
    let own = usual(in: environment)?.split(separator: " ").first
    return ["less", "more", "most", "moar", "ov"].contains(name) || (name == own && name != "cat")
  }
}
