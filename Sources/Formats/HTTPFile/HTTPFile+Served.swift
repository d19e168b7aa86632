internal import ApusEncodings

/// A request of a file, with what is to be answered to it.
package struct ServedRequest: Sendable {
  package let method: String
  /// A URL or a path; what nobody knows before somebody asks stands in braces.
  package let target: String
  /// `nil` where any body will do.
  package let body: String?
  /// How often somebody promised that it will be asked for.
  package let times: Int?
  package let answers: [HTTPFileAnswer]
}

extension HTTPFile {
  /// The requests that have answers.
  package var served: [ServedRequest] {
    requests.filter { !$0.answers.isEmpty }.map { request in
      let words = request.start.split(separator: " ", omittingEmptySubsequences: true).map(String.init)
      let hasMethod = words.count > 1 && !words[0].contains("/") && !words[0].contains("{{")
      let rest = (hasMethod ? Array(words.dropFirst()) : words).filter {
        !$0.uppercased().hasPrefix("HTTP/1")
      }
      return ServedRequest(
        method: hasMethod ? words[0].uppercased() : "GET", target: filled(rest.joined(separator: " ")),
        body: body(of: request), times: request.times, answers: request.answers)
    }
  }

  private func body(of request: Request) -> String? {
    let lines = request.body.map { line in
      // Of a file it is not known what it holds when somebody asks.
      if case .text(let text) = line { filled(text) } else { "{{file}}" }
    }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// With the file's own variables. What they do not say stays in its braces.
  package func filled(_ text: String, depth: Int = 0) -> String {
    guard depth < 10, text.contains("{{") else { return text }
    return HTTPFileText(text).pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .unclosed(let text): "{{" + text
      case .hole(let name): variables[name].map { filled($0, depth: depth + 1) } ?? "{{\(name)}}"
      }
    }.joined()
  }
}
