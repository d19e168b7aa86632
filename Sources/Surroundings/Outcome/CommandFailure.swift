package import ApusClient
package import ApusJSON
internal import ApusRendering
package import ApusText

/// Why a command that was understood did not do what it was asked for.
package struct CommandFailure: Error {
  package let code: ErrorCode
  /// In plain words, without the code and without a full stop.
  package let message: String
  package let details: [Line]
  /// The place in a document that the failure is about.
  package let place: SourceExcerpt?
  /// What to know about that place.
  package let note: String?
  /// Lines to type, each of which works.
  package let suggestions: [String]
  /// What others say in it, such as a server: that is in no language of the program.
  package let foreign: [String]

  package init(
    _ code: ErrorCode, _ message: String, details: [Line] = [], place: SourceExcerpt? = nil,
    note: String? = nil,
    try suggestions: [String] = [], foreign: [String] = []
  ) {
    self.code = code
    self.message = message
    self.details = details
    self.place = place
    self.note = note
    self.suggestions = suggestions
    self.foreign = foreign
  }
}

extension CommandFailure {
  /// A text that was to be JSON and is not.
  package init(_ error: SyntaxError, in bytes: [UInt8], try suggestions: [String]) {
    let offset = error.position.offset
    let place = SourceExcerpt(bytes[...], offset..<min(offset + 1, bytes.count))
    self.init(.decodeSyntax, "\(error)", place: place, try: suggestions)
  }
}
