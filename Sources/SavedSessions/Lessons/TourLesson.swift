package import ApusText

/// A lesson, cut into its steps.
package struct TourLesson: Sendable {
  package let name: String
  package let title: String
  /// The forms that answers have in it: its prose speaks of them.
  package let forms: ViewForms
  package let steps: [TourStep]
  /// What is said after the last step.
  package let ending: String

  /// An `expect` line of the document belongs to the step before it.
  package init(name: String, _ document: SessionDocument) {
    self.name = name
    var title = name
    var steps: [TourStep] = []
    var prose = ""
    for part in document.parts {
      switch part {
      case .prose(let text):
        let (heading, rest) = Self.takeHeading(text)
        if let heading, steps.isEmpty { title = heading }
        prose += rest
      case .rules: break
      case .block(let block):
        for step in block.steps {
          if step.command.hasPrefix("expect "), let last = steps.popLast() {
            steps.append(last.checked(by: step.command))
          } else {
            steps.append(TourStep(step, prose: prose))
          }
          prose = ""
        }
      }
    }
    self.title = title
    forms = document.frontMatter.forms
    self.steps = steps
    ending = prose
  }

  /// The text of a first line that begins with `# `, and the rest.
  private static func takeHeading(_ prose: String) -> (String?, String) {
    let text = prose.drop { $0.isNewline }
    guard text.hasPrefix("# ") else { return (nil, prose) }
    let line = text.prefix { $0 != "\n" }
    return (String(line.dropFirst(2)), String(text[line.endIndex...]))
  }
}
