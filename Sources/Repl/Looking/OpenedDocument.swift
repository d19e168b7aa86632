internal import ApusClient
internal import ApusFormats
internal import ApusJSON
internal import ApusSurroundings

/// What a file holds that is opened to be looked into.
enum OpenedDocument {
  /// One JSON text or several, or lines of gron.
  static func of(_ bytes: [UInt8], named path: String) throws -> Document {
    if GronReader.isOne(bytes, named: path) { return try ofGron(bytes) }
    let text = BodyText(bytes, contentType: "application/json")
    do throws(SyntaxError) {
      return try Document(oneOrMore: text.bytes)
    } catch {
      throw CommandFailure(error, in: text.bytes, try: ["explain decode.syntax"])
    }
  }

  private static func ofGron(_ bytes: [UInt8]) throws -> Document {
    do throws(GronReader.Problem) {
      return try GronReader.document(bytes)
    } catch {
      throw CommandFailure(
        .decodeSyntax, "line \(error.line) is none of gron's: \(error.message)", try: ["help gron"])
    }
  }
}
