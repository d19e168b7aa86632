/// A text that is laid out, whatever it was written in: Markdown or HTML.
package indirect enum ProseBlock: Sendable, Hashable {
  case heading(level: Int, [ProseSpan])
  case paragraph([ProseSpan])
  /// Numbered from `start`, or with marks where that is `nil`; each item is blocks.
  case list(start: Int?, [[ProseBlock]])
  /// What it is, such as `note`, stands above it.
  case quote(label: String?, [ProseBlock])
  /// The first line says in which language it is, or in which file.
  case code(title: String?, [String])
  case table([[[ProseSpan]]])
  case rule
}
