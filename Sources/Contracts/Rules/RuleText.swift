/// Some words of a rule that something else reads, and where they stand.
package struct RuleText: Sendable, Hashable {
  package let text: String
  package let range: Range<Int>
}
