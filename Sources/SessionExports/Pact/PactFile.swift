internal import ApusFormats
internal import ApusJSON
internal import ApusRedaction

/// A session as a contract of Pact, of version 3 of its specification.
struct PactFile {
  let text: String
  let leftOut: [String]

  init(_ session: SessionScript, consumer: String, provider: String, redactor: inout Redactor) throws {
    var interactions: [String] = []
    var leftOut: [String] = []
    var names: Set<String> = []
    var captured: [String: String] = [:]
    var last = ""
    for (place, step) in session.steps.enumerated() {
      if case .capture(let name, _) = step.action { captured[name] = last }
      guard case .requests(let requests) = step.action else { continue }
      let checks = session.checks(behind: place)
      for (number, request) in requests.enumerated() {
        guard let recording = request.recording else { continue }
        let isLast = number == requests.count - 1
        var needed = request.texts.flatMap(\.variableNames).compactMap { captured[$0] }
        // What goes by the same name is another state of the provider.
        last = "\(request.method) \(request.name)"
        for taken in request.takes { captured[taken.name] = last }
        if !names.insert(last).inserted { needed.append("line \(step.number) of \(session.name)") }
        var states: [String] = []
        for state in needed where !states.contains(state) { states.append(state) }
        let interaction = PactInteraction(
          request, recording, checks: isLast ? checks : [],
          after: states.isEmpty ? nil : "after " + states.joined(separator: ", "), redactor: &redactor)
        interactions.append(interaction.text)
        leftOut += interaction.leftOut.map { "\(session.path):\(step.number): \($0)" }
      }
    }
    let parties =
      "\"consumer\":{\"name\":\(JSONString.quoted(consumer))},\"provider\":{\"name\":\(JSONString.quoted(provider))}"
    let whole =
      "{\(parties),\"interactions\":[\(interactions.joined(separator: ","))],"
      + "\"metadata\":{\"pactSpecification\":{\"version\":\"3.0.0\"}}}"
    text = JSONWriter(.indented(by: 2)).text(of: try JSONDocument(whole).root) + "\n"
    self.leftOut = leftOut
  }
}
