internal import ApusAnswers
internal import ApusClient
internal import ApusContracts
internal import ApusSurroundings
internal import ApusText
internal import ApusWords

extension Context {
  /// Says what came of predictions, once something was sent since.
  ///
  /// - Parameter number: the number of the last answer when the line began.
  func judgePredictions(behind number: Int) {
    guard session.records.lastNumber > number, let record = session.records.last else { return }
    let predictions = session.predictions
    session.predictions = []
    let earlier = session.records.all.filter { $0.number <= number }.map(\.exchange)
    if Prediction.isTooLate(for: record.exchange.request, behind: earlier) {
      return output.note(
        Line(said("No prediction: you have seen the answer to this request before."), .warning))
    }
    let scope = LoneAnswer(JudgedAnswer(record.exchange, failure: record.failure?.code))
    for prediction in predictions {
      switch try? prediction.verdict(in: scope) {
      case .right?:
        output.note(
          Line(said("Right: you predicted \(prediction.text)."), .ok) + Line(" ") + Line("explain", .command)
            + Line(said(" says why."), .dim))
      case .wrong(let found)?:
        output.note(
          Line(said("Wrong: you predicted \(prediction.text), and it is \(retold(found)). "), .warning)
            + Line("explain", .command) + Line(said(" says why."), .dim))
      case nil:
        output.note(Line(said("The prediction \(prediction.text) cannot be looked at here."), .warning))
      }
    }
  }
}
