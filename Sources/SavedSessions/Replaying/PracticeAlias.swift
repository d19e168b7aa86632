package import ApusClient
package import ApusSurroundings

/// The names that saved sessions have for the practice API's origins, so that they are the same in each run:
/// `http://practice` stands for `http://127.0.0.1:36261`.
package struct PracticeAlias: AddressAlias {
  package static let base = "http://practice"

  private let hosts: [(port: [UInt8], name: [UInt8])]

  /// Without ports everything stays as it is.
  package init(_ ports: PracticePorts?) {
    let named = ports.map {
      [($0.main, "practice"), ($0.other, "other.practice"), ($0.silent, "silent.practice")]
    }
    hosts = (named ?? []).map { (Array("\($0.0)".utf8), Array($0.1.utf8)) }
  }

  // MARK: Real to named

  package func named(_ text: String) -> String {
    hosts.isEmpty ? text : String(decoding: named(Array(text.utf8)), as: UTF8.self)
  }

  package func named(_ bytes: [UInt8]) -> [UInt8] {
    guard !hosts.isEmpty else { return bytes }
    return replacing(in: bytes) { rest in
      for host in Self.loopback where rest.starts(with: host) {
        let behind = rest.dropFirst(host.count)
        for colon in Self.colons where behind.starts(with: colon) {
          let digits = behind.dropFirst(colon.count).prefix { $0 &- 0x30 < 10 }
          guard let name = hosts.first(where: { digits.elementsEqual($0.port) })?.name else { continue }
          return (name, host.count + colon.count + digits.count)
        }
      }
      return nil
    }
  }

  // MARK: Named to real

  package func real(_ text: String) -> String {
    hosts.isEmpty ? text : String(decoding: real(Array(text.utf8)), as: UTF8.self)
  }

  /// A name counts only where a URL's host stands.
  package func real(_ bytes: [UInt8]) -> [UInt8] {
    guard !hosts.isEmpty else { return bytes }
    return replacing(in: bytes) { rest in
      for (slashes, colon) in Self.slashes where rest.starts(with: slashes) {
        let behind = rest.dropFirst(slashes.count)
        for host in hosts where behind.starts(with: host.name) {
          let next = behind.dropFirst(host.name.count).first
          guard next.map({ !Self.isInName($0) }) ?? true else { continue }
          return (slashes + Self.loopback[0] + colon + host.port, slashes.count + host.name.count)
        }
      }
      return nil
    }
  }

  package func real(_ url: WebURL) -> WebURL {
    let text = "\(url.text)\(url.fragment.map { "#" + $0 } ?? "")"
    let changed = real(text)
    return changed == text ? url : (try? WebURL(changed)) ?? url
  }

  package func real(_ headers: HeaderFields) -> HeaderFields { headers.mappingTexts { real($0) } }

  private static let loopback = ["127.0.0.1", "localhost"].map { Array($0.utf8) }
  private static let colons = [":", "%3A", "%3a"].map { Array($0.utf8) }
  private static let slashes = [("://", ":"), ("%3A%2F%2F", "%3A"), ("%3a%2f%2f", "%3a")].map {
    (Array($0.0.utf8), Array($0.1.utf8))
  }

  private static func isInName(_ byte: UInt8) -> Bool {
    byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26 || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
  }

  /// `127.0.0.1`, `localhost`, `://` and `%3A`.
  private static func canBegin(_ byte: UInt8) -> Bool {
    byte == 0x31 || byte == 0x6c || byte == 0x3a || byte == 0x25
  }

  private func replacing(
    in bytes: [UInt8], _ replacement: (ArraySlice<UInt8>) -> (bytes: [UInt8], length: Int)?
  ) -> [UInt8] {
    var result: [UInt8] = []
    var at = 0
    for index in bytes.indices where index >= at {
      guard Self.canBegin(bytes[index]), let found = replacement(bytes[index...]) else { continue }
      result += bytes[at..<index] + found.bytes
      at = index + found.length
    }
    return at == 0 ? bytes : result + bytes[at...]
  }
}
