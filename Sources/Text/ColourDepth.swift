/// How many colours a terminal has.
package enum ColourDepth: Sendable, Hashable, CaseIterable {
  case sixteen, indexed, trueColour
}
