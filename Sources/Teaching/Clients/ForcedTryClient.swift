/// C. A tidy client in which request and response must fit together, or it does not compile.
///
/// It decodes with `try!` and never looks at the status, so whatever is not the promised value ends the app.
enum ForcedTryClient: ClassicClient {
  static let name = "C, try!"

  static func report(_ answer: PlatformAnswer) -> ClientReport {
    switch answer {
    case .notMade: .crash("crash: URL(string:)!", losing: "everything")
    case .failed: .silence("nil", losing: "which failure it was")
    case .answered(_, _, decodes: true): .value()
    case .answered(let status, _, decodes: false):
      .crash("crash: try!", losing: (200..<300).contains(status) ? "everything" : "the status")
    }
  }
}
