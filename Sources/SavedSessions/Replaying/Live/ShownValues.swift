internal import ApusContracts
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
    } else if let values = Self.list(of: lines) ?? Self.list(of: [lines.joined()[...]]) {
      self = .values(values)
    } else {
      self = .drawn
    }
  }

  /// The values that stand on lines of their own; `nil` where one does not, such as one that goes on below.
  private static func list(of lines: [Substring]) -> JSONDocument? {
    guard !lines.isEmpty, lines.allSatisfy({ (try? JSONDocument(String($0))) != nil }) else { return nil }
    return try? JSONDocument("[\(lines.joined(separator: ","))]")
  }

  private static let absence = "nothing there"

  /// Whether somebody who goes by these finds what they look for in the others.
  package func mayBecome(_ other: ShownValues) -> Bool {
    switch (self, other) {
    case (.nothing, .nothing), (.drawn, .drawn): true
    case (.values(let old), .values(let new)): old.mayBecome(new)
    // Only a list that is empty is not drawn.
    case (.values(let one), .drawn), (.drawn, .values(let one)):
      one.root.children.allSatisfy { $0.isContainer && $0.count == 0 }
    case (.nothing, _), (_, .nothing): false
    }
  }
}
