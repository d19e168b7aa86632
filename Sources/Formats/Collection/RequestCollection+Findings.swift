extension RequestCollection {
  /// What was found, as it is listed: no value of a secret is in it.
  package var summary: String {
    var parts = ["\(what), \"\(name)\"", Self.count(requests.count, "request")]
    if !environments.isEmpty {
      parts.append(
        "\(Self.count(environments.count, "environment")): \(environments.map(\.name).joined(separator: ", "))"
      )
    }
    let secrets = CollectionEnvironments(self).secretCount
    if secrets > 0 { parts.append(Self.count(secrets, "secret")) }
    return parts.joined(separator: "; ")
  }

  private static func count(_ number: Int, _ what: String) -> String {
    "\(number) \(what)\(number == 1 ? "" : "s")"
  }
}

extension CollectedRequest {
  /// What is done with the answer.
  package var answerNotes: String {
    var parts: [String] = []
    if !captures.isEmpty { parts.append("\(captures.count) value\(captures.count == 1 ? "" : "s") kept") }
    if !checks.isEmpty { parts.append("\(checks.count) check\(checks.count == 1 ? "" : "s")") }
    return parts.joined(separator: ", ")
  }

  /// Where it stands: a line, and a file where there are several.
  package var place: String { file.map { "\($0):\(line)" } ?? "line \(line)" }
}

extension RequestCollection.LeftOut {
  package var place: String { file.map { "\($0):\(line)" } ?? "line \(line)" }
}

extension RequestCollection {
  /// What the file holds, by line.
  package var findings: [FileFinding] {
    let found = requests.map { request in
      let notes = request.answerNotes.isEmpty ? "" : ", " + request.answerNotes
      let text = "\(request.title): \(request.method) \(request.url)\(notes)"
      let place = request.file.map { "\($0): " } ?? ""
      guard let refusal = request.refusal else {
        return FileFinding(.understood, place + text, line: request.line)
      }
      return FileFinding(.problem, "\(place)\(text): \(refusal), so it is not sent", line: request.line)
    }
    let left = leftOut.map { entry in
      FileFinding(.leftOut, (entry.file.map { "\($0): " } ?? "") + entry.what, line: entry.line)
    }
    return [FileFinding(.understood, summary)] + found + left
  }
}
