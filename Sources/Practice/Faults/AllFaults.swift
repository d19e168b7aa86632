/// Every fault, in the order of a request's life. A new group is one file and one line here.
enum AllFaults {
  static let groups: [any FaultGroup.Type] = [
    NetworkFaults.self,
    TimeoutFaults.self,
    RedirectFaults.self,
    StatusLineFaults.self,
    HeaderFaults.self,
    FramingFaults.self,
    TruncationFaults.self,
    EncodingFaults.self,
    BodySizeFaults.self,
    StatusFaults.self,
    GitHubFaults.self,
    SyntaxFaults.self,
    DecodeFaults.self,
    OddFaults.self,
    EscapeFaults.self,
  ]

  static let faults: [Fault] = groups.flatMap { $0.faults }

  static let byName = Dictionary(faults.map { ($0.name, $0) }) { first, _ in first }
}
