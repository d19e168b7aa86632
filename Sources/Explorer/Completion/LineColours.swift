package import ApusLanguage
internal import ApusLineEditing
package import ApusText

/// The colours of a line while it is typed.
package struct LineColours: Sendable {
  private let commandNames: Set<String>

  package init(_ names: [String], _ aliases: Aliases = Aliases()) {
    commandNames = Set(aliases.isEmpty ? names : names + aliases.all.map(\.name))
  }

  /// A paste this long is data; nobody reads its colours, and every key would have to wait for them.
  private static let longest = 16_384

  package func spans(of text: String) -> [StyledSpan] {
    guard text.utf8.count <= Self.longest else { return [] }
    return LineSpan.spans(of: text) { commandNames.contains($0) }
      .compactMap { span in Self.role(of: span.kind).map { StyledSpan(span.range, $0) } }
  }

  private static func role(of kind: LineSpan.Kind) -> Role? {
    switch kind {
    case .command: .command
    case .method: .method
    case .url: .url
    case .path: .path
    case .headerName: .headerName
    case .queryName: .queryName
    case .dataName: .fieldName
    case .option, .pipe: .option
    case .variable: .variable
    case .jsonKey: .key
    case .string, .jsonString: .string
    case .jsonNumber: .number
    case .jsonWord: .literal
    case .separator, .comment: .dim
    case .jsonPunctuation: .punctuation
    case .value: nil
    case .error: .mistake
    }
  }
}
