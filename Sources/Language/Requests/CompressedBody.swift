import ApusClient

extension RequestPreparation {
  /// Compresses a body as `--compress` of HTTPie does: where that makes it smaller, and always when it is said twice.
  func compress(_ plan: inout BodyPlan?) throws(LineProblem) {
    let uses = line.options.filter { $0.option == .compress && $0.isOn }
    guard let use = uses.last, let body = plan?.body else { return }
    let bytes: [UInt8]
    do {
      bytes = try wholeBytes(of: body)
    } catch {
      throw LineProblem(.requestBody, "\(error.path) cannot be compressed: \(error.reason)", at: use.range)
    }
    guard let compressed = context.deflate(bytes) else {
      throw LineProblem(.requestBody, "there is nothing here to compress the body with", at: use.range)
    }
    guard uses.count > 1 || compressed.count < bytes.count else { return }
    plan?.body = RequestBody(.bytes(compressed), contentType: body.contentType)
    let encoded = plan?.headers.setting("Content-Encoding", "deflate")
    if let encoded { plan?.headers = encoded }
  }
}
