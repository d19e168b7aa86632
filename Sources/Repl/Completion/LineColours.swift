internal import LineEditing
internal import Text

/// The colours of a line while it is typed.
struct LineColours: Sendable {
  private let commandNames: Set<String>

  init(_ commands: CommandList) { commandNames = Set(commands.names) }

  /// A paste this long is data; nobody reads its colours, and every key would have to wait for them.
  private static let longest = 16_384

  func spans(of text: String) -> [StyledSpan] {
    guard text.utf8.count <= Self.longest else { return [] }
    return LineSpans.spans(of: text) { commandNames.contains($0) }
      .map { StyledSpan($0.range, Self.style(of: $0.kind)) }
  }

  private static func style(of kind: LineSpan.Kind) -> TextStyle {
    switch kind {
    case .command, .method: TextStyle(.blue, bold: true)
    case .url: TextStyle(underlined: true)
    case .path, .headerName: TextStyle(.cyan)
    case .queryName, .jsonKey: TextStyle(.blue)
    case .dataName, .option: TextStyle(.magenta)
    case .variable: TextStyle(.yellow, bold: true)
    case .string, .jsonString: TextStyle(.green)
    case .jsonNumber, .jsonWord: TextStyle(.yellow)
    case .separator, .comment, .jsonPunctuation: .dim
    case .pipe: TextStyle(.magenta)
    case .value: .plain
    case .error: TextStyle(.red, underlined: true)
    }
  }
}
