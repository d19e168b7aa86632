package import ApusPractice

/// One answer that was recorded, and what was asked for it.
package struct RecordedAnswer: Sendable {
  package let request: MockRequest
  package let answer: MockAnswer

  package init(_ request: MockRequest, _ answer: MockAnswer) {
    self.request = request
    self.answer = answer
  }
}
