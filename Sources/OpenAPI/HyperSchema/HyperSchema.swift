internal import ApusEncodings
internal import ApusJSON

/// A description in JSON Hyper-Schema: schemas of values, with `links` that say what can be asked for them.
///
/// It becomes the same text with `paths` behind it, as OpenAPI has them, so that all that reads descriptions reads this one, and
/// references lead where they led before.
struct HyperSchema {
  /// The member that says what the description was written in.
  static let formatKey = "x-apus-format"
  /// What is beyond this is no API that somebody has.
  private static let mostLinks = 5_000

  let root: Node
  private let resources: HyperResources
  private(set) var warnings: [SpecificationWarning] = []

  /// `nil` for what is no Hyper-Schema: it has no link that leads anywhere.
  init?(_ root: Node) {
    let resources = HyperResources(in: root)
    guard !resources.withLinks.isEmpty else { return nil }
    self.root = root
    self.resources = resources
  }

  /// The same as a document of OpenAPI.
  mutating func translated() throws(SpecificationError) -> JSONDocument {
    var translation = HyperTranslation(resources: resources, home: home)
    var count = 0
    for resource in resources.withLinks {
      for link in resource.links where count < Self.mostLinks {
        count += 1
        translation.add(link, of: resource)
      }
    }
    if count == Self.mostLinks { translation.warn("only the first \(count) links are read", at: root) }
    warnings = translation.warnings
    do throws(SyntaxError) {
      return try JSONDocument(text(with: translation))
    } catch {
      throw .syntax(error)
    }
  }

  private func text(with translation: HyperTranslation) -> [UInt8] {
    let source = root.document.bytes
    let start = source.startIndex + (source.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0)
    // Only the last brace goes: what stands where in the text stays as it is.
    var text = Array(source[start..<max(start, root.byteRange.upperBound - 1)])
    let info = [
      "\"title\":\(JSONValue.string(root["title"]?.string ?? "").text)",
      root["description"]?.string.map { "\"description\":\(JSONValue.string($0).text)" },
    ].compactMap(\.self).joined(separator: ",")
    let (prefix, paths) = translation.paths
    let server = home.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
    var members = ["\"openapi\":\"3.1.0\"", "\"\(Self.formatKey)\":\"JSON Hyper-Schema \(draft)\""]
    members.append("\"info\":{\(info)}")
    let url = (server ?? "") + prefix
    if !url.isEmpty { members.append("\"servers\":[{\"url\":\(JSONValue.string(url).text)}]") }
    members.append("\"paths\":{\(paths)}")
    text += Array(",\n\(members.joined(separator: ",\n"))}".utf8)
    return text
  }

  /// Where the API is: `base`, or else where the whole says that it is itself.
  private var home: String? {
    let said = (root["base"]?.string).map { [$0] } ?? []
    return (said + resources.homes).first { text in
      ["http://", "https://"].contains { text.lowercased().hasPrefix($0) } && !text.contains("{")
    }
  }

  /// Whether it says that it is a schema of one kind or another.
  static func isSchema(_ root: Node) -> Bool { root["$schema"]?.string?.contains("schema") == true }

  /// By what it says of itself; draft 4 where it says nothing that is known.
  private var draft: String {
    let said = root["$schema"]?.string ?? ""
    let known = ["draft-03", "draft-05", "draft-06", "draft-07", "2019-09", "2020-12"]
    guard let found = known.first(where: { said.contains($0) }) else { return "draft 4" }
    return found.hasPrefix("draft-0") ? "draft \(found.dropFirst("draft-0".count))" : found
  }
}
