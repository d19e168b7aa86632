import ApusClient

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// All of a body, read in pieces of a size.
func read(_ source: BodySource, by size: Int) throws -> String {
  var all: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: size)
  while true {
    let count = try buffer.withUnsafeMutableBytes { try source.read(into: $0) ?? 0 }
    if count == 0 { return String(decoding: all, as: UTF8.self) }
    all += buffer[..<count]
  }
}

/// Does something with the path of a file that holds a text.
func withFile(_ text: String, _ body: (String) throws -> Void) throws {
  let file = FileManager.default.temporaryDirectory.appending(
    path: "apus-body-\(UInt64.random(in: 0 ... .max))")
  try Data(text.utf8).write(to: file)
  defer { try? FileManager.default.removeItem(at: file) }
  try body(file.path())
}
