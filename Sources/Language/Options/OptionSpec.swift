/// One row of the table of options.
package struct OptionSpec: Sendable {
  package let option: RequestOption
  /// What stands for the value in help, such as `SECONDS`; `nil` for a switch.
  package let value: String?
  package let meaning: String
  private let native: String
  private let httpie: String
  private let curl: String

  /// - Parameter httpie: the names in an HTTPie line, when they are not those of a native one.
  init(
    _ option: RequestOption, _ value: String? = nil, native: String = "", httpie: String? = nil,
    curl: String = "",
    _ meaning: String
  ) {
    self.option = option
    self.value = value
    self.native = native
    self.httpie = httpie ?? native
    self.curl = curl
    self.meaning = meaning
  }

  /// Whether its value is the name of a file, or may be.
  package var takesFile: Bool { value?.contains("FILE") ?? false || option == .unixSocket }

  /// Names with their dashes, the full one first; none where the dialect has no such option.
  package func names(in dialect: Dialect) -> [String] {
    let names =
      switch dialect {
      case .native: native
      case .httpie: httpie
      case .curl: curl
      }
    return names.split(separator: " ").map(String.init)
  }

  /// The rows that have a name in a dialect.
  package static func all(in dialect: Dialect) -> [OptionSpec] {
    all.filter { !$0.names(in: dialect).isEmpty }
  }

  package static func named(_ name: String, in dialect: Dialect) -> OptionSpec? {
    byName[dialect]?[name]
  }

  private static let byName = Dictionary(
    uniqueKeysWithValues: Dialect.allCases.map { dialect in
      let pairs = all.flatMap { spec in spec.names(in: dialect).map { ($0, spec) } }
      return (dialect, Dictionary(pairs) { first, _ in first })
    })
}
