import APIClient
import Foundation

/// A file of our own that only its owner can read, gone when the last reference to it is.
final class TemporaryFile: Sendable {
  let path: String

  init() throws(Problem) {
    path = FileManager.default.temporaryDirectory.appendingPathComponent("upload-\(UUID().uuidString)").path
    do {
      _ = try OutputFile(creating: path)
    } catch {
      throw Problem(
        .requestBody, "the body cannot be put together in a temporary file", underlying: error.reason)
    }
  }

  deinit { OutputFile.remove(path) }

  func fill(from source: BodySource) throws {
    do {
      let file = try OutputFile(opening: path)
      try source.forEachPiece { piece in
        try Task.checkCancellation()
        try file.write(piece)
      }
    } catch let failure as OutputFile.Failure {
      throw Problem(
        .requestBody, "the body cannot be put together in a temporary file", underlying: failure.reason)
    }
  }
}
