/// A hand-written API client as people publish them, reduced to one question: what does its caller learn?
///
/// Each is a model of a style: the order in which it looks at an answer, and what its errors have room for.
protocol ClassicClient: SendableMetatype {
  static var name: String { get }
  static func report(_ answer: PlatformAnswer) -> ClientReport
}
