internal import ApusText

/// Bytes that would take over a terminal which prints them as they are.
enum EscapeFaults: FaultGroup {
  private static let escape = TerminalCode.escape
  /// The same as `ESC [`, in one character.
  private static let control = TerminalCode.control

  static let faults: [Fault] = [
    Fault("odd.escapes", "Terminal escapes in JSON strings and keys.") { _ in
      Wire.response(
        json: "{\"title\": \"\\u001b]0;taken over\\u0007\", \"red\\u001b[31m\": \"\\u001b[2J\\u009b31m\"}\n")
    },
    Fault("odd.escapes/text", "Raw terminal escapes in a text body.") { _ in
      .text(
        "before\(escape)]0;taken over\u{7}\(escape)[2J\(escape)[31m\u{8}\u{7f}\(control)1mafter\r"
          + "\(escape)]52;c;ZWNobyBoaQ==\u{7}\n")
    },
    Fault(
      "odd.escapes/header", "Terminal escapes in a header.", keeps: .text("{}"),
      .send(Wire.head(Wire.json, "X-Title: \(escape)]0;taken over\u{7}", "Content-Length: 2")), .text("{}"),
      .close),
    Fault(
      "odd.escapes/reason", "Terminal escapes in the reason phrase.", keeps: .text("{}"),
      .send(
        Wire.head(Wire.json, "Content-Length: 2", status: "HTTP/1.1 200 \(escape)[31mOK\(escape)]0;hi\u{7}")),
      .text("{}"), .close),
    Fault(
      "odd.escapes/bidi", "Characters that turn the direction of writing, and others that are not seen."
    ) { _ in
      Wire.response(
        json: """
          {"file": "photo\u{202e}gpj.exe", "user": "ad\u{200b}min", "tag": "\u{2066}x\u{2069}\u{e0041}"}

          """)
    },
    Fault(
      "odd.escapes/location", "Terminal escapes, percent-encoded, in a redirect.",
      keeps: .page(saying: "/echo?x=%1b%5b31m")
    ) { _ in
      .empty(302, [Field("Location", "/echo?x=%1b%5b31m")])
    },
  ]
}
