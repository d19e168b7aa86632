package import ApusClient
internal import ApusJSON
internal import ApusPractice

/// Tells the server of a class how far a student is, for the teacher's table. Nobody else is told, and a server that
/// does not answer holds up no lesson.
package struct ClassReport: Sendable {
  private let url: WebURL
  private let token: HeaderField
  private let transport: any Transport

  /// `nil` where the session has no place in a class.
  ///
  /// - Parameters:
  ///   - base: what the session's paths are put behind.
  ///   - headers: what goes with each of its requests.
  package init?(base: WebURL?, headers: HeaderFields, over transport: any Transport) {
    guard let base, let token = headers.first(where: { $0.name == PracticePlace.tokenHeader }),
      let url = try? WebURL("\(base.origin)/class/progress")
    else { return nil }
    self.url = url
    self.token = token
    self.transport = transport
  }

  /// - Parameter step: the step that is on, from 0.
  func tell(_ score: LessonScore, of source: LessonSource, at step: Int) async {
    let document = source.document
    let next = step < document.steps.count ? "step \(step + 1) of \(document.steps.count)" : ""
    let body = """
      {"lesson": \(JSONString.quoted(source.name)), "met": \(score.count), "goals": \(document.goalCount), \
      "goal": "\(next)"}
      """
    var options = RequestOptions()
    options.deadlines.connect = .seconds(2)
    options.deadlines.total = .seconds(4)
    options.followsRedirects = false
    let request = Request(
      method: .post, url: url, headers: HeaderFields([token]),
      body: .bytes(Array(body.utf8), contentType: "application/json"), options: options)
    _ = try? await transport.send(request)
  }
}
