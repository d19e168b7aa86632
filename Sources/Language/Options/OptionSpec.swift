/// One row of the table of options.
package struct OptionSpec: Sendable {
  package let option: RequestOption
  /// What stands for the value in help, such as `SECONDS`; `nil` for a switch.
  package let value: String?
  package let meaning: String
  private let native: String
  private let httpie: String
  private let curl: String
  private let wget: String

  /// - Parameter httpie: the names in an HTTPie line, when they are not those of a native one.
  init(
    _ option: RequestOption, _ value: String? = nil, native: String = "", httpie: String? = nil,
    curl: String = "", wget: String = "",
    _ meaning: String
  ) {
    self.option = option
    self.value = value
    self.native = native
    self.httpie = httpie ?? native
    self.curl = curl
    self.wget = wget
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
      case .wget: wget
      }
    return names.split(separator: " ").map(String.init)
  }

  /// The rows that have a name in a dialect.
  package static func all(in dialect: Dialect) -> [OptionSpec] {
    all.filter { !$0.names(in: dialect).isEmpty }
  }

  package static func named(_ name: String, in dialect: Dialect) -> OptionSpec? {
    switch dialect {
    case .native: ofNative[name]
    case .httpie: ofHTTPie[name]
    case .curl: ofCurl[name]
    case .wget: ofWget[name]
    }
  }

  // Each by itself: a line needs those of one program only.
  private static let ofNative = table(of: .native)
  private static let ofHTTPie = table(of: .httpie)
  private static let ofCurl = table(of: .curl)
  private static let ofWget = table(of: .wget)

  private static func table(of dialect: Dialect) -> [String: OptionSpec] {
    let pairs = all.flatMap { spec in spec.names(in: dialect).map { ($0, spec) } }
    return Dictionary(pairs) { first, _ in first }
  }

  /// The row that the beginning of a long name stands for, where it is the beginning of one only. The programs of pasted
  /// lines take it for the whole.
  static func beginning(with name: String, in dialect: Dialect) -> OptionSpec? {
    guard dialect != .native, name.utf8.count > 4 else { return nil }
    let found = all.flatMap { spec in spec.names(in: dialect).filter { $0.hasPrefix(name) }.map { (spec, $0) }
    }
    return found.count == 1 ? found.first?.0 : nil
  }
}
