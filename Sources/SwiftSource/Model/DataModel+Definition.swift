extension DataModel {
  /// What a description has under a name.
  enum Definition: Sendable {
    case object(Object)
    case variants(Variants)
    case enumeration(Enumeration)
  }

  /// One of several objects, which a member tells apart.
  struct Variants: Sendable {
    struct Variant: Sendable {
      let value: String
      let kind: Kind
      /// Whether its own members have the one that tells.
      let hasKey: Bool
    }

    let name: String?
    let summary: String?
    /// The member that tells.
    let key: String
    let all: [Variant]
  }

  struct Enumeration: Sendable {
    let name: String?
    let values: [String]
    let summary: String?
  }
}
