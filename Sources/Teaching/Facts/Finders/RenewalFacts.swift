internal import ApusClient
internal import ApusWords

/// What was done about a token on the way to an answer.
enum RenewalFacts: FactFinder {
  static func facts(in exchange: Exchange) -> [Fact] {
    guard let renewal = exchange.renewal else { return [] }
    let evidence = Evidence.request(exchange)
    switch renewal {
    case .before:
      return [Fact(.seen, "The token had run out, and was renewed before the request went out.", evidence)]
    case .afterRefusal:
      return [
        Fact(.seen, "The token was refused at first; it was renewed, and the request sent again.", evidence)
      ]
    case .failed(let reason):
      return [
        Fact(.seen, "The token could not be renewed: \(reason).", evidence, try: "help auth")
      ]
    }
  }
}
