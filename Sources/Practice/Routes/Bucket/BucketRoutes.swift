#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A bucket in the manner of S3, where each request is signed.
enum BucketRoutes: RouteGroup {
  static let title = "A bucket with signed requests"

  static let routes: [Route] = [
    .get(
      "/bucket",
      "What is in a bucket whose requests are signed as for S3, with the key PRACTICE and its secret practice-secret.",
      answer: signed(list)
    )
    .taking(.query("prefix", .text, "Lists only keys that begin so."), skew).answering(200, listSchema)
    .failing(400, 403, with: BucketRefusal.schema),
    .get(path, "One object of it; needs a signature.", example: "/bucket/hello.txt", answer: signed(get))
      .taking(key, skew).answering(200).failing(400, 403, 404, with: BucketRefusal.schema),
    .put(
      path, "Puts an object into it; needs a signature, and one of the body as well.",
      example: "/bucket/note.json", answer: signed(put)
    )
    .taking(key, skew).answering(200).failing(400, 403, with: BucketRefusal.schema),
    .delete(
      path, "Takes an object out of it; needs a signature; answers 204 without a body.",
      example: "/bucket/hello.txt", answer: signed(delete)
    )
    .taking(key, skew).answering(204).failing(400, 403, with: BucketRefusal.schema),
  ]

  private static let path = "/bucket/{key...}"
  private static let key = Parameter.path("key", .text, "The name of an object, which may have slashes.")
  private static let skew = Parameter.query(
    "skew", .integer(-86_400...86_400), "By how many seconds the bucket's clock is off.")
  private static let listSchema = Schema.named(
    "Bucket",
    .object([
      "Name": .text, "Prefix": .text, "KeyCount": .integer(), "IsTruncated": .boolean,
      "Contents": .array(of: .object(["Key": .text, "Size": .integer(), "ETag": .text])),
    ]))

  private static let longestKey = 1024
  private static let largest = 64 * 1024

  /// What answers only requests that are signed.
  private static func signed(
    _ answer: @escaping @Sendable (Call) -> Response
  ) -> @Sendable (Call) -> Response {
    { call in
      let skew = call.query("skew").flatMap { Int($0) } ?? 0
      let now = Date().addingTimeInterval(Double(min(max(skew, -86_400), 86_400)))
      return BucketGuard(now: now).refusal(of: call.request)?.response ?? answer(call)
    }
  }

  /// What stands behind `/bucket/`.
  private static func key(of call: Call) -> String {
    call.request.target.segments.dropFirst().joined(separator: "/")
  }

  private static func list(_ call: Call) -> Response {
    let prefix = call.query("prefix") ?? ""
    let objects = call.site.state.bucket.all
      .filter { $0.key.utf8.starts(with: prefix.utf8) }
      .sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    return .json([
      "Name": "bucket", "Prefix": .string(prefix), "KeyCount": .int(objects.count),
      "IsTruncated": .bool(false),
      "Contents": .array(objects.map(\.json)),
    ])
  }

  private static func get(_ call: Call) -> Response {
    let key = key(of: call)
    guard let object = call.site.state.bucket.first(where: { $0.key == key }) else {
      return BucketRefusal(404, "NoSuchKey", "The specified key does not exist.", ["Key": key]).response
    }
    return .bytes(object.bytes, type: object.type, [Field("ETag", object.tag)])
  }

  private static func put(_ call: Call) -> Response {
    let key = key(of: call)
    let bytes = call.request.body.bytes
    guard !key.isEmpty else {
      return BucketRefusal(405, "MethodNotAllowed", "An object has a key: PUT /bucket/KEY.").response
    }
    guard key.utf8.count <= longestKey else {
      return BucketRefusal(400, "KeyTooLongError", "A key has at most \(longestKey) bytes.").response
    }
    guard bytes.count <= largest else {
      return BucketRefusal(400, "EntityTooLarge", "An object has at most \(largest) bytes here.").response
    }
    let bucket = call.site.state.bucket
    let type = call.header("Content-Type") ?? "application/octet-stream"
    let object = StoredObject(key: key, bytes: bytes, type: type)
    if !bucket.first(where: { $0.key == key }, orAdd: { _ in object }).isNew {
      _ = bucket.update(where: { $0.key == key }, with: { $0 = object })
    }
    return .empty(200, [Field("ETag", object.tag)])
  }

  /// Also of what is not there, as S3 has it.
  private static func delete(_ call: Call) -> Response {
    let key = key(of: call)
    _ = call.site.state.bucket.remove { $0.key == key }
    return .empty(204)
  }
}
