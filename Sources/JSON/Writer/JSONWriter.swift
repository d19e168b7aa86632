/// Writes a node of a document as JSON text, in a chosen layout.
///
/// Numbers, strings and keys come out exactly as they are spelled in the document; only the white space
/// between them changes. Nothing is written after the value, not even a line break.
///
///     let writer = JSONWriter(.indented(by: 2), palette: Palette(key: "<b>", reset: "</b>"))
///     writer.write(document.root) { chunk in print(chunk) }
public struct JSONWriter: Sendable {
  /// Where white space stands.
  public enum Layout: Sendable, Hashable {
    /// No white space at all.
    case compact
    /// One value or member a line; empty containers stay `[]` and `{}`.
    ///
    /// The indentation of very deep values stops growing at 256 columns, so that the text stays in
    /// proportion to the document.
    case indented(by: Int)
  }

  /// Compact by default.
  public var layout: Layout
  /// `nil`, the default, writes no colour.
  public var palette: Palette?
  /// Writes DEL, C1 controls, bidi controls and invisible characters inside strings and keys as `\uXXXX`,
  /// so that a terminal neither obeys nor hides them. The value of the JSON stays the same. Off by default.
  public var escapesInvisible: Bool

  /// - Parameters:
  ///   - layout: compact by default.
  ///   - palette: colours; none by default.
  ///   - escapesInvisible: whether what cannot be seen is escaped. Off by default.
  public init(_ layout: Layout = .compact, palette: Palette? = nil, escapesInvisible: Bool = false) {
    self.layout = layout
    self.palette = palette
    self.escapesInvisible = escapesInvisible
  }

  private static let chunkSize = 64 << 10

  /// Hands the text of `node` to `sink` in order, in chunks of 64 KB or, where the node is small, less.
  ///
  /// - Throws: what `sink` throws, which ends the writing; nothing where `sink` throws nothing.
  public func write<Failure: Error>(
    _ node: Node, to sink: (ArraySlice<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    // Small values are written by the hundred thousand.
    let pieces =
      layout == .compact && palette == nil ? Pieces.compact : Pieces(layout: layout, palette: palette)
    var printer = Printer(node, pieces: pieces, escapesInvisible: escapesInvisible)
    let limit = min(Self.chunkSize, 64 + 2 * node.byteRange.count)
    var chunk = [UInt8](repeating: 0, count: limit + pieces.room)
    while !printer.isDone {
      let count = chunk.withMutableSpan { chunk in
        var bytes = chunk.mutableBytes
        return printer.fill(&bytes, upTo: limit)
      }
      try sink(chunk[..<count])
    }
  }

  /// The whole text at once.
  public func bytes(of node: Node) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(node.byteRange.count)
    write(node) { result += $0 }
    return result
  }

  /// The whole text at once.
  public func text(of node: Node) -> String {
    String(decoding: bytes(of: node), as: UTF8.self)
  }
}

extension Node {
  /// The value without white space, each scalar spelled as in the document.
  public var compactText: String { JSONWriter(.compact).text(of: self) }

  /// The value with one member or element a line.
  public func indented(by width: Int = 2) -> String { JSONWriter(.indented(by: width)).text(of: self) }
}

extension JSONDocument {
  /// The document without white space, each scalar spelled as it was.
  public var compactText: String { root.compactText }

  /// The document with one member or element a line.
  public func indented(by width: Int = 2) -> String { root.indented(by: width) }
}
