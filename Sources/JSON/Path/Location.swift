internal import ApusEncodings

/// Where a value stands in its document: the keys and positions on the way to it from the root.
///
/// Both of its spellings are paths that lead back to the value, with one exception: where a key is repeated,
/// only the last of its values can be reached by name.
public struct Location: Sendable, Hashable {
  /// One step of the way: a key of an object, or a position in an array, counted from 0.
  public enum Step: Sendable, Hashable {
    /// Into an object, by a member's name.
    case key(String)
    /// Into an array, the first element being 0.
    case position(Int)
  }

  /// From the root on.
  public var steps: [Step]

  /// The place that these steps lead to; the root by default.
  public init(_ steps: [Step] = []) {
    self.steps = steps
  }

  /// The place one step further in.
  public func appending(_ step: Step) -> Location { Location(steps + [step]) }

  /// The normalized path of RFC 9535: `$['a'][0]`.
  public var normalized: String {
    var result = "$"
    for step in steps {
      switch step {
      case .position(let position): result += "[\(position)]"
      case .key(let key): result += "['\(escaped(key, quote: "'") { _ in false })']"
      }
    }
    return result
  }
}

extension Location: CustomStringConvertible {
  /// The short form: `.a[0].b["odd key"]`, and `.` for the root.
  public var description: String {
    var result = ""
    for step in steps {
      switch step {
      case .key(let key) where isPlainName(key): result += ".\(key)"
      case .key(let key): result += (result.isEmpty ? "." : "") + "[\(quotedName(key))]"
      case .position(let position): result += (result.isEmpty ? "." : "") + "[\(position)]"
      }
    }
    return result.isEmpty ? "." : result
  }
}

extension Node {
  /// Where the value stands in its document. The way is looked up when asked for, which takes time in
  /// proportion to the values it passes.
  public var path: Location {
    var steps: [Location.Step] = []
    var container = 0
    while container < index {
      var children = Node(storage: storage, index: container).children
      var position = 0
      while let child = children.nextIndex() {
        if index < tape.next(child) {
          steps.append(step(to: child, at: position, in: container))
          container = child
          break
        }
        position += 1
      }
    }
    return Location(steps)
  }

  /// The normalized path of RFC 9535: `$['a'][0]`.
  public var normalizedPath: String { path.normalized }

  private func step(to child: Int, at position: Int, in container: Int) -> Location.Step {
    guard tape.isObject(container) else { return .position(position) }
    return .key(Node(storage: storage, index: child - 1).string ?? "")
  }
}

/// Whether a key can follow a dot in the shorthand, and looks there like what it is: nothing invisible, no
/// blanks.
func isPlainName(_ key: String) -> Bool {
  guard let first = key.utf8.first, isNameStart(first) else { return false }
  return key.unicodeScalars.allSatisfy { scalar in
    if scalar.isASCII { return isNameByte(UInt8(truncatingIfNeeded: scalar.value), inShorthand: true) }
    return !Unseen.inName.contains(scalar)
  }
}

/// A key in double quotes, as JSON and paths write it, with everything unseen escaped where it can be.
func quotedName(_ key: String) -> String {
  "\"\(escaped(key, quote: "\"") { $0.value < 0x10000 && $0 != " " && Unseen.inName.contains($0) })\""
}

private func escaped(
  _ text: String, quote: Unicode.Scalar, where mustEscape: (Unicode.Scalar) -> Bool
) -> String {
  var result = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    switch scalar {
    case quote, "\\": result += "\\\(scalar)".unicodeScalars
    case _ where scalar.value < 0x20 || mustEscape(scalar):
      var bytes: [UInt8] = []
      for unit in Character(scalar).utf16 {
        if scalar.value < 0x20 {
          JSONString.append(unit, to: &bytes, [])
        } else {
          bytes += JSONString.escape(of: unit)
        }
      }
      result += String(decoding: bytes, as: UTF8.self).unicodeScalars
    default: result.append(scalar)
    }
  }
  return String(result)
}
