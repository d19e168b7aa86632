/// What is known of the terminal behind a descriptor, and of what its user wants.
package struct TerminalTraits: Sendable, Hashable {
  package private(set) var isTerminal: Bool
  /// Of the terminal; 80 by 24 where there is none. `COLUMNS` has the last word on its width.
  package private(set) var size: TerminalSize
  /// Whether nothing is known of what the terminal obeys: `TERM` is missing, empty or `dumb`.
  package let isDumb: Bool
  /// Whether `NO_COLOR` forbids colours.
  package let refusesColour: Bool
  /// Whether the environment names a character set that has no lines to draw with: C, or any but UTF-8. Where it names
  /// none it is UTF-8.
  package let isASCII: Bool
  /// Whether it has all colours, and whether it has 256, as far as the environment says.
  package let hasTrueColour: Bool
  package let has256Colours: Bool

  /// - Parameter variable: the value of an environment's variable.
  package init(of descriptor: Descriptor, variable: (_ name: String) -> String? = { ProcessVariables[$0] }) {
    self.init(
      isTerminal: descriptor.isTerminal, size: Self.size(of: descriptor, variable), variable: variable)
  }

  /// What is known of another descriptor, of which the environment says the same.
  package func of(_ descriptor: Descriptor) -> TerminalTraits {
    var traits = self
    traits.isTerminal = descriptor.isTerminal
    traits.size = Self.size(of: descriptor) { ProcessVariables[$0] }
    return traits
  }

  private static func size(of descriptor: Descriptor, _ variable: (_ name: String) -> String?) -> TerminalSize
  {
    let columns = variable("COLUMNS").map { ["COLUMNS": $0] } ?? [:]
    return TerminalSize.forOutput(descriptor.number, environment: columns)
  }

  package init(isTerminal: Bool, size: TerminalSize, variable: (_ name: String) -> String?) {
    self.isTerminal = isTerminal
    self.size = size
    isDumb = ["", "dumb"].contains(variable("TERM") ?? "")
    refusesColour = !(variable("NO_COLOR") ?? "").isEmpty
    let said = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(variable).first { !$0.isEmpty } ?? ""
    isASCII = Self.isASCII(locale: said)
    hasTrueColour = ["truecolor", "24bit"].contains(variable("COLORTERM") ?? "")
    // A search in the text would cost a quarter of the start.
    has256Colours = (variable("TERM") ?? "").split(separator: "-").contains("256color")
  }

  /// `en_US.UTF-8@euro` is a language, a charset and a variant; each may be missing.
  private static func isASCII(locale: String) -> Bool {
    let name = locale.prefix { $0 != "@" }
    guard let dot = name.firstIndex(of: ".") else { return name == "C" || name == "POSIX" }
    let charset = name[dot...].dropFirst().lowercased()
    return charset != "utf-8" && charset != "utf8"
  }
}
