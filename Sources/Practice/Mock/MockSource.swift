/// Something that knows what to answer: a description, or what was recorded. It is told nothing of where it stands.
package protocol MockSource: Sendable {
  /// `nil` when it knows nothing of such a request; another source may.
  func answer(_ request: MockRequest) -> MockAnswer?

  /// What it has that is nearest to a request it does not know, such as `GET /v1/pets`, and why that is not what was
  /// asked; `nil` when nothing is near.
  func nearest(to request: MockRequest) -> String?
}
