package import ApusJSON

/// What a path led to, as far as the text tells that was shown of it.
package enum ShownValues {
  case nothing
  /// A value on each line, as one array of them all.
  case values(JSONDocument)
  /// Tables, trees and all else.
  case drawn

  package init(_ text: String) {
    let lines = text.split(separator: "\n")
    if text.hasPrefix(Self.absence) {
      self = .nothing
    } else if !lines.isEmpty, let values = try? JSONDocument(Array("[\(lines.joined(separator: ","))]".utf8))
    {
      self = .values(values)
    } else {
      self = .drawn
    }
  }

  private static let absence = "nothing there"

  /// Whether somebody who goes by these finds what they look for in the others.
  package func mayBecome(_ other: ShownValues) -> Bool {
    switch (self, other) {
    case (.nothing, .nothing), (.drawn, .drawn): true
    case (.values(let old), .values(let new)): JSONShape(of: old.root).accepts(new.root)
    // Only a list that is empty is not drawn.
    case (.values(let one), .drawn), (.drawn, .values(let one)):
      one.root.children.allSatisfy { $0.isContainer && $0.count == 0 }
    case (.nothing, _), (_, .nothing): false
    }
  }
}
