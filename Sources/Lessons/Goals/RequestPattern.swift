internal import ApusClient

/// `GET /users/*`: a method and a path, of which a star at the end stands for anything.
package struct RequestPattern: Sendable, Hashable {
  let method: String
  let path: String

  /// nil for what is no method and path.
  init?(_ text: String) {
    let words = text.split(separator: " ")
    guard words.count == 2, words[0].allSatisfy({ $0.isLetter || $0 == "*" }), words[1].hasPrefix("/") else {
      return nil
    }
    (method, path) = (words[0].uppercased(), String(words[1]))
  }

  func matches(_ attempt: LessonTry) -> Bool {
    let request = attempt.exchange.request
    guard method == "*" || "\(request.method)" == method else { return false }
    return path.hasSuffix("*") ? request.url.path.hasPrefix(path.dropLast()) : request.url.path == path
  }
}
