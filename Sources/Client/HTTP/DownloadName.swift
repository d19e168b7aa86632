internal import ApusEncodings

/// What a file is called that a body goes to, by what the server says or by the URL. Whatever they say, it is the name
/// of a file in one folder, seen whole, and neither hidden nor a path.
package struct DownloadName: Sendable, Hashable {
  package let text: String

  /// Room for `.part` and what else stands behind a name while it is on its way.
  private static let longest = 200

  package init(_ head: ResponseHead, from url: WebURL) {
    let announced = head.headers["Content-Disposition"].flatMap { ContentDisposition($0).fileName }
    let last = url.path.split(separator: "/").last.map { PercentEncoding.decode(String($0)) }
    text = announced.flatMap(Self.safe) ?? last.flatMap(Self.safe) ?? "index"
  }

  /// The same name with a number, for when there is such a file: `a-2.txt`.
  package func numbered(_ number: Int) -> String {
    guard number > 1 else { return text }
    let (stem, ending) = Self.split(text)
    return "\(stem)-\(number)\(ending)"
  }

  /// `nil` where nothing is left of it.
  private static func safe(_ name: String) -> String? {
    let last = name.split { $0 == "/" || $0 == "\\" }.last ?? ""
    let seen = String(String.UnicodeScalarView(last.unicodeScalars.filter { !Unseen.inSource.contains($0) }))
    let trimmed = seen.drop { $0 == "." || $0 == " " }.reversed().drop { $0 == "." || $0 == " " }.reversed()
    guard !trimmed.isEmpty else { return nil }
    var (stem, ending) = split(String(trimmed))
    while stem.utf8.count + ending.utf8.count > longest, !stem.isEmpty { stem.removeLast() }
    return stem.isEmpty ? nil : stem + ending
  }

  private static func split(_ name: String) -> (stem: String, ending: String) {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex, name[dot...].utf8.count <= 20 else {
      return (name, "")
    }
    return (String(name[..<dot]), String(name[dot...]))
  }
}
