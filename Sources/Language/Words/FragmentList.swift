/// Collects a word's fragments while it is read; neighbours that stand in the line as they are become one.
struct FragmentList {
  private let bytes: [UInt8]
  private var fragments: [Template.Fragment] = []
  private var pending: Range<Int>?
  /// A word of nothing but `''` is a word too.
  var hasQuotes = false

  init(of bytes: [UInt8]) { self.bytes = bytes }

  var isEmpty: Bool { fragments.isEmpty && pending == nil }

  /// Keeps bytes as they stand.
  mutating func keep(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    if let start = pending?.lowerBound, pending?.upperBound == range.lowerBound {
      pending = start..<range.upperBound
    } else {
      flush()
      pending = range
    }
  }

  mutating func add(_ kind: Template.Fragment.Kind, _ text: String, at range: Range<Int>) {
    flush()
    fragments.append(Template.Fragment(kind: kind, text: text, range: range))
  }

  mutating func template(at start: Int) -> Template {
    flush()
    return Template(fragments, at: start)
  }

  private mutating func flush() {
    guard let range = pending else { return }
    pending = nil
    let text = String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
    fragments.append(Template.Fragment(kind: .verbatim, text: text, range: range))
  }
}
