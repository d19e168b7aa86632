/// The colours of pages and pictures, as `Theme` has those of terminals: one table, on white and on black.
package struct WebColours: Sendable {
  package let text: String
  package let background: String
  package let soft: String
  package let dim: String
  package let line: String
  package let red: String
  package let green: String
  package let yellow: String
  package let blue: String
  package let magenta: String
  package let cyan: String

  package static let light = WebColours(
    text: "#1d2329", background: "#fff", soft: "#f3f5f7", dim: "#5d6873", line: "#d5dbe1",
    red: "#b3261e", green: "#14692f", yellow: "#7a5b00", blue: "#22508f", magenta: "#7a3a96", cyan: "#0b6a72")

  package static let dark = WebColours(
    text: "#e4e8ec", background: "#14181c", soft: "#1e242a", dim: "#98a4af", line: "#38424c",
    red: "#ff9a90", green: "#7fd49a", yellow: "#e2c15b", blue: "#93bdf5", magenta: "#d5a8ea", cyan: "#72d0d8")

  /// What a page's style begins with: names for its colours, in whichever look it is read.
  package static let variables = """
    :root { color-scheme: light dark; \(light.names) }
    @media (prefers-color-scheme: dark) { :root { \(dark.names) } }
    """

  private var names: String {
    """
    --fg: \(text); --bg: \(background); --soft: \(soft); --dim: \(dim); --line: \(line); --good: \(green); --bad: \(red); \
    --key: \(blue); --num: \(cyan); --lit: \(magenta);
    """
  }

  /// Those of a terminal, by its numbers from 1.
  package var ofTerminal: [String] { [red, green, yellow, blue, magenta, cyan] }
}
