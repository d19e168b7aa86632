/// A theme by its name: how each role looks, on terminals of any depth.
package struct ThemeStyles: Sendable, Hashable {
  /// As it is typed: `dark`, or a file.
  package let name: String
  private let codes: [ColourDepth: [String]]

  package init(_ name: String, _ style: (Role) -> TextStyle) {
    self.name = name
    let styles = Role.allCases.map(style)
    var codes: [ColourDepth: [String]] = [:]
    for depth in ColourDepth.allCases { codes[depth] = styles.map { $0.code(depth) } }
    self.codes = codes
  }

  package func codes(_ depth: ColourDepth) -> [String] { codes[depth] ?? [] }

  /// Those that are known by their names.
  package static func named(_ name: String) -> ThemeStyles? {
    switch name {
    case "dark": ThemeStyles(name, OwnThemes.dark)
    case "light": ThemeStyles(name, OwnThemes.light)
    case "mono": ThemeStyles(name, OwnThemes.mono)
    default: nil
    }
  }
}
