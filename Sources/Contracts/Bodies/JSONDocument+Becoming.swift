package import ApusJSON

extension JSONDocument {
  /// Whether somebody who goes by this value finds what they look for in another: in what differs is nothing but what may be
  /// fine.
  package func mayBecome(_ other: JSONDocument) -> Bool {
    JSONContract(self).findings(in: other).allSatisfy(\.isNoted)
  }
}
