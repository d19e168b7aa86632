import ApusPacingTestSupport
import Testing

@testable import ApusRendering

@Suite("How the name of a body's file ends", .paced)
struct FileEndingTests {
  @Test(
    "is by the first bytes, then by the type, and by nothing else that a server says",
    arguments: [
      ("\u{89}PNG\r\n\u{1a}\n", "text/html", ".png"), ("%PDF-1.7", nil, ".pdf"),
      ("<p>", "text/html; charset=utf-8", ".html"),
      ("{}", "application/problem+json", ".json"), ("a,b", "Text/CSV", ".csv"),
      ("x", "text/x-shellscript", ".txt"),
      ("#!/bin/sh", "application/x-sh", ".bin"), ("[Desktop Entry]", "application/x-desktop", ".bin"),
      ("x", nil, ".bin"),
      ("x", "application/../../etc/passwd", ".bin"),
    ] as [(String, String?, String)])
  func endings(_ text: String, _ type: String?, _ ending: String) {
    let bytes = text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    #expect(FileEnding(bytes, contentType: type).text == ending)
  }
}
