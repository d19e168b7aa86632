import ApusClient
import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusURLSession

@Suite("URLSession: bodies that go out", .paced)
struct OutgoingBodyTests {
  func file(holding bytes: [UInt8]) throws -> String {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    return path
  }

  @Test("bytes are sent whole with their length and type")
  func bytes() async throws {
    let bytes = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0) }
    let (request, exchange) = try await received {
      $0.body = .bytes(bytes, contentType: "application/x-test")
    }
    #expect(request.body == bytes)
    #expect(request.values(of: "Content-Length") == ["3000000"])
    #expect(request.values(of: "Content-Type") == ["application/x-test"])
    #expect(exchange.hops.first?.sent.bodyByteCount == bytes.count)
  }

  @Test("a body without a type has none, and one of no bytes has a length of 0")
  func untyped() async throws {
    let (untyped, _) = try await received { $0.body = .bytes([1, 2]) }
    #expect(untyped.values(of: "Content-Type") == [])
    let (empty, _) = try await received { $0.body = .bytes([]) }
    #expect(empty.values(of: "Content-Length") == ["0"])
  }

  @Test("a file is sent whole with its length, an empty one too", arguments: [0, 1, 2_000_000])
  func files(_ size: Int) async throws {
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 / 7) }
    let path = try file(holding: bytes)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let (request, _) = try await received { $0.body = .file(path: path) }
    #expect(request.body == bytes)
    #expect(request.values(of: "Content-Length") == ["\(size)"])
  }

  @Test("a form of fields and files is sent whole with its length")
  func multipart() async throws {
    let path = try file(holding: Array("file's own bytes".utf8))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let parts: [MultipartForm.Part] = [
      .field("name", "gist"),
      .init("upload", fileName: "a.txt", contentType: "text/plain", content: .file(path: path)),
    ]
    let (request, exchange) = try await received { $0.body = .multipart(MultipartForm(parts, boundary: "b")) }
    let text = String(decoding: request.body, as: UTF8.self)
    #expect(
      text == """
        --b\r
        Content-Disposition: form-data; name="name"\r
        \r
        gist\r
        --b\r
        Content-Disposition: form-data; name="upload"; filename="a.txt"\r
        Content-Type: text/plain\r
        \r
        file's own bytes\r
        --b--\r\n
        """)
    #expect(request.values(of: "Content-Type") == ["multipart/form-data; boundary=b"])
    #expect(exchange.hops.first?.sent.bodyByteCount == request.body.count)
  }

  @Test("the temporary file of a form is its owner's alone, and goes away")
  func temporaryFile() throws {
    var content: OutgoingBody?
    let path = try file(holding: [1, 2, 3])
    defer { try? FileManager.default.removeItem(atPath: path) }
    content = try OutgoingBody(.multipart(MultipartForm([.init("f", content: .file(path: path))])))
    guard case .file(let temporary) = content?.form else {
      Issue.record("a form with a file in it is not sent from a file")
      return
    }
    let attributes = try FileManager.default.attributesOfItem(atPath: temporary)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(attributes[.size] as? Int == content?.byteCount)
    content = nil
    #expect(!FileManager.default.fileExists(atPath: temporary))
  }
}
