/// Who may use what is generated.
package enum Access: String, Sendable, Hashable, CaseIterable {
  case `internal`, `public`

  package var meaning: String {
    switch self {
    case .internal: "the module that it is in"
    case .public: "every module"
    }
  }

  /// The line that makes a module's declarations known.
  func importing(_ module: String) -> String {
    self == .public ? "public import \(module)" : "import \(module)"
  }

  private static let declaring = [
    "let ", "var ", "func ", "struct ", "enum ", "indirect enum ", "typealias ", "init(",
  ]

  /// Declarations that all may use who may use anything. What is inside of them stays as it is.
  func opened(_ lines: [String]) -> [String] {
    guard self == .public else { return lines }
    return lines.map { line in Self.declaring.contains { line.hasPrefix($0) } ? "public " + line : line }
  }

  /// The initializer for stored properties, which only what is internal is given by the compiler.
  ///
  /// - Parameter stored: their declarations, each on a line, with comments between them.
  func initializer(of stored: [String]) -> [String] {
    guard self == .public else { return [] }
    let properties = stored.compactMap { line -> (name: String, type: String)? in
      guard line.hasPrefix("let ") || line.hasPrefix("var "), let colon = line.firstRange(of: ": ") else {
        return nil
      }
      return (String(line[..<colon.lowerBound].dropFirst(4)), String(line[colon.upperBound...]))
    }
    if properties.isEmpty { return ["public init() {}"] }
    let parameters = properties.map { name, type in
      if let equals = type.firstRange(of: " = ") {
        return "\(name): \(type[..<equals.lowerBound]) = \(type[equals.upperBound...])"
      }
      return "\(name): \(type)" + (type.hasSuffix("?") ? " = nil" : "")
    }
    let assignments = properties.map { "  self.\($0.name) = \($0.name)" }
    let whole = "public init(\(parameters.joined(separator: ", "))) {"
    if whole.count <= 90 { return [whole] + assignments + ["}"] }
    let last = parameters.count - 1
    let lines = parameters.enumerated().map { "  " + $0.element + ($0.offset < last ? "," : "") }
    return ["public init("] + lines + [") {"] + assignments + ["}"]
  }
}
