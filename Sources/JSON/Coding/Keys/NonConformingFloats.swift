/// What stands for the numbers that JSON cannot say.
public struct NonConformingFloats: Sendable, Hashable {
  public var positiveInfinity: String
  public var negativeInfinity: String
  public var nan: String

  public init(positiveInfinity: String, negativeInfinity: String, nan: String) {
    self.positiveInfinity = positiveInfinity
    self.negativeInfinity = negativeInfinity
    self.nan = nan
  }
}
