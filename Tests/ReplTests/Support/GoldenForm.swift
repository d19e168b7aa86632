import ApusSurroundings
import ApusSystem

@testable import ApusInvocation
@testable import ApusRepl

/// One of the screens that every view is drawn on: its size, and who sits before it.
struct GoldenForm: Sendable {
  let title: String
  let traits: Console.Traits
  /// Said before the view's own lines.
  var line: String?

  static let all: [GoldenForm] = [(40, 12), (80, 24), (120, 40)].flatMap { columns, rows in
    forms(of: TerminalSize(columns: columns, rows: rows))
  }

  private static func forms(of size: TerminalSize) -> [GoldenForm] {
    let usual = ["TERM": "xterm-256color", "LANG": "en_US.UTF-8"]
    func form(_ name: String, _ variables: [String: String], line: String? = nil) -> GoldenForm {
      let variables = usual.merging(variables) { _, new in new }
      let terminal = TerminalTraits(isTerminal: true, size: size) { variables[$0] }
      return GoldenForm(
        title: "\(size.columns)x\(size.rows), \(name)", traits: Console.Traits(of: terminal, colour: .auto),
        line: line)
    }
    return [
      form("colour", [:]), form("NO_COLOR", ["NO_COLOR": "1"]), form("TERM=dumb", ["TERM": "dumb"]),
      form("LC_ALL=C", ["NO_COLOR": "1", "LC_ALL": "C"]),
      form("screen reader", ["NO_COLOR": "1"], line: "set screen-reader on"),
    ]
  }
}
