/// How often something that is served was asked for, and how often it was to be.
struct AskedCount: Equatable {
  let name: String
  var times: Int
  let promised: Int?

  var isKept: Bool { promised.map { $0 == times } ?? true }
}
