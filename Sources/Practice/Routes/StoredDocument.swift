/// A document as it is kept.
struct StoredDocument: Sendable {
  let name: String
  var text: String
  var version = 1
  var isGone = false

  static let seeds = [
    StoredDocument(name: "readme", text: "Swifts eat, drink and sleep in the air."),
    StoredDocument(name: "old", text: "", isGone: true),
  ]

  var tag: String { "\"v\(version)\"" }

  var json: JSONText { ["name": .string(name), "text": .string(text), "version": .int(version)] }
}
