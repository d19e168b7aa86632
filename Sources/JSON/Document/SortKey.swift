/// What a value is sorted by: numbers by their value, then texts by their scalars, then the rest. A text that spells a number
/// is taken for the number: many an API writes prices so.
package struct SortKey: Sendable {
  private enum Rank: Sendable {
    case number(ExactNumber)
    case text(ArraySlice<UInt8>)
    case boolean(Int)
    case container(Int)
    case missing
  }

  private let rank: Rank

  /// `nil` and null are missing.
  package init(_ node: Node?) {
    guard let node else {
      rank = .missing
      return
    }
    switch node.kind {
    case .null: rank = .missing
    case .false: rank = .boolean(0)
    case .true: rank = .boolean(1)
    case .integer, .decimal: rank = .number(ExactNumber(node.contents))
    case .string:
      let text = node.utf8
      rank = NumberGrammar.isNumber(text) ? .number(ExactNumber(text)) : .text(text)
    case .array, .object: rank = .container(node.count)
    }
  }

  package var isMissing: Bool {
    if case .missing = rank { true } else { false }
  }

  /// Below zero when this stands before the other, zero when neither does.
  package func order(to other: SortKey) -> Int {
    switch (rank, other.rank) {
    case (.number(let one), .number(let other)): one < other ? -1 : other < one ? 1 : 0
    case (.text(let one), .text(let other)):
      one.lexicographicallyPrecedes(other) ? -1 : other.lexicographicallyPrecedes(one) ? 1 : 0
    case (.boolean(let one), .boolean(let other)), (.container(let one), .container(let other)): one - other
    default: group - other.group
    }
  }

  private var group: Int {
    switch rank {
    case .number: 0
    case .text: 1
    case .boolean: 2
    case .container: 3
    case .missing: 4
    }
  }
}

extension Node {
  /// The spelling of a number, and of a text that is one; `nil` for anything else.
  package var numberText: String? {
    switch kind {
    case .integer, .decimal: text
    case .string: NumberGrammar.isNumber(utf8) ? String(decoding: utf8, as: UTF8.self) : nil
    default: nil
    }
  }
}
