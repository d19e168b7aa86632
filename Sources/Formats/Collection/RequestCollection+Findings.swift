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
