internal import ApusJSON

extension Schema {
  /// Whether all that it says is compared with a value, so that one that was found to fit does fit.
  ///
  /// - Parameter depth: how many more schemas within it are looked into; one that contains itself is not known to be.
  func isJudgedWholly(depth: Int = 8) -> Bool {
    if verdict != nil { return true }
    guard depth > 0, node.kind == .object else { return false }
    for member in node.members {
      switch member.name {
      case "format": if member.value.string != "date-time" { return false }
      case "pattern": if member.value.string.flatMap(SimplePattern.init) == nil { return false }
      case "properties":
        guard member.value.members.allSatisfy({ Schema($0.value).isJudgedWholly(depth: depth - 1) }) else {
          return false
        }
      case "allOf", "anyOf", "oneOf":
        guard member.value.children.allSatisfy({ Schema($0).isJudgedWholly(depth: depth - 1) }) else {
          return false
        }
      case "items", "not":
        guard Schema(member.value).isJudgedWholly(depth: depth - 1) else { return false }
      default:
        guard Self.judged.contains(member.name) || Self.words.contains(member.name) else { return false }
      }
    }
    return node["oneOf"] == nil || node["anyOf"] == nil
  }

  private static let judged: Set<String> = [
    "type", "enum", "const", "required", "nullable", "minimum", "maximum", "exclusiveMinimum",
    "exclusiveMaximum", "multipleOf", "minLength", "maxLength", "minItems", "maxItems", "minProperties",
    "maxProperties",
  ]
  /// What says nothing of a value.
  private static let words: Set<String> = [
    "title", "description", "default", "example", "examples", "deprecated", "$comment",
  ]
}
