/// Where an `ETagCache` keeps answers. What cannot be kept is not there, which is no failure.
protocol AnswerStore: Sendable {
  func answer(for key: String) -> KeptAnswer?
  func keep(_ answer: KeptAnswer, for key: String)
  func remove(_ key: String)
  func removeAll()
}
