import ApusJSON
import ApusPacingTestSupport
import ApusRandomTestSupport
import Foundation
import Testing

/// The four pairs of coders that ought to do the same, with each setting both sides know.
struct Settings: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let change: @Sendable (inout DocumentDecoder, inout DocumentEncoder, JSONDecoder, JSONEncoder) -> Void

  static let all: [Settings] = [
    Settings("defaults") { _, _, _, _ in },
    Settings("snake case") {
      ($0.keys, $1.keys) = (.fromSnakeCase, .toSnakeCase)
      ($2.keyDecodingStrategy, $3.keyEncodingStrategy) = (.convertFromSnakeCase, .convertToSnakeCase)
    },
    Settings("custom keys") {
      $0.keys = .custom { AnyKey(String($0.last?.stringValue.dropFirst(1) ?? "")) }
      $1.keys = .custom { AnyKey("x" + ($0.last?.stringValue ?? "")) }
      $2.keyDecodingStrategy = .custom { AnyKey(String($0.last?.stringValue.dropFirst(1) ?? "")) }
      $3.keyEncodingStrategy = .custom { AnyKey("x" + ($0.last?.stringValue ?? "")) }
    },
    Settings("seconds, arrays of bytes") {
      ($0.dates, $1.dates, $0.data, $1.data) = (
        .secondsSince1970, .secondsSince1970, .deferredToData, .deferredToData
      )
      ($2.dateDecodingStrategy, $3.dateEncodingStrategy) = (.secondsSince1970, .secondsSince1970)
      ($2.dataDecodingStrategy, $3.dataEncodingStrategy) = (.deferredToData, .deferredToData)
    },
    Settings("milliseconds, sorted keys") {
      ($0.dates, $1.dates, $1.sortsKeys) = (.millisecondsSince1970, .millisecondsSince1970, true)
      ($2.dateDecodingStrategy, $3.dateEncodingStrategy) = (.millisecondsSince1970, .millisecondsSince1970)
      $3.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    },
    Settings("dates and data by closures") {
      $0.dates = .custom { Date(timeIntervalSince1970: try Double(from: $0) * 2) }
      $1.dates = .custom { try ($0.timeIntervalSince1970 / 2).encode(to: $1) }
      $0.data = .custom { Data(try String(from: $0).utf8.reversed()) }
      $1.data = .custom { try "\($0.count)".encode(to: $1) }
      $2.dateDecodingStrategy = .custom { Date(timeIntervalSince1970: try Double(from: $0) * 2) }
      $3.dateEncodingStrategy = .custom { try ($0.timeIntervalSince1970 / 2).encode(to: $1) }
      $2.dataDecodingStrategy = .custom { Data(try String(from: $0).utf8.reversed()) }
      $3.dataEncodingStrategy = .custom { try "\($0.count)".encode(to: $1) }
    },
  ]

  init(
    _ name: String,
    _ change:
      @escaping @Sendable (inout DocumentDecoder, inout DocumentEncoder, JSONDecoder, JSONEncoder) -> Void
  ) {
    testDescription = name
    self.change = change
  }
}

@Suite("Agreement with Foundation", .paced)
struct FoundationParityTests {
  @Test("each side reads what the other wrote, and reads the same", arguments: Settings.all)
  func roundTrips(_ settings: Settings) throws {
    var (decoder, encoder) = (DocumentDecoder(), DocumentEncoder())
    let (theirDecoder, theirEncoder) = (JSONDecoder(), JSONEncoder())
    settings.change(&decoder, &encoder, theirDecoder, theirEncoder)
    var random = RandomJSON(seed: 20)
    for _ in 0..<60 {
      let value = Everything.random(&random)
      let (ours, theirs) = (try encoder.encode(value), try theirEncoder.encode(value))
      let read = try decoder.decode(Everything.self, from: ours)
      #expect(try theirDecoder.decode(Everything.self, from: Data(ours)) == read)
      #expect(try decoder.decode(Everything.self, from: Array(theirs)) == read)
      #expect(try theirDecoder.decode(Everything.self, from: theirs) == read)
      if theirEncoder.outputFormatting.contains(.sortedKeys) { #expect(ours == Array(theirs)) }
    }
  }

  @Test("ISO 8601 without a fraction is written and read alike")
  func iso8601() throws {
    var (decoder, encoder) = (DocumentDecoder(), DocumentEncoder())
    (decoder.dates, encoder.dates) = (.iso8601, .iso8601)
    let (theirDecoder, theirEncoder) = (JSONDecoder(), JSONEncoder())
    (theirDecoder.dateDecodingStrategy, theirEncoder.dateEncodingStrategy) = (.iso8601, .iso8601)
    var random = RandomJSON(seed: 21)
    for _ in 0..<Trials.share(of: 500) {
      let date = random.date()
      let text = try encoder.encode([date])
      #expect(try text == Array(theirEncoder.encode([date])))
      #expect(
        try decoder.decode([Date].self, from: text) == theirDecoder.decode([Date].self, from: Data(text)))
    }
  }

  @Test("random documents decoded into many types give the same value, or a failure at the same place")
  func randomDocuments() throws {
    var random = RandomJSON(seed: 22)
    for _ in 0..<Trials.share(of: 1_500) {
      let text = random.value(depth: 2, spaced: false)
      try compare(text, Int.self)
      try compare(text, UInt8.self)
      try compare(text, Double.self)
      try compare(text, Float.self)
      try compare(text, String.self)
      try compare(text, Bool?.self)
      try compare(text, [Int].self)
      try compare(text, [String].self)
      try compare(text, [Double?].self)
      try compare(text, [String: Int].self, isDictionary: true)
      try compare(text, [String: [String?]].self, isDictionary: true)
      try compare(text, Item.self)
      try compare("{\"key\":\(text),\"B\":[\(text)]}", Item.self)
      try compare("[\(text),\(text)]", [Item].self)
    }
  }

  struct Item: Codable, Equatable {
    var key: String?
    var a: Int?
    var list: [Double]?

    enum CodingKeys: String, CodingKey {
      case key, a
      case list = "B"
    }
  }

  private func compare<T: Decodable & Equatable>(
    _ text: String, _ type: T.Type, isDictionary: Bool = false
  ) throws {
    guard !isKnownDifference(text) else { return }
    let ours = Result { try DocumentDecoder().decode(type, from: Array(text.utf8)) }
    let theirs = Result { try JSONDecoder().decode(type, from: Data(text.utf8)) }
    switch (ours, theirs) {
    case (.success(let left), .success(let right)):
      #expect(left == right, "\(type) of \(text)")
    case (.failure(let left), .failure(let right)):
      let failure = try #require(left as? JSONDecodingError)
      // Of several failures in a dictionary, Foundation reports one by chance; of numbers, none has a place.
      guard !isDictionary, let context = (right as? DecodingError)?.placed else { return }
      #expect(
        failure.codingPath.map(\.stringValue) == context.codingPath.map(\.stringValue), "\(type) of \(text)")
    default:
      Issue.record("\(type) of \(text): \(ours) but Foundation \(theirs)")
    }
  }

  /// What random documents contain of `knownDifferences`.
  private func isKnownDifference(_ text: String) -> Bool {
    text.contains("0e1") || text.contains("\u{feff}") && text.utf8.first == 0xef
  }

  @Test("where the two differ, they differ as listed", arguments: Difference.all)
  func knownDifferences(_ difference: Difference) {
    #expect(difference.ours() == difference.weSay, "\(difference.reason)")
    #expect(difference.foundations() == difference.foundationSays, "\(difference.reason)")
  }
}

/// A text on which the two disagree, and why ours is meant so.
struct Difference: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let reason: String
  let weSay: String
  let foundationSays: String
  let ours: @Sendable () -> String
  let foundations: @Sendable () -> String

  static let all: [Difference] = [
    Difference("0e1", Double.self, "0.0", "refused", "It is a number by RFC 8259."),
    Difference("[1,]", [Int].self, "refused", "[1]", "The grammar has no trailing commas."),
    Difference(
      "\"\\ud800\"", String.self, "\u{fffd}", "refused", "RFC 8259 allows it; a warning tells of it."),
    Difference(
      "1.000000000000000001", Int.self, "refused", "1",
      "It is not whole; Foundation rounds it to a Double first."),
    Difference(
      "1e-400", Int.self, "refused", "0", "It is not whole; Foundation rounds it to a Double first."),
    Difference(
      String(repeating: "[", count: 300) + String(repeating: "]", count: 300), Nest.self, "refused", "deep",
      "Decoding stops at a depth that fits the stack of any thread; it can be set."),
    Difference(
      String(repeating: "[", count: 600) + String(repeating: "]", count: 600), Blind.self, "unseen",
      "refused",
      "What a type does not look at may be of any depth."),
  ]

  init<T: Decodable & Sendable>(
    _ text: String, _ type: T.Type, _ weSay: String, _ foundationSays: String, _ reason: String
  ) {
    testDescription = String(text.prefix(20))
    self.reason = reason
    self.weSay = weSay
    self.foundationSays = foundationSays
    ours = { (try? DocumentDecoder().decode(type, from: Array(text.utf8))).map { "\($0)" } ?? "refused" }
    foundations = { (try? JSONDecoder().decode(type, from: Data(text.utf8))).map { "\($0)" } ?? "refused" }
  }

  struct Nest: Decodable, CustomStringConvertible {
    var description: String { "deep" }

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      while !container.isAtEnd { _ = try container.decode(Nest.self) }
    }
  }

  struct Blind: Decodable, CustomStringConvertible {
    var description: String { "unseen" }
    init(from decoder: any Decoder) {}
  }
}

extension DecodingError {
  /// The context of errors that have a place.
  fileprivate var placed: Context? {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context): context
    default: nil
    }
  }
}
