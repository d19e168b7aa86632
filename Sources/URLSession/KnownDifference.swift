package import ApusClient

/// Something that this transport does not tell or do as it was on the wire, and why.
public struct KnownDifference: Sendable, Hashable {
  /// Where a difference was seen.
  public enum Platforms: Sendable, Hashable {
    /// On every system.
    case all
    /// Foundation's own URLSession, over libcurl.
    case linux
    /// What Apple's systems have.
    case apple
  }

  /// A fault of the practice API in which it is seen, and what comes of it here.
  package struct Sighting: Sendable, Hashable {
    /// As under `/faults/`.
    package let fault: String
    /// `nil` for a success. Means nothing where the process ends.
    package let code: ErrorCode?
    /// What is kept of the body.
    package let keeps: String

    init(_ fault: String, _ code: ErrorCode?, keeps: String = "") {
      self.fault = fault
      self.code = code
      self.keeps = keeps
    }
  }

  /// Stable, and dotted like a failure's code.
  public let name: String
  /// Where it was seen.
  public let platforms: Platforms
  /// What a caller sees.
  public let effect: String
  /// Why it cannot be helped from outside.
  public let reason: String
  /// Whether the process ends, and with it the app. False for most.
  public let endsProcess: Bool
  /// None where no fault shows it; then a test of this transport does.
  package let sightings: [Sighting]

  /// Whether it is to be met on the platform this was built for.
  package var isHere: Bool {
    #if canImport(FoundationNetworking)
      platforms != .apple
    #else
      platforms != .linux
    #endif
  }
}
