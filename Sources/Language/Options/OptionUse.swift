/// An option as it stands in a line.
package struct OptionUse: Sendable {
  package let spec: OptionSpec
  /// The name, with its dashes, as typed.
  package let name: String
  package let nameRange: Range<Int>
  /// `nil` for a switch.
  package let value: Template?
  /// `--no-follow` takes back what was said before, here or in the session.
  package let isNegated: Bool

  package var option: RequestOption { spec.option }
  package var isOn: Bool { !isNegated }
  package var range: Range<Int> {
    nameRange.lowerBound..<max(nameRange.upperBound, value?.range.upperBound ?? 0)
  }
}
