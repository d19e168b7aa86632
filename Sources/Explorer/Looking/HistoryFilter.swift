internal import ApusAnswers
internal import ApusClient
internal import ApusLanguage

/// Which requests of the history are wanted: by what they came to, or by a text of their line or URL.
struct HistoryFilter {
  let text: String
  private let statuses: ClosedRange<Int>?

  init(_ text: String) {
    self.text = text
    statuses = Self.statuses(text)
  }

  /// As it is typed.
  static func word(_ text: String) -> String { ItemPrinter().quoted(text) }

  /// `404`, and `4xx` for the class.
  private static func statuses(_ text: String) -> ClosedRange<Int>? {
    guard text.utf8.count == 3, let first = text.first?.wholeNumberValue, (1...5).contains(first) else {
      return nil
    }
    if text.dropFirst().lowercased() == "xx" { return first * 100...first * 100 + 99 }
    return Int(text).map { $0...$0 }
  }

  func accepts(_ record: Record) -> Bool {
    if let statuses { return record.received.response.map { statuses.contains($0.status) } ?? false }
    let wanted = text.lowercased()
    if wanted == "failed" { return record.code != nil }
    // A port has digits that nobody looks for.
    let url = record.exchange.request.url
    return [record.line, url.host + url.target, record.failure?.code.name ?? ""].contains {
      $0.lowercased().contains(wanted)
    }
  }
}
