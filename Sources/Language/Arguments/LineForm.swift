/// One way to write a command's line, part by part.
package struct LineForm: Sendable, ExpressibleByArrayLiteral {
  package enum Part: Sendable {
    /// A word that stands for itself, such as `off` or `=`, and others that are taken for it.
    case literal(Operand.Choice, also: [String])
    case operand(Operand)
    /// An option that may stand anywhere.
    case option(CommandOption)
    /// The option that this form is about.
    case with(CommandOption)

    package static func word(_ text: String, _ meaning: String = "", also others: [String] = []) -> Part {
      .literal(Operand.Choice(text, meaning), also: others)
    }

    var option: CommandOption? {
      switch self {
      case .option(let option), .with(let option): option
      case .literal, .operand: nil
      }
    }

    /// What is missing where it is: a sign stands in backticks.
    var expected: String {
      switch self {
      case .literal(let choice, _): choice.isWord ? choice.text : "`\(choice.text)`"
      case .operand(let operand): operand.expected
      case .option(let option), .with(let option): option.name
      }
    }

    fileprivate var usage: String {
      switch self {
      case .literal(let choice, _): choice.text
      case .operand(let operand): operand.usage
      case .option(let option): "[\(option.usage)]"
      case .with(let option): option.usage
      }
    }
  }

  /// What it begins with; `nil` for the command's own name.
  private let name: String?
  private let parts: [Part]
  /// What can stand behind it that the command does not read.
  private let tail: String?
  /// What of the command's details is about this form alone.
  package let details: [String]
  /// Whether usage and Tab know of it.
  package private(set) var isSaid = true
  /// Whether a line in this form takes its options and no other form's.
  private(set) var ownsOptions = false

  package init(
    _ name: String? = nil, _ parts: [Part] = [], tail: String? = nil, details: [String] = []
  ) {
    self.name = name
    self.parts = parts
    self.tail = tail
    self.details = details
  }

  package init(arrayLiteral parts: Part...) { self.init(nil, parts) }

  /// A form that is understood, and that nothing speaks of.
  package static func unsaid(_ parts: Part...) -> LineForm {
    var form = LineForm(nil, parts)
    form.isSaid = false
    return form
  }

  /// The same that takes its own options alone.
  package var owningOptions: LineForm {
    var form = self
    form.ownsOptions = true
    return form
  }

  package func usage(of command: String) -> String {
    ([name ?? command] + parts.map(\.usage) + (tail.map { [$0] } ?? [])).joined(separator: " ")
  }

  package var options: [CommandOption] { parts.compactMap(\.option) }

  /// What has its place in the line.
  package var sequence: [Part] { parts.filter { $0.option == nil } }
}
