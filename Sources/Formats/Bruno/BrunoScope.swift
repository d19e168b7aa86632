internal import ApusEncodings
internal import ApusJSON

/// What requests of Bruno's have from their collection and their folders.
struct BrunoScope {
  var folders: [String] = []
  var auth: BrunoAuth?
  var headers: [CollectedPair] = []
  var variables: [CollectedVariable] = []
  var scripts: [CollectionScript] = []
  var captures: [CollectedCapture] = []

  /// What is closer replaces what has the same name.
  mutating func replace(_ closer: [CollectedPair]) {
    headers.removeAll { outer in closer.contains { $0.name.lowercased() == outer.name.lowercased() } }
    headers += closer
  }
}
