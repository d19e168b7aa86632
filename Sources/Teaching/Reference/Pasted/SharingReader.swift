internal import ApusClient

/// CORS fields.
enum SharingReader {
  /// - Parameter name: in lower case.
  static func parts(_ value: String, of name: String) -> [LinePart] {
    switch name {
    case "access-control-allow-origin": [origin(value)]
    case "access-control-allow-credentials", "access-control-allow-private-network":
      [
        value == "true"
          ? LinePart(value, "Yes.") : .invalid(value, "only true, in small letters, means yes.")
      ]
    case "access-control-max-age":
      [
        FieldReader.isNumber(value)
          ? LinePart(value, "So many seconds the answer to a preflight holds.")
          : .invalid(value, "it needs a number of seconds.")
      ]
    case "access-control-allow-methods", "access-control-request-method":
      FieldList.members(value).map(ListReader.method)
    default: FieldList.members(value).map(ListReader.header)
    }
  }

  private static func origin(_ value: String) -> LinePart {
    if value == "*" { return LinePart(value, "Any page, but not with cookies or a login.") }
    if value == "null" {
      return LinePart(value, "Pages without an origin of their own, which any page can become: avoid it.")
    }
    if value.contains(where: { $0 == "," || $0 == " " }) {
      return .invalid(value, "one origin only may stand here: the server picks it by Origin.")
    }
    guard let url = try? WebURL(value), value.lowercased() == url.origin.description else {
      return .invalid(value, "an origin is scheme, host and port with nothing behind: https://app.example")
    }
    return LinePart(value, "Pages of this origin.")
  }
}
