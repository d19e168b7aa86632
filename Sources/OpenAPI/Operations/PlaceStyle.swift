internal import ApusEncodings
package import ApusJSON

/// How a value is written where there is one place for all of it, in a path and in a header: by `style` and `explode`, in
/// Swagger 2 by `collectionFormat`.
package struct PlaceStyle: Sendable, Hashable {
  private enum Sign: Sendable, Hashable {
    case none
    /// `.a,b`
    case label
    /// `;ids=a,b`
    case matrix
  }

  /// What stands before a list or an object, and between what is in it.
  package struct Joints: Sendable, Hashable {
    package let opening: String
    /// Between the name and the value of a member.
    package let pair: String
    package let separator: String

    package init(opening: String, pair: String = ",", separator: String) {
      (self.opening, self.pair, self.separator) = (opening, pair, separator)
    }
  }

  private let sign: Sign
  private let explodes: Bool
  private let separator: String
  private let isInPath: Bool

  /// `nil` for a parameter of another place, and for one that is a value of another notation, which stands as it is.
  package init?(_ parameter: Parameter) {
    let node = parameter.node
    guard parameter.place == .path || parameter.place == .header, node["content"] == nil else { return nil }
    isInPath = parameter.place == .path
    let signs: [String: Sign] = isInPath ? ["label": .label, "matrix": .matrix] : [:]
    sign = node["style"]?.string.flatMap { signs[$0] } ?? .none
    explodes = node["explode"]?.boolean ?? false
    let separators = ["ssv": " ", "tsv": "\t", "pipes": "|"]
    separator = node["collectionFormat"]?.string.flatMap { separators[$0] } ?? ","
  }

  /// Before a value that is neither list nor object.
  package func opening(_ name: String) -> String {
    switch sign {
    case .none: ""
    case .label: "."
    case .matrix: ";\(name)="
    }
  }

  package func list(_ name: String) -> Joints {
    let opening = opening(name)
    return Joints(opening: opening, separator: explodes && sign != .none ? opening : separator)
  }

  package func object(_ name: String) -> Joints {
    guard explodes else { return Joints(opening: opening(name), separator: separator) }
    let signs = [Sign.label: ".", .matrix: ";"]
    return Joints(opening: signs[sign] ?? "", pair: "=", separator: signs[sign] ?? separator)
  }

  /// A value as it is written.
  ///
  /// - Parameter escaping: what makes a text harmless there, between the signs too.
  package func text(_ name: String, _ value: JSONValue, escaping: (String) -> String) -> String {
    let opening = opening(name)
    switch value {
    case .array(let elements):
      let texts = elements.filter { $0 != .null }.map { escaping(FieldStyle.text($0)) }
      return opening + texts.joined(separator: escaped(list(name).separator, escaping))
    case .object(let members):
      let joints = object(name)
      let pairs = members.filter { $0.value != .null }.map {
        escaping($0.key) + joints.pair + escaping(FieldStyle.text($0.value))
      }
      return joints.opening + pairs.joined(separator: escaped(joints.separator, escaping))
    default: return opening + escaping(FieldStyle.text(value))
    }
  }

  /// Blanks and bars cannot stand in a path; the other signs are its own.
  private func escaped(_ separator: String, _ escaping: (String) -> String) -> String {
    separator == self.separator && separator != "," ? escaping(separator) : separator
  }

  /// What was typed as JSON for a list or an object, as it is written; `nil` for what is neither.
  package func text(
    _ name: String, json: String, as schema: Schema, escaping: (String) -> String
  ) -> String? {
    guard !schema.kinds.contains(.string) else { return nil }
    return FieldStyle.container(json, schema.kinds).map { text(name, $0, escaping: escaping) }
  }

  /// What a value is made of.
  package enum Making: Sendable { case one, list, object }

  /// The values in what is written, of an object its names and values in turn; `nil` where it is not written so.
  package func values(in written: String, of name: String, _ making: Making) -> [String]? {
    let joints = making == .object ? object(name) : list(name)
    // Some encode the signs, too.
    let isEncoded = !written.hasPrefix(joints.opening)
    let text = isEncoded ? self.value(written) : written
    guard text.hasPrefix(joints.opening) else { return nil }
    func value(_ piece: Substring) -> String { isEncoded ? String(piece) : self.value(String(piece)) }
    let rest = text.dropFirst(joints.opening.count)
    if making == .one { return [value(rest)] }
    let separator =
      isEncoded || !isInPath ? joints.separator : PercentEncoding.encode(joints.separator, for: .segment)
    let pieces = rest.split(separator: separator, omittingEmptySubsequences: false)
    guard making == .object, joints.pair != joints.separator else { return pieces.map(value) }
    return pieces.flatMap { [value($0.prefix { $0 != "=" }), value($0.drop { $0 != "=" }.dropFirst())] }
  }

  /// What stands before any value of a parameter.
  func opening(_ parameter: Parameter) -> String {
    parameter.schema.kinds.contains(.object) ? object(parameter.name).opening : opening(parameter.name)
  }

  /// Whether what is written begins as it must.
  func begins(_ written: String, _ parameter: Parameter) -> Bool {
    let opening = opening(parameter)
    return written.hasPrefix(opening) || value(written).hasPrefix(opening)
  }

  /// What stands between two signs, as it is meant.
  func value(_ written: String) -> String {
    isInPath ? PercentEncoding.decode(written) : written.trimmingBlanks
  }
}

extension Schema {
  /// Whether several values are a list of it.
  package var isList: Bool { kinds.contains(.array) && !kinds.contains(.string) }
}
