/// How a failure can be seen in the practice API.
package struct FaultExample: Sendable {
  /// The code that it is reported under; `ok` for what is unusual but no failure.
  package let code: String
  /// Where the server produces it; nil when no server is needed.
  package let path: String?
  /// What happens.
  package let sentence: String
  /// What may stand in the query.
  package let parameters: String?
  /// The line to type in Apus.
  package let line: String
  /// Whether a transport finds nothing wrong with the response.
  package let arrivesWhole: Bool
  /// What a careful client has of the body in the end.
  package let keeps: KeptBody

  init(_ fault: Fault, at site: Site) {
    code = fault.code
    path = fault.path
    sentence = fault.sentence
    parameters = fault.parameters
    line = Self.line(ofFault: fault.name)
    arrivesWhole = fault.arrivesWhole
    keeps = fault.keptBody(at: site)
  }

  init(_ fault: LocalFault, at site: Site) {
    code = fault.code
    path = nil
    sentence = fault.sentence
    parameters = nil
    line = fault.line(at: site)
    arrivesWhole = false
    keeps = .nothing
  }
}

extension FaultExample {
  /// The line to type for a failure that the server produces; nil when no server is needed for it.
  package static func line(ofCode code: String) -> String? {
    FaultNames.all.first { FaultNames.code(of: $0) == code }.map { line(ofFault: $0) }
  }

  /// What is never silent goes on for an hour unless the whole has a limit.
  private static func line(ofFault name: some StringProtocol) -> String {
    "get \(FaultNames.path(of: name))" + (FaultNames.code(of: name) == "timeout.total" ? " --timeout 2" : "")
  }
}

extension Site {
  /// Every failure: first those that the server produces, then those that need none.
  var faultExamples: [FaultExample] {
    AllFaults.faults.map { FaultExample($0, at: self) } + LocalFault.all.map { FaultExample($0, at: self) }
  }
}
