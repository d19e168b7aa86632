internal import APIClient
internal import Rendering

/// One line that names a likely next step after a response.
struct Hint {
  let line: Line

  /// `nil` where nothing is likely.
  init?(after record: Record, in session: Session) {
    guard let head = record.exchange.response else { return nil }
    let text: (String, String)
    if head.isRedirect {
      text = ("it points elsewhere: ", "follow")
    } else if session.page("next", of: record) != nil {
      text = ("there is another page: ", "next")
    } else {
      return nil
    }
    line = Line(text.0, .dim) + Line(text.1, .command)
  }
}
