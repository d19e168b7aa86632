internal import ApusClient
internal import ApusFormats
package import ApusJSON
internal import ApusSurroundings

/// Lines of gron that are opened to be looked into.
package enum OpenedGron {
  package static func document(_ bytes: [UInt8]) throws -> JSONDocument {
    do throws(GronReader.Problem) {
      return try GronReader.document(bytes)
    } catch {
      throw CommandFailure(
        .decodeSyntax, "line \(error.line) is none of gron's: \(error.message)", try: ["help gron"])
    }
  }
}
