package import ApusJSON

/// Where two values differ: a path, in which an element that is known by its identity has that in place of its position:
/// `.items[id=2].name`. It can be typed as it stands.
package struct DifferencePlace: Sendable, CustomStringConvertible {
  package enum Step: Sendable {
    case plain(Location.Step)
    /// The element whose field has that value, as JSON spells it.
    case identity(field: String, value: String)
  }

  package var steps: [Step]

  package init(_ steps: [Step] = []) { self.steps = steps }

  func appending(_ step: Step) -> DifferencePlace { DifferencePlace(steps + [step]) }

  package var description: String {
    var result = ""
    for step in steps {
      switch step {
      case .plain(let step):
        let text = Location([step]).description
        result += result.isEmpty || !text.hasPrefix(".[") ? text : String(text.dropFirst())
      case .identity(let field, let value): result += (result.isEmpty ? "." : "") + "[\(field)=\(value)]"
      }
    }
    return result.isEmpty ? "." : result
  }
}
