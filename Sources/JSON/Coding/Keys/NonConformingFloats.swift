/// What stands for the numbers that JSON cannot say.
public struct NonConformingFloats: Sendable, Hashable {
  /// Stands for infinity.
  public var positiveInfinity: String
  /// Stands for minus infinity.
  public var negativeInfinity: String
  /// Stands for NaN.
  public var nan: String

  /// The texts for the three, none of which has a usual one.
  public init(positiveInfinity: String, negativeInfinity: String, nan: String) {
    self.positiveInfinity = positiveInfinity
    self.negativeInfinity = negativeInfinity
    self.nan = nan
  }
}
