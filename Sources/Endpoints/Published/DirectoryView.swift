internal import ApusRendering
package import ApusText

/// What a directory has.
package struct DirectoryView: View {
  private let entries: [DescriptionDirectory.Entry]
  private let sizes: [String: Int]

  static let most = 20

  /// - Parameter sizes: of those that are kept, by name.
  package init(_ entries: [DescriptionDirectory.Entry], sizes: [String: Int]) {
    self.entries = entries
    self.sizes = sizes
  }

  package func lines(on screen: Screen) -> [Line] {
    let rows = entries.prefix(Self.most).map { entry in
      let size = (sizes[entry.name] ?? entry.size).map { ", \(Units.size($0))" } ?? ""
      return (
        Line("spec load \(entry.name)", .command),
        Line("\(entry.title)") + Line(" \(entry.version)\(size)", .dim)
      )
    }
    let rest = entries.count - Self.most
    let more = rest > 0 ? [Line("… \(rest) more; another word makes them fewer", .dim).retold] : []
    let isSilent = entries.prefix(Self.most).contains { sizes[$0.name] == nil && $0.size == nil }
    let silence =
      isSilent
      ? [
        Line("the directory does not say how large they are; what is kept here is shown with its size", .dim)
          .retold
          .retold
      ] : []
    return Glossary(rows, indent: 0).lines(on: screen) + more.drawn(on: screen)
      + silence.flatMap { $0.wrappedAtWords(to: screen.width, indent: 2) }
  }
}
