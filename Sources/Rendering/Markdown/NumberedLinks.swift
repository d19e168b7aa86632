/// A text whose links have numbers, and where those lead.
struct NumberedLinks {
  private(set) var places: [String] = []
  private var numbers: [String: Int] = [:]

  /// The blocks with a number behind each link, the same for the same place.
  mutating func number(_ blocks: [ProseBlock]) -> [ProseBlock] {
    blocks.map { block in
      switch block {
      case .heading(let level, let spans): .heading(level: level, number(spans))
      case .paragraph(let spans): .paragraph(number(spans))
      case .list(let start, let items): .list(start: start, items.map { number($0) })
      case .quote(let label, let blocks): .quote(label: label, number(blocks))
      case .table(let rows): .table(rows.map { row in row.map { number($0) } })
      case .code, .rule: block
      }
    }
  }

  private mutating func number(_ spans: [ProseSpan]) -> [ProseSpan] {
    spans.flatMap { span -> [ProseSpan] in
      guard case .link(let place) = span.style, leadsSomewhere(place) else { return [span] }
      let number = numbers[place, default: places.count + 1]
      if number > places.count {
        places.append(place)
        numbers[place] = number
      }
      return [ProseSpan(span.text, .link("")), ProseSpan("[\(number)]", .aside)]
    }
  }

  private func leadsSomewhere(_ place: String) -> Bool {
    !place.isEmpty && !place.lowercased().hasPrefix("javascript:")
  }
}
