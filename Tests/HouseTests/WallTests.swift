import Testing

@Suite("Walls of the house")
struct WallTests {
  @Test("only System imports a platform")
  func platforms() throws {
    let platforms: Set<Substring> = ["Glibc", "Musl", "Darwin", "Bionic"]
    let importing = House.sources.filter {
      $0.target != "System" && !$0.imports.isDisjoint(with: platforms)
    }
    try Exceptions("platform-imports").expect(
      importing.map(\.path), "what the system offers comes through System")
  }

  @Test("only Text writes escape codes")
  func escapeCodes() throws {
    let writing = House.sources.filter { file in
      file.target != "Text"
        && file.lines.contains { line in
          // Few lines have any.
          guard line.contains(#"\u{"#) || line.contains(#"\U{"#) else { return false }
          let line = line.lowercased()
          return line.contains(#"\u{1b}"#) || line.contains(#"\u{9b}"#)
        }
    }
    try Exceptions("escape-codes").expect(
      writing.map(\.path), "what steers a terminal stands in Text")
  }

  @Test("each wall of C is crossed by one target")
  func walls() {
    let walls: [Substring: Set<Substring>] = [
      "CCurl": ["CurlTransport"], "CCodecs": ["CurlTransport"], "CEdit": ["LineEditing"],
      "CXML": ["Markup"],
      "CYAML": ["YAML"], "CCrypto": ["Tokens"],
    ]
    for (module, crossing) in walls {
      let importing = Set(House.sources.filter { $0.imports.contains(module) }.map(\.target))
      #expect(importing == crossing, "\(module)")
    }
  }
}
