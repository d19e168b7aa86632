/// Paths under a base.
package enum URLPath {
  /// Puts a reference under a base's path: `/x` from the base on, everything else from where `cd` has led.
  ///
  /// `..` goes up, but never out of the base.
  package static func join(_ root: String, _ current: String, _ reference: String, keepsDots: Bool) -> String
  {
    var segments: [Substring] = []
    if !reference.hasPrefix("/") { segments = split(current).filter { !$0.isEmpty } }
    let added =
      reference.isEmpty ? [] : split(reference.hasPrefix("/") ? String(reference.dropFirst()) : reference)
    for segment in added {
      if !keepsDots, segment == "." { continue }
      if !keepsDots, segment == ".." {
        _ = segments.popLast()
      } else {
        segments.append(segment)
      }
    }
    let base = root.hasSuffix("/") ? String(root.dropLast()) : root
    if segments.isEmpty { return reference.isEmpty ? root : base + "/" }
    return base + "/" + segments.joined(separator: "/")
  }

  /// Takes `.` and `..` out of a whole path.
  static func withoutDots(_ path: String) -> String {
    guard path.utf8.contains(UInt8(ascii: ".")) else { return path }
    let segments = split(path)
    guard segments.contains(".") || segments.contains("..") else { return path }
    var kept: [Substring] = []
    for segment in segments.dropFirst() {
      if segment == ".." { _ = kept.popLast() } else if segment != "." { kept.append(segment) }
    }
    if segments.last == "." || segments.last == ".." { kept.append("") }
    return "/" + kept.joined(separator: "/")
  }

  private static func split(_ path: String) -> [Substring] {
    path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map { Substring($0) }
  }
}
