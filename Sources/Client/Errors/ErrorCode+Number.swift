extension ErrorCode {
  /// The domain of every failure where it is seen as an `NSError`. The same for ever.
  public static let errorDomain = "ApusClient.APIFailure"

  /// The code as a number, the same for ever: a status is itself, everything else is above 1,000. It is what `NSError`
  /// shows, and what crash reporters group by.
  public var number: Int { status ?? Self.numbers[name] ?? 1_000 }

  /// A number that was given is never given to another code.
  private static let numbers: [String: Int] = [
    "request.url": 1_001, "request.header": 1_002, "request.body": 1_003, "request.parameter": 1_004,
    "request.variable": 1_005, "middleware.failed": 1_101, "auth.refresh": 1_102,
    "network.dns": 2_001, "network.refused": 2_002, "network.unreachable": 2_003, "network.reset": 2_004,
    "network.closed": 2_005, "tls.expired": 2_101, "tls.hostname": 2_102, "tls.untrusted": 2_103,
    "tls.protocol": 2_104, "proxy.failed": 2_201,
    "timeout.connect": 3_001, "timeout.idle": 3_002, "timeout.total": 3_003, "cancelled": 3_101,
    "redirect.limit": 4_001, "redirect.loop": 4_002, "redirect.unsafe": 4_003, "redirect.location": 4_004,
    "protocol.status": 5_001, "protocol.header": 5_002, "protocol.framing": 5_003, "header.tooLarge": 5_101,
    "body.truncated": 5_201, "body.encoding": 5_202, "body.tooLarge": 5_203, "body.empty": 5_204,
    "oauth.refused": 5_301, "oauth.answer": 5_302, "oauth.state": 5_303, "oauth.expired": 5_304,
    "oauth.endpoint": 5_305,
    "decode.syntax": 6_001, "decode.missing": 6_002, "decode.type": 6_003, "decode.value": 6_004,
    "ws.refused": 5_401, "ws.handshake": 5_402, "ws.frame": 5_403, "ws.text": 5_404, "ws.tooLarge": 5_405,
    "ws.dropped": 5_406, "ws.silent": 5_407, "ws.closed": 5_408,
    "expect.failed": 7_001, "replay.drift": 7_002, "replay.missing": 7_003, "output.tooLarge": 7_004,
    "sign.mismatch": 7_005, "output.command": 7_006,
    "graphql.errors": 6_201, "usage.command": 8_001, "usage.argument": 8_002,
  ]
}
