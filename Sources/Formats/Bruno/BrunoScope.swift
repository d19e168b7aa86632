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
}
