internal import ApusEncodings

/// What was most likely meant by a name that a schema does not have.
enum NearName {
  /// The one that is close to it, or else the first that begins with it; `nil` where there is neither.
  static func find(_ name: String, among names: [String]) -> String? {
    if let near = NearestWord.find(name, among: names) { return near }
    let beginning = name.lowercased()
    return beginning.count < 2 ? nil : names.first { $0.lowercased().hasPrefix(beginning) }
  }
}
