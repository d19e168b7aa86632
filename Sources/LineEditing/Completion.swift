/// What Tab offers: any of the candidates may replace the range.
package struct Completion: Sendable, Hashable {
  package var range: Range<Int>
  package var candidates: [Candidate]

  package init(replacing range: Range<Int>, _ candidates: [Candidate]) {
    self.range = range
    self.candidates = candidates
  }
}
