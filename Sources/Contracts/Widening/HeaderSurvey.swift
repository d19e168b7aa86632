internal import ApusClient
internal import ApusRendering

/// Which headers come and go, or say something else, in answers to one question.
struct HeaderSurvey {
  private let recorded: Exchange
  private let ignored: IgnoredPlaces

  init(_ recorded: Exchange, except ignored: IgnoredPlaces) {
    self.recorded = recorded
    self.ignored = ignored
  }

  func places(in samples: [Exchange]) -> [WidenedPlace] {
    guard let promised = recorded.response?.headers else { return [] }
    let answers = samples.compactMap { sample in sample.response.map { ($0.headers, sample.askedLast) } }
    let asked = Units.count(answers.count, "answer")
    var seen: Set<String> = []
    let names = promised.map { $0.name.lowercased() }.filter { seen.insert($0).inserted }
    return names.compactMap { name in
      let fields = HeaderFields(promised.filter { $0.isNamed(name) })
      let contract = HeaderContract(promised: fields, ignored: ignored, asked: recorded.askedLast)
      let broken = answers.filter { headers, url in
        contract.findings(in: headers, of: url).contains { !$0.isNoted }
      }
      guard !broken.isEmpty else { return nil }
      let missing = broken.count { !$0.0.contains(name) }
      guard missing == broken.count else {
        return WidenedPlace(
          rule: "header \(name) ignore", reason: "another value in \(broken.count) of \(asked)")
      }
      return WidenedPlace(rule: "header \(name) optional", reason: "missing in \(missing) of \(asked)")
    }
  }
}
