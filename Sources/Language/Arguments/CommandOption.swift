/// An option of one command: how it is written, what it takes and what it does.
package struct CommandOption: Sendable {
  /// With its dashes.
  package let name: String
  /// `nil` for a switch.
  package let value: Operand?
  /// What it does, as it goes on behind its name: `--strict ends at the first step that is not as written`.
  package let meaning: String
  /// Other names, for fingers that know other programs: nothing speaks of them.
  private let others: [String]
  /// Whether Tab and help speak of it.
  package let isSaid: Bool
  /// Whether it may stand several times in a line, each time with another value.
  let isRepeated: Bool

  package init(
    _ name: String, _ meaning: String, takes value: Operand? = nil, also others: [String] = [],
    isSaid: Bool = true, isRepeated: Bool = false
  ) {
    self.isRepeated = isRepeated
    self.name = name
    self.value = value
    self.others = others
    self.meaning = meaning
    self.isSaid = isSaid
  }

  package var usage: String { value.map { "\(name) \($0.usage)" } ?? name }

  /// Its part of a text of help.
  package var sentence: String { "\(usage) \(meaning)" }

  func isNamed(_ text: some StringProtocol) -> Bool { name == text || others.contains { $0 == text } }
}
