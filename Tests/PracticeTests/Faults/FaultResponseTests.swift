import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusPractice

@Suite("Faults in well-made responses", .paced)
struct FaultResponseTests {
  /// Those that are tested one by one: here, with the faults of their file, or in `FaultBytesTests`.
  private static let alone: Set = [
    "protocol.status/binary", "protocol.status/long", "header.tooLarge", "header.tooLarge/many",
    "header.tooLarge/endless", "header.tooLarge/fold", "body.tooLarge/ratio", "body.tooLarge/nested",
    "timeout.total", "timeout.total/head", "odd.latin1", "body.tooLarge",
    "body.tooLarge/length", "body.tooLarge/gzip", "body.tooLarge/layers", "body.truncated/gzip",
    "decode.syntax/unclosed", "odd.depth", "odd.origin", "redirect.unsafe/downgrade",
  ]

  private static let redirects: [(name: String, location: String?)] = [
    ("redirect.loop", "/faults/redirect.loop"), ("redirect.loop/two", "/faults/redirect.loop/two?leg=2"),
    ("redirect.loop/two?leg=2", "/faults/redirect.loop/two"),
    ("redirect.limit", "/faults/redirect.limit?n=1"), ("redirect.limit?n=41", "/faults/redirect.limit?n=42"),
    ("redirect.unsafe", "file:///etc/passwd"), ("redirect.unsafe/scheme", "gopher://127.0.0.1/1"),
    ("redirect.location", nil), ("redirect.location/unparseable", "http://[::1/nowhere"),
    ("odd.escapes/location", "/echo?x=%1b%5b31m"),
  ]

  /// Status, and something that the body holds.
  private static let bodies: [(name: String, status: Int, text: String)] = [
    ("body.encoding", 200, "{\"message\": \"this is JSON\"}\n"), ("body.encoding/unknown", 200, "{"),
    ("body.empty", 200, ""), ("body.empty/204", 204, ""), ("body.empty/blank", 200, "\n"),
    ("http.401", 401, "Unauthorized"), ("http.407", 407, "Proxy Authentication Required"),
    ("http.422", 422, "\"code\": \"missing\""), ("http.429", 429, "Too Many Requests"),
    ("http.429/date", 429, "Too Many Requests"), ("http.503", 503, "Service Unavailable"),
    ("http.404/empty", 404, ""), ("http.500/json", 500, "\"trace\""),
    ("http.500/broken", 500, "{\"message\": "),
    ("http.502/html", 502, "<h1>502 Bad Gateway</h1>"),
    ("decode.missing", 200, "\"id\": 583231"), ("decode.missing/null", 200, "\"login\": null"),
    ("decode.type", 200, "\"id\": \"u-993\""), ("decode.type/float", 200, "\"id\": 583231.5"),
    ("decode.type/object", 200, "{\n  \"items\": ["),
    ("decode.value", 200, "\"created_at\": \"31/12/2020 23:59\""),
    ("decode.value/range", 200, "\"id\": 99999999999999999999"),
    ("odd.cookies", 200, "\"cookies\": 50"), ("odd.keys", 200, "\"id\": 1, \"name\": \"first\", \"id\": 2"),
    ("odd.numbers", 200, "\"price\": 1.10"), ("odd.surrogate", 200, "\"\\ud83c\""),
    ("odd.type", 200, "{\"id\": 1}"), ("odd.type/none", 200, "{\"id\": 1}"), ("odd.scalar", 200, "42\n"),
    ("odd.escapes", 200, "\\u001b]0;taken over\\u0007"),
    ("odd.escapes/text", 200, "\u{1b}]0;taken over\u{7}"),
    ("odd.escapes/bidi", 200, "photo\u{202e}gpj.exe"),
    ("decode.syntax/html", 200, "<!DOCTYPE html>"), ("decode.syntax/html-as-json", 200, "<!DOCTYPE html>"),
    ("odd.charset", 200, ""), ("decode.syntax/utf8", 200, "{\"name\": \""),
    ("decode.syntax/utf16", 200, "{\u{0}\""),
    ("decode.type/deep", 200, "\"u-993\""),
  ]

  private static let syntax = [
    "decode.syntax", "decode.syntax/comma", "decode.syntax/cut", "decode.syntax/quotes",
    "decode.syntax/trailing",
    "decode.syntax/number", "decode.syntax/nan", "decode.syntax/escape", "decode.syntax/control",
    "decode.syntax/bom", "decode.syntax/utf8", "decode.syntax/html", "decode.syntax/html-as-json",
  ]

  private static let encodings = [
    "body.encoding", "body.encoding/checksum", "body.encoding/length", "body.encoding/block",
    "body.encoding/trailing", "body.truncated/gzip",
  ]

  @Test("every fault is tested, here or byte by byte")
  func completeness() {
    let statuses = AllFaults.faults.map(\.name).filter { $0.hasPrefix("http.") }
    let tested = Set(FaultBytes.all.map(\.name)).union(Self.alone).union(Self.redirects.map(\.name))
      .union(Self.bodies.map(\.name)).union(Self.syntax).union(Self.encodings).union(statuses)
    #expect(Set(AllFaults.faults.map(\.name)).subtracting(tested).isEmpty)
    #expect(AllFaults.byName.count == AllFaults.faults.count, "two faults have the same name")
  }

  @Test("redirects lead where they should not")
  func redirects() throws {
    try withServer { server in
      for (name, location) in Self.redirects {
        let response = try get(server, "/faults/\(name)")
        #expect(response.status == 302, "\(name)")
        #expect(response.first("Location") == location, "\(name)")
      }
      let downgrade = try get(server, "/faults/redirect.unsafe/downgrade")
      #expect(downgrade.first("Location") == "http://127.0.0.1:\(server.port)/credentials")
    }
  }

  @Test("the others have their status, their body, and a connection that stays open")
  func bodies() throws {
    try withServer { server in
      let client = try RawClient(port: server.port)
      for (name, status, text) in Self.bodies {
        let response = try client.get("/faults/\(name)")
        #expect(response.status == status, "\(name)")
        #expect(text.isEmpty || response.text.contains(text), "\(name)")
      }
    }
  }

  @Test("each http.NNN has its status and a body that can be read")
  func statuses() throws {
    try withServer { server in
      let client = try RawClient(port: server.port)
      for fault in AllFaults.faults where fault.code.hasPrefix("http.") {
        let response = try client.get(fault.path)
        #expect("http.\(response.status)" == fault.code)
        if !fault.name.contains("/") { #expect(response.text.contains("\"message\": \""), "\(fault.name)") }
      }
      #expect(try client.get("/faults/http.429").first("Retry-After") == "2")
      #expect(try client.get("/faults/http.429/date").first("Retry-After") == "Tue, 01 Jan 2030 00:00:00 GMT")
      #expect(try client.get("/faults/http.401").first("WWW-Authenticate")?.hasPrefix("Bearer ") == true)
    }
  }

  @Test("what is called a syntax error is one")
  func syntax() throws {
    try withServer { server in
      for name in Self.syntax where !name.hasSuffix("/bom") && !name.hasSuffix("/comma") {
        let body = Data(try get(server, "/faults/\(name)").body)
        #expect(throws: (any Error).self, "\(name)") {
          try JSONSerialization.jsonObject(with: body, options: .fragmentsAllowed)
        }
      }
      #expect(try get(server, "/faults/decode.syntax/bom").body.starts(with: [0xef, 0xbb, 0xbf, 0x7b]))
      #expect(try get(server, "/faults/decode.syntax/comma").text == "{\"ids\": [1, 2, 3,]}\n")
      #expect(
        try get(server, "/faults/decode.syntax/unclosed").text == String(repeating: "[", count: 100_000))
    }
  }

  @Test("what is called a broken encoding cannot be decoded")
  func encodings() throws {
    try withServer { server in
      for name in Self.encodings {
        let response = try get(server, "/faults/\(name)")
        #expect(response.first("Content-Encoding") == "gzip", "\(name)")
        #expect(throws: Inflate.Failure.self, "\(name)") { try Inflate.gzip(response.body) }
      }
    }
  }

  @Test("the element that is wrong is where the sentence says")
  func deepType() throws {
    try withServer { server in
      let body = Data(try get(server, "/faults/decode.type/deep").body)
      let object = try #require(try JSONSerialization.jsonObject(with: body) as? [String: Any])
      let items = try #require(object["items"] as? [[String: Any]])
      let wrong = items.indices.filter { (items[$0]["owner"] as? [String: Any])?["id"] is String }
      #expect(wrong == [57])
    }
  }
}
