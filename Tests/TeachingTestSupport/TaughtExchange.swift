public import ApusClient
import Foundation

/// A raw exchange, as it stands in a file of `Exchanges`, and what is to be said of it and what not.
public struct TaughtExchange: Sendable, CustomStringConvertible {
  /// A sentence that must stand.
  public struct Wanted: Sendable {
    /// `seen`, `said`, `rule`, `perhaps`.
    public let level: String
    /// The section of a standard, where that is asked for.
    public let section: String?
    public let isContradiction: Bool
    /// What the sentence has in it.
    public let text: String
    /// Lines that must stand below it.
    public fileprivate(set) var evidence: [String] = []
  }

  public let name: String
  public let exchange: Exchange
  public let failure: TransportError?
  public fileprivate(set) var wanted: [Wanted] = []
  /// What must stand nowhere.
  public fileprivate(set) var unwanted: [String] = []
  /// Lines that must be offered, and those that must not.
  public fileprivate(set) var tries: [String] = []
  public fileprivate(set) var unwantedTries: [String] = []

  public var description: String { name }

  /// The line that was typed for it.
  public var line: String { "\(exchange.request.method.name.lowercased()) \(exchange.request.url.path)" }

  /// Every exchange of every file, by the files' names.
  public static let all: [TaughtExchange] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Exchanges")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".txt") }.sorted().flatMap { name in
      let text = (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? ""
      return blocks(of: text).compactMap { TaughtExchange(name: "\(name.dropLast(4)): \($0.name)", $0.lines) }
    }
  }()

  private static func blocks(of text: String) -> [(name: String, lines: [Substring])] {
    var blocks: [(name: String, lines: [Substring])] = []
    for line in text.split(separator: "\n") where !line.hasPrefix("--") {
      if line.hasPrefix("# ") {
        blocks.append((String(line.dropFirst(2)), []))
      } else if !blocks.isEmpty {
        blocks[blocks.count - 1].lines.append(line)
      }
    }
    return blocks
  }

  private init?(name: String, _ lines: [Substring]) {
    let wire = RawExchange(lines)
    guard let exchange = wire.exchange else { return nil }
    self.name = name
    self.exchange = exchange
    failure = wire.failure
    for line in lines { expect(line) }
  }
}

// MARK: What is expected

extension TaughtExchange {
  /// `= LEVEL SENTENCE`, `= rule RFC 9110, 8.6: SENTENCE`, `x SENTENCE` of a contradiction, `^ EVIDENCE` below one of
  /// them, `! WORDS` that must not stand, `try LINE` and `not LINE`.
  private mutating func expect(_ line: Substring) {
    let rest = String(line.drop { $0 != " " }.dropFirst())
    switch line.prefix(while: { $0 != " " }) {
    case "=": wanted.append(Self.wanted(rest))
    case "x": wanted.append(Wanted(level: "seen", section: nil, isContradiction: true, text: rest))
    case "^": if !wanted.isEmpty { wanted[wanted.count - 1].evidence.append(rest) }
    case "!": unwanted.append(rest)
    case "try": tries.append(rest)
    case "not": unwantedTries.append(rest)
    default: break
    }
  }

  private static func wanted(_ text: String) -> Wanted {
    let words = text.split(separator: " ", maxSplits: 1)
    let level = words.first.map(String.init) ?? ""
    let rest = words.count > 1 ? words[1] : ""
    if level == "rule", let end = rest.firstRange(of: ": ") {
      return Wanted(
        level: level, section: String(rest[..<end.lowerBound]), isContradiction: false,
        text: String(rest[end.upperBound...]))
    }
    return Wanted(level: level, section: nil, isContradiction: false, text: String(rest))
  }
}
