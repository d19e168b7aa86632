/// What the name of one of AWS's hosts says: `sqs.eu-west-1.amazonaws.com`, `photos.s3.eu-west-1.amazonaws.com`.
enum AWSHost {
  static func settings(_ host: String) -> [AuthScheme.Setting.Name: String] {
    let parts = host.lowercased().split(separator: ".").map(String.init)
    for (suffix, service) in [(["amazonaws", "com"], nil), (["on", "aws"], "lambda")] as [([String], String?)]
    {
      guard parts.count > suffix.count, parts.suffix(suffix.count) == suffix[...] else { continue }
      return named(parts.dropLast(suffix.count), service)
    }
    if parts.suffix(3) == ["amazonaws", "com", "cn"] { return named(parts.dropLast(3), nil) }
    return [:]
  }

  private static func named(
    _ parts: ArraySlice<String>, _ known: String?
  ) -> [AuthScheme.Setting.Name: String] {
    guard let last = parts.last else { return [:] }
    // `iam.amazonaws.com` is of the first region; behind `photos.s3.amazonaws.com` a bucket may be in any.
    guard isRegion(last) else {
      let name = service(last)
      return name == "s3" ? [.service: name] : [.region: "us-east-1", .service: name]
    }
    // `lambda-url` says what the service is called otherwise.
    let name = known ?? parts.dropLast().last.map(service)
    return name.map { [.region: last, .service: $0] } ?? [.region: last]
  }

  /// `s3-accelerate` and `s3-website` are signed as `s3`.
  private static func service(_ name: String) -> String {
    name.hasPrefix("s3-") && !name.hasPrefix("s3-outposts") ? "s3" : name
  }

  private static func isRegion(_ name: String) -> Bool {
    let parts = name.split(separator: "-")
    return parts.count >= 3 && parts.last.flatMap { Int($0) } != nil
  }
}
