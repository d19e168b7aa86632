import Foundation
import Testing

/// A list of what does not keep a rule yet: a file in `Exceptions`, a line each, `#` for remarks. It may only shrink.
struct Exceptions {
  private let name: String
  private let allowed: Set<String>

  init(_ name: String) throws {
    self.name = name
    let text = try House.text(at: "Tests/HouseTests/Exceptions/\(name).txt")
    allowed = Set(text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init))
  }

  /// Expects that what breaks the rule is on the list, and that all on the list still breaks it.
  func expect(
    _ broken: some Sequence<String>, _ rule: Comment, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let broken = Set(broken)
    let new = broken.subtracting(allowed).sorted()
    let mended = allowed.subtracting(broken).sorted()
    #expect(new.isEmpty, rule, sourceLocation: sourceLocation)
    #expect(
      mended.isEmpty, "these keep the rule now: take them out of Exceptions/\(name).txt",
      sourceLocation: sourceLocation)
  }
}
