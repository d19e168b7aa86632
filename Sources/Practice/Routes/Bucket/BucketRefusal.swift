/// Why the bucket answers no request, in S3's own codes.
struct BucketRefusal: Sendable, Equatable {
  struct Detail: Sendable, Equatable {
    let name, value: String
  }

  let status: Int
  let code: String
  let message: String
  /// What else is said, such as what was signed here.
  var details: [Detail] = []

  init(_ status: Int, _ code: String, _ message: String, _ details: KeyValuePairs<String, String> = [:]) {
    (self.status, self.code, self.message) = (status, code, message)
    self.details = details.map { Detail(name: $0.key, value: $0.value) }
  }

  var response: Response {
    let members = [("Code", JSONText.string(code)), ("Message", .string(message))]
    return .json(.object(members + details.map { ($0.name, .string($0.value)) }), status: status)
  }

  static let schema = Schema.named(
    "BucketRefusal",
    .object([
      "Code": .text, "Message": .text, "AWSAccessKeyId?": .text, "StringToSign?": .text,
      "CanonicalRequest?": .text,
    ]))
}
