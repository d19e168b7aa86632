/// Where the library is that a generated package depends on.
package enum LibraryPlace: Sendable, Hashable {
  /// Nobody said it, so that the manifest does not build before somebody does.
  case unknown
  case folder(String)
  case address(String)

  /// An address, `https://…` or `git@host:…`; anything else is a folder.
  package init(_ text: String) {
    self = text.contains("://") || text.hasPrefix("git@") ? .address(text) : .folder(text)
  }

  /// What products of it say that they are of.
  var packageName: String {
    guard case .address(let text) = self else { return "apus" }
    let last = text.split(whereSeparator: { $0 == "/" || $0 == ":" }).last ?? "apus"
    return String(last.hasSuffix(".git") ? last.dropLast(4) : last)
  }

  /// Lines of a manifest that declare `apus`, the dependency.
  ///
  /// - Parameter version: the first of the library that will do.
  func declaration(version: String) -> [String] {
    let name = "let apus = Package.Dependency"
    switch self {
    case .folder(let path): return ["\(name).package(name: \"apus\", path: \(SourceText.literal(path)))"]
    case .address(let text):
      return ["\(name).package(url: \(SourceText.literal(text)), from: \"\(version)\")"]
    case .unknown:
      return [
        "#error(\"say in the line below where Apus is, and take this one away\")",
        "// Of one that stands beside this package: `.package(path: \"../apus\")`.",
        "\(name).package(url: \"https://HOST/apus.git\", from: \"\(version)\")",
      ]
    }
  }
}
