internal import ApusClient
internal import ApusEncodings
internal import ApusEndpoints
internal import ApusExplorer
package import ApusLanguage
internal import ApusOpenAPI
package import ApusRedaction
internal import ApusRendering
package import ApusSurroundings
internal import ApusSystem
internal import ApusText

/// `spec save FILE`: a description of what was asked and answered so far.
package struct SpecificationSave {
  private let sender: any RequestSender
  private let redactor: Redactor
  private let file: Word

  /// - Parameter redactor: knows what must not be seen.
  package init(sender: any RequestSender, redactor: Redactor, file: Word) {
    (self.sender, self.redactor, self.file) = (sender, redactor, file)
  }

  package func make(_ output: Output) throws -> Outcome {
    let path = try file.template.filled(from: sender.book.variables).visible(in: "a file name")
    guard let observed = ObservedRecords(sender.records, in: sender.scope, redactor),
      !observed.exchanges.isEmpty
    else {
      throw LineProblem(.usageCommand, "nothing was answered yet", at: file.range, try: "get /")
    }
    let title = sender.scope.specification?.index.title ?? observed.server.host
    let made = ObservedDescription(
      observed.exchanges, title: title, server: observed.server.description.withoutFinalSlash)
    guard made.operationCount > 0 else {
      throw LineProblem(
        .usageCommand, "nothing that was asked at \(observed.server) went well", at: file.range,
        try: "history")
    }
    try mayReplace(path)
    let isYAML = [".yaml", ".yml"].contains { path.lowercased().hasSuffix($0) }
    let bytes = Array((isYAML ? made.yaml : made.json).utf8)
    do {
      try observed.redactor.check(bytes)
    } catch {
      throw CommandFailure(.requestBody, error.description)
    }
    let requests = Units.count(observed.exchanges.count, "request")
    output.note(Line("\(Units.count(made.operationCount, "operation")) of \(requests)", .dim))
    if !made.leftOut.isEmpty {
      let numbers = made.leftOut.map(String.init).joined(separator: ", ")
      output.note(Line("left out, as nothing there went well: \(numbers)", .dim))
    }
    try sender.display.write(bytes, into: sender.environment.files.expanded(path))
    return .ok
  }

  /// What was made here before may be made again; anything else is only replaced when the user says so.
  private func mayReplace(_ path: String) throws(LineProblem) {
    let place = sender.environment.files.expanded(path)
    guard sender.environment.files.problem(place) == nil else { return }
    if case .success(let bytes) = sender.environment.files.contents(place),
      let there = try? Specification(bytes), there.isObserved
    {
      return
    }
    guard !sender.environment.confirm("\(path) is there; replace it? ") else { return }
    throw LineProblem("\(path) is there already", at: file.range, try: "spec \(ItemPrinter().quoted(path))")
  }
}
