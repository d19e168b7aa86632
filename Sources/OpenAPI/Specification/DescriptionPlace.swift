internal import ApusEncodings

/// Where a description is, and where a reference in one of its files leads.
///
/// A file is named by its path from the folder of the first one, `../shared/a.yaml` where it is above that, or by a whole
/// path or URL. The first one is named by nothing.
package enum DescriptionPlace: Sendable, Hashable {
  /// A file, by what it is called in its folder.
  case file(name: String)
  /// A whole URL, without what is behind `?` and `#`.
  case url(String)

  package init(url: String) {
    self = .url(String(url.prefix { $0 != "?" && $0 != "#" }))
  }

  /// What a reference names; `nil` for what is no place of a file.
  ///
  /// - Parameter place: the file that the reference stands in.
  func target(of written: String, from place: String) -> String? {
    if written.contains("\\") { return nil }
    guard !written.contains("://") else {
      let scheme = written.prefix { $0 != ":" }.lowercased()
      return ["http", "https"].contains(scheme) ? known(String(written.prefix { $0 != "?" })) : nil
    }
    guard !written.contains(":") else { return nil }
    let path = PercentEncoding.decode(written)
    let around = place.isEmpty ? whole : place
    if let origin = Self.origin(of: around) {
      let folder = written.hasPrefix("/") ? "" : String(around.dropFirst(origin.count))
      // Where there is nothing above, `..` leads nowhere else.
      let joined = Self.joined(folder, written).split(separator: "/").filter { $0 != ".." }.joined(
        separator: "/")
      return known(origin + "/" + joined)
    }
    return known(path.hasPrefix("/") ? Self.joined("/", path) : Self.joined(place, path))
  }

  private var whole: String {
    switch self {
    case .file: ""
    case .url(let url): url
    }
  }

  private func known(_ place: String) -> String {
    switch self {
    case .file(let name): place == name ? "" : place
    case .url(let url): place == url ? "" : place
    }
  }

  /// Whether somebody has to say that a file may be read: one of another origin, or above the folder of the first one.
  package func isOutside(_ place: String) -> Bool {
    let origin = Self.origin(of: place)
    return switch self {
    case .file: origin != nil || place.hasPrefix("/") || place.hasPrefix("../")
    case .url(let url): origin != Self.origin(of: url)
    }
  }

  /// `https://example.com` of a URL; `nil` of a path.
  package static func origin(of place: String) -> String? {
    guard let mark = place.firstRange(of: "://") else { return nil }
    let host = place[mark.upperBound...].prefix { $0 != "/" }
    return place[..<mark.upperBound].lowercased() + host.lowercased()
  }

  /// A path from the folder of a file, without `.` and as few `..` as there can be.
  private static func joined(_ file: String, _ path: String) -> String {
    var folders = file.split(separator: "/").dropLast(file.hasSuffix("/") ? 0 : 1).map(String.init)
    for part in path.split(separator: "/") where part != "." {
      guard part == "..", let last = folders.last, last != ".." else {
        folders.append(String(part))
        continue
      }
      folders.removeLast()
    }
    return (path.hasPrefix("/") || file.hasPrefix("/") ? "/" : "") + folders.joined(separator: "/")
  }
}
