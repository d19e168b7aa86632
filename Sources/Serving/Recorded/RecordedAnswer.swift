internal import ApusJSON
package import ApusPractice

/// One answer that was recorded or written by hand, and what is asked for it.
package struct RecordedAnswer: Sendable {
  let request: RecordedRequest
  let answer: MockAnswer
  /// How often somebody promised that its request will be made.
  let promised: Int?
  /// What it is filled with, once somebody asked.
  let filling: Filling

  enum Filling: Sendable {
    /// What stood in the gaps of the path when it was recorded: a member of that name and value gets what was asked for.
    case recorded([(name: String, value: String)])
    /// Its gaps are those of the path.
    case gaps
  }

  package init(_ request: RecordedRequest, _ answer: MockAnswer) {
    self.init(request, answer, promised: nil, filling: .recorded([]))
  }

  init(_ request: RecordedRequest, _ answer: MockAnswer, promised: Int?, filling: Filling) {
    self.request = request
    self.answer = answer
    self.promised = promised
    self.filling = filling
  }

  /// The answer to a request that it fits.
  ///
  /// - Parameter values: what stands in the gaps of the path.
  func filled(with values: [(name: String, value: String)]) -> MockAnswer {
    guard !values.isEmpty else { return answer }
    var filled = answer
    switch filling {
    case .gaps:
      let known = Dictionary(values) { first, _ in first }
      filled.fields = filled.fields.map { ($0.name, GapText($0.value).filled(with: known)) }
      if let text = String(validating: answer.body, as: UTF8.self) {
        let isJSON = answer.fields.contains { field in
          field.name.lowercased() == "content-type" && field.value.lowercased().contains("json")
        }
        let values = isJSON ? known.mapValues { JSONString.escaped($0) } : known
        filled.body = Array(GapText(text).filled(with: values).utf8)
      }
    case .recorded(let recorded):
      filled.body = AskedValues(recorded: recorded, asked: values).put(into: answer.body)
    }
    return filled
  }
}
