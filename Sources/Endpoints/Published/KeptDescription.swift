internal import ApusClient
internal import ApusJSON
internal import ApusRendering

/// What is known of a description that was fetched and kept.
package struct KeptDescription: Sendable, Hashable {
  package let name: String
  package let title: String
  package let address: String
  let mediaType: String
  /// The file in the folder of those that are kept.
  let file: String
  package let size: Int
  /// What a server knows this state of it by.
  let etag: String?
  let modified: String?
  /// When it came, and when it was last asked for: seconds since 1970.
  package let fetched: Int
  package internal(set) var asked: Int

  static let day = 86_400

  /// Whether it is time to ask whether there is another. A clock that was put back is no reason.
  package func isDue(at now: Int) -> Bool { now - asked >= Self.day }

  /// Since when it is here, in words.
  package func age(at now: Int) -> String {
    let seconds = max(0, now - fetched)
    if seconds < 60 { return "kept just now" }
    if seconds < 3600 { return "kept \(Units.count(seconds / 60, "minute")) ago" }
    if seconds < Self.day { return "kept \(Units.count(seconds / 3600, "hour")) ago" }
    return "kept \(Units.count(seconds / Self.day, "day")) ago"
  }

  var text: String {
    let members: [JSONValue.Member] = [
      .init("name", .string(name)), .init("title", .string(title)), .init("address", .string(address)),
      .init("type", .string(mediaType)), .init("file", .string(file)), .init("size", .number(.init(size))),
      .init("etag", etag.map { .string($0) } ?? .null),
      .init("modified", modified.map { .string($0) } ?? .null),
      .init("fetched", .number(.init(fetched))), .init("asked", .number(.init(asked))),
    ]
    return JSONValue.object(members).text + "\n"
  }

  /// Reads what `text` writes; `nil` where it is anything else.
  init?(_ bytes: [UInt8]) {
    guard let root = try? JSONDocument(bytes).root, let name = root["name"]?.string,
      let address = root["address"]?.string, let file = root["file"]?.string, !file.contains("/"),
      let size = root["size"]?.integer, let fetched = root["fetched"]?.integer
    else { return nil }
    (self.name, self.address, self.file) = (name, address, file)
    (self.size, self.fetched) = (Int(size), Int(fetched))
    title = root["title"]?.string ?? name
    mediaType = root["type"]?.string ?? DescriptionSource.usualTypes
    etag = root["etag"]?.string
    modified = root["modified"]?.string
    asked = root["asked"]?.integer.map { Int($0) } ?? self.fetched
  }

  init(
    _ source: DescriptionSource, file: String, size: Int, etag: String?, modified: String?, at now: Int
  ) {
    (name, title, address) = (source.name, source.title, source.address.text)
    mediaType = source.mediaType
    (self.file, self.size, self.etag, self.modified) = (file, size, etag, modified)
    (fetched, asked) = (now, now)
  }
}
