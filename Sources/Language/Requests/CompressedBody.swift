import ApusClient
internal import CApusCodecs

extension RequestPreparation {
  /// Compresses a body as `--compress` of HTTPie does: where that makes it smaller, and always when it is said twice.
  func compress(_ plan: inout BodyPlan) throws(LineProblem) {
    let uses = line.options.filter { $0.option == .compress && $0.isOn }
    guard let use = uses.last, let body = plan.body else { return }
    let bytes: [UInt8]
    do {
      bytes = try wholeBytes(of: body)
    } catch {
      throw LineProblem(.requestBody, "\(error.path) cannot be compressed: \(error.reason)", at: use.range)
    }
    guard let compressed = Self.deflated(bytes) else {
      throw LineProblem(.requestBody, "there is no zlib to compress the body with", at: use.range)
    }
    guard uses.count > 1 || compressed.count < bytes.count else { return }
    plan.body = RequestBody(.bytes(compressed), contentType: body.contentType)
    plan.headers = plan.headers.setting("Content-Encoding", "deflate")
  }

  private static func deflated(_ bytes: [UInt8]) -> [UInt8]? {
    guard codecs_has_deflate() != 0 else { return nil }
    var isWhole = false
    let deflated = [UInt8](unsafeUninitializedCapacity: codecs_deflate_bound(bytes.count)) { room, count in
      var size = room.count
      isWhole = codecs_deflate(bytes, bytes.count, room.baseAddress, &size) == 0
      count = isWhole ? size : 0
    }
    return isWhole ? deflated : nil
  }
}
