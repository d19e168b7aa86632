/// `# @workflow` and its `# @step`s: requests of the file, in an order of their own.
package struct HTTPFileWorkflow: Sendable {
  package struct Step: Sendable, Hashable {
    package let line: Int
    /// The name of the request that it sends.
    package var request = ""
    /// `expect.statuscode=200`
    package internal(set) var status: String?
    /// `expect.status="200 OK"`
    package internal(set) var statusLine: String?
    /// `vars.request.x`, `vars.workflow.x`, by their whole names.
    package internal(set) var variables: [String: String] = [:]
    /// Whether the workflow goes on where this fails; `nil` leaves it to the workflow.
    package internal(set) var goesOn: Bool?

    /// What an answer is not that it should be; `nil` where nothing is wrong with it.
    package func failure(status found: Int, reason: String) -> String? {
      if let status, Int(status) != found { return "expected status \(status), found \(found)" }
      guard let statusLine, statusLine.lowercased() != "\(found) \(reason)".lowercased(),
        // HTTP/2 has no texts, and a number may stand alone.
        statusLine.prefix(3) != "\(found)" || !(reason.isEmpty || statusLine.count == 3)
      else { return nil }
      return "expected status \(statusLine), found \(found) \(reason)"
    }
  }

  package let name: String
  package let line: Int
  package internal(set) var steps: [Step] = []
  package internal(set) var variables: [String: String] = [:]
  package internal(set) var goesOn = false
  /// What decides about its steps, and cannot be done here.
  package internal(set) var obstacles: [HTTPFile.Ignored] = []

  /// - Parameter text: what stands behind `@workflow`; `nil` where no name does.
  init?(_ text: String, line: Int) {
    var words = HTTPFileWords(text)
    guard let name = words.bare.first else { return nil }
    self.name = name
    self.line = line
    goesOn = words.take("on-failure") == "continue"
    variables = words.options.filter { $0.key.hasPrefix("vars.") }
  }

  /// Adds a step; returns what is wrong with it.
  mutating func add(_ text: String, line: Int) -> String? {
    var words = HTTPFileWords(text)
    guard let request = words.take("using") else { return "a step without using=NAME" }
    var step = Step(line: line, request: request)
    step.status = words.take("expect.statuscode")
    step.statusLine = words.take("expect.status")
    step.goesOn = words.take("on-failure").map { $0 == "continue" }
    step.variables = words.options.filter { $0.key.hasPrefix("vars.") }
    steps.append(step)
    return nil
  }
}
