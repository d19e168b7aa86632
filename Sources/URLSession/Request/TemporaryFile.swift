import ApusClient
import ApusSystem

/// A file of our own that only its owner can read, gone when the last reference to it is.
final class TemporaryFile: Sendable {
  private let file: ApusSystem.TemporaryFile

  var path: String { file.path }

  init() throws(TransferProblem) {
    do throws(SystemError) {
      file = try ApusSystem.TemporaryFile(named: "upload", ending: "")
    } catch {
      throw Self.failed(error)
    }
  }

  deinit { file.remove() }

  func fill(from source: BodySource) throws {
    do {
      try source.forEachPiece { piece in
        try Task.checkCancellation()
        try file.descriptor.write(piece)
      }
    } catch let error as SystemError {
      throw Self.failed(error)
    }
  }

  private static func failed(_ error: SystemError) -> TransferProblem {
    TransferProblem(
      .requestBody, "the body cannot be put together in a temporary file", underlying: error.description)
  }
}
