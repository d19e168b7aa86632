package import ApusClient
package import ApusSurroundings

/// A line that a lesson runs, or that somebody may type in it.
package struct LessonLine: Sendable, Hashable {
  package let text: String
  /// The failure that it should end in: `? http.404` under it; nil means that it should go well.
  package var failure: ErrorCode?
  /// Where it stands in its file, from 1.
  package let place: Int

  package init(_ text: String, failure: ErrorCode? = nil, place: Int) {
    self.text = text
    self.failure = failure
    self.place = place
  }

  package var outcome: Outcome { failure.map(Outcome.failed) ?? .ok }
}
