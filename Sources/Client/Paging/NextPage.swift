/// How the next page of a list is asked for.
public enum NextPage: Sendable, Hashable {
  /// As the answer says: by its `Link`, or by one of the ways in which bodies are known to say it, such as `next`,
  /// `links.next`, `nextPageToken`, `next_cursor` and `offset`.
  case automatic
  /// This parameter counts the pages from 1. An empty page is the last.
  case number(parameter: String = "page")
  /// This parameter takes what the answer has at a path, such as `.meta.next`; where there is nothing, it is the last page.
  case cursor(parameter: String, at: String)
  /// The answer has the next page's URL at a path, such as `.paging.more`.
  case reference(at: String)

  /// - Throws: `RequestError` for a parameter or a path that is none.
  func wish() throws(RequestError) -> PageWish {
    let text: String
    switch self {
    case .automatic: return PageWish()
    case .number(let parameter): text = parameter
    case .cursor(let parameter, let place): text = "\(parameter)==\(place)"
    case .reference(let place): text = place
    }
    let next: PageWish.Next?
    do {
      next = try PageWish.Next(text)
    } catch {
      throw RequestError(.requestParameter, "\(text) does not say how the next page is asked for: \(error)")
    }
    guard let next else {
      throw RequestError(.requestParameter, "\(text) does not say how the next page is asked for")
    }
    return PageWish(next: next)
  }
}
