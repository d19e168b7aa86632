internal import ApusMarkup
internal import ApusRendering

/// Where XML is not always alike: what may be missing, and what is not always a number.
struct XMLSurvey {
  private let contract: XMLContract

  init(_ contract: XMLContract) { self.contract = contract }

  func places(in samples: [MarkupTree]) -> [WidenedPlace] {
    var order: [String] = []
    var missing: [String: Int] = [:]
    var odd: [String: Int] = [:]
    for sample in samples {
      let misfits = contract.misfits(in: sample)
      for place in misfits.missing + misfits.odd where !order.contains(place) { order.append(place) }
      for place in misfits.missing { missing[place, default: 0] += 1 }
      for place in misfits.odd { odd[place, default: 0] += 1 }
    }
    let asked = Units.count(samples.count, "answer")
    return order.map { place in
      let without = missing[place].map { "missing in \($0) of \(asked)" }
      let text = odd[place].map { "no number in \($0) of \(asked)" }
      let reason = [without, text].compactMap { $0 }.joined(separator: ", ")
      let promise = without == nil ? "type string" : text == nil ? "optional" : "optional, type string"
      return WidenedPlace(rule: "\(place) \(promise)", reason: reason)
    }
  }
}
