internal import ApusEncodings
package import ApusSystem

/// The files that a collection becomes.
package struct CollectionOutput {
  package private(set) var files: [NewFiles.File] = []
  /// The name that the files have, without an ending.
  package let name: String

  private static let open = "http-client.env.json"
  package static let secret = "http-client.private.env.json"

  package init(_ collection: RequestCollection) { name = Self.fileName(collection.name) }

  /// - Parameter folder: where the collection's own files are.
  package mutating func addHTTPFiles(_ collection: RequestCollection, filesIn folder: String) {
    let text = CollectionHTTPText(collection, named: name, filesIn: folder)
    if !collection.requests.isEmpty { add("\(name).http", text.text) }
    for body in text.bodies { add(body.name, body.text) }
    let environments = CollectionEnvironments(collection)
    if !environments.open.isEmpty { add(Self.open, environments.open) }
    addSecrets(of: collection)
  }

  package mutating func add(_ name: String, _ text: String) {
    files.append(NewFiles.File(name: name, bytes: Array(text.utf8), isPrivate: false))
  }

  package mutating func addSecrets(of collection: RequestCollection) {
    let text = CollectionEnvironments(collection).secret
    if !text.isEmpty {
      files.append(NewFiles.File(name: Self.secret, bytes: Array(text.utf8), isPrivate: true))
    }
  }

  /// Words of letters and digits, joined.
  private static func fileName(_ text: String) -> String {
    let words = text.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return words.isEmpty ? "collection" : String(words.joined(separator: "-").prefix(60))
  }
}
