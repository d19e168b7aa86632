/// A request, with all that it inherits from its folders.
package struct CollectedRequest: Sendable {
  package var name: String
  /// The folders it is in, the outermost first.
  package var folders: [String] = []
  package var line = 1
  /// The file that the line is in, where the collection has several.
  package var file: String?
  package var method: String = "GET"
  package var url: String = ""
  package var headers: [CollectedPair] = []
  package var auth = CollectedAuth.none
  package var body = CollectedBody.none
  /// What its folders and it give names to, for itself alone.
  package var variables: [CollectedVariable] = []
  package var captures: [CollectedCapture] = []
  package var checks: [CollectedCheck] = []
  package var followsRedirects = true
  /// In seconds.
  package var timeout: String?
  /// Why it is not sent; `nil` when it is.
  package var refusal: String?

  package init(name: String) { self.name = name }

  /// The folders and the name, as one path.
  package var title: String { (folders + [name]).joined(separator: " / ") }

  package mutating func refuse(_ why: String) { refusal = refusal ?? why }
}
