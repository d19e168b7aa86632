internal import ApusClient
internal import ApusWords

/// What was done about a token on the way to an answer.
enum RenewalFacts: FactFinder {
  static func facts(in exchange: Exchange) -> [Fact] {
    guard let renewal = exchange.renewal else { return [] }
    let evidence = Evidence.request(exchange)
    switch renewal {
    case .before:
      return [
        Fact(.seen, "The token was good no more, and was renewed before the request went out.", evidence)
      ]
    case .afterRefusal:
      return [
        Fact(.seen, "The token was refused at first; it was renewed, and the request sent again.", evidence)
      ]
    case .left:
      return [
        Fact(
          .seen,
          "The token was refused. What may do something twice is not sent again unasked; the next request renews it.",
          evidence, try: "rerun")
      ]
    case .failed(let reason, _):
      let told = retold(reason, keeping: renewal.foreign)
      return [Fact(.seen, "The token could not be renewed: \(told).", evidence, try: "help auth")]
    }
  }
}
