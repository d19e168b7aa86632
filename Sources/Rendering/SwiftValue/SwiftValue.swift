internal import APIClient

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// What a value of a Swift type is made of, looked up one level at a time.
enum SwiftValue {
  /// A value that is written on its own: `nil`, `"text"`, `42`.
  case scalar(Line)
  case fields(type: String, [(name: String, value: Any)])
  case elements(type: String, [Any])
  case entries(type: String, [(key: String, value: Any)])

  init(_ value: Any) {
    let mirror = Mirror(reflecting: value)
    let type = TypeName(mirror.subjectType).description
    switch mirror.displayStyle {
    case .optional:
      guard let wrapped = mirror.children.first?.value else {
        self = .scalar(Line("nil", .literal))
        return
      }
      self = SwiftValue(wrapped)
    case .collection, .set:
      self = .elements(type: type, mirror.children.map(\.value))
    case .dictionary:
      let entries = mirror.children.compactMap { child in
        let pair = Array(Mirror(reflecting: child.value).children)
        return pair.count == 2 ? (key: "\(pair[0].value)", value: pair[1].value) : nil
      }
      self = .entries(type: type, entries.sorted { $0.key < $1.key })
    case .struct, .class, .tuple:
      self = Self.known(value) ?? .fields(type: type, mirror.children.map { ($0.label ?? "", $0.value) })
    default:
      self = Self.known(value) ?? .scalar(Line(".\(value)", .literal))
    }
  }

  /// Types that are written as one word, whatever they are made of.
  private static func known(_ value: Any) -> SwiftValue? {
    switch value {
    case let text as String: .scalar(quoted(text))
    case let flag as Bool: .scalar(Line("\(flag)", .literal))
    case let number as any BinaryInteger: .scalar(Line("\(number)", .number))
    case let number as any BinaryFloatingPoint: .scalar(Line("\(number)", .number))
    case let date as Date: .scalar(Line(date.ISO8601Format(), .string))
    case let described as any CustomStringConvertible: .scalar(Line("\(described)"))
    default: nil
    }
  }

  /// Nobody reads more of a text on one line than this.
  private static let longestText = 2_000

  private static func quoted(_ text: String) -> Line {
    Line(String(text.prefix(longestText)).debugDescription, .string)
  }

  /// How many values there are in it; `nil` for one that stands alone.
  var count: Int? {
    switch self {
    case .scalar: nil
    case .fields(_, let fields): fields.count
    case .elements(_, let elements): elements.count
    case .entries(_, let entries): entries.count
    }
  }

  /// Whether it is a struct rather than a list or a dictionary.
  var hasNames: Bool { if case .fields = self { true } else { false } }

  /// The type, and how many there are of what has no names: `[GitHub.Repository] of 13`.
  var title: Line {
    switch self {
    case .scalar: Line()
    case .fields(let type, _): Line(type, .dim)
    case .elements(let type, let elements): Line("\(type) of \(Units.count(elements.count))", .dim)
    case .entries(let type, let entries): Line("\(type) of \(Units.count(entries.count))", .dim)
    }
  }

  /// The values in it with what they are called, the first of them.
  func parts(_ most: Int) -> [(label: Line, value: Any)] {
    switch self {
    case .scalar: []
    case .fields(_, let fields): fields.prefix(most).map { (Line($0.name, .key), $0.value) }
    case .elements(_, let elements):
      elements.prefix(most).enumerated().map { (Line("[\($0.offset)]", .dim), $0.element) }
    case .entries(_, let entries):
      entries.prefix(most).map { (Line($0.key.debugDescription, .key), $0.value) }
    }
  }
}

// MARK: On one line

extension SwiftValue {
  /// `Owner(login: "octocat", id: 583231)`; what comes after the first columns may be missing.
  func literal(columns: Int) -> Line {
    var line = Line()
    append(to: &line, columns: columns)
    return line
  }

  private func append(to line: inout Line, columns: Int) {
    switch self {
    case .scalar(let scalar): line.append(scalar)
    case .fields(let type, _):
      line.append(type.split(separator: ".").last.map(String.init) ?? type)
      append(parts(.max), between: ("(", ")"), to: &line, columns: columns) { $0 }
    case .elements(_, let elements):
      append(elements.map { (Line(), $0) }, between: ("[", "]"), to: &line, columns: columns) { _ in Line() }
    case .entries: append(parts(.max), between: ("[", "]"), to: &line, columns: columns) { $0 }
    }
  }

  private func append(
    _ parts: [(label: Line, value: Any)], between brackets: (String, String), to line: inout Line,
    columns: Int, label: (Line) -> Line
  ) {
    line.append(brackets.0, .punctuation)
    for (index, part) in parts.enumerated() {
      if line.width > columns { return }
      if index > 0 { line.append(", ", .punctuation) }
      let label = label(part.label)
      if !label.isEmpty {
        line.append(label)
        line.append(": ", .punctuation)
      }
      SwiftValue(part.value).append(to: &line, columns: columns)
    }
    line.append(brackets.1, .punctuation)
  }
}
