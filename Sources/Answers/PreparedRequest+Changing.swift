package import ApusClient
package import ApusJSON
package import ApusLanguage

extension PreparedRequest {
  /// How a server is asked to change something.
  package enum ChangingMethod: Sendable {
    /// Only what is different (RFC 7396).
    case patch
    /// All of it.
    case put
  }

  /// Asks the server for another value of what was fetched, unless somebody else has changed it since.
  ///
  /// - Parameters:
  ///   - fetched: the request that brought it.
  ///   - method: `nil` is a patch where one can say it and the answer allows it.
  package init(
    changing fetched: PreparedRequest, _ answer: Exchange, from old: Node, to new: Node,
    by method: ChangingMethod? = nil
  ) {
    self = fetched
    (notes, withheld, replaced) = ([], [], [])
    let patch = MergePatch.text(from: old, to: new)
    let text = method == .put || method == nil && answer.allowsPutOnly ? nil : patch
    request.method = text == nil ? .put : .patch
    request.body = .bytes(
      Array((text ?? JSONWriter(.compact).text(of: new)).utf8),
      contentType: text == nil ? "application/json" : "application/merge-patch+json")
    if let condition = answer.response?.unchangedCondition {
      request.headers = request.headers.setting(condition)
    }
  }

  /// Whether the server is told not to change what somebody else has changed.
  package var isGuarded: Bool {
    ["If-Match", "If-Unmodified-Since"].contains(where: request.headers.contains)
  }
}

extension Exchange {
  /// Whether the answer says that what it brought can be put and not patched.
  fileprivate var allowsPutOnly: Bool {
    let allowed = response?.headers.values(of: "Allow").flatMap {
      $0.uppercased().split(whereSeparator: { $0 == "," || $0 == " " })
    }
    return allowed.map { $0.contains("PUT") && !$0.contains("PATCH") } ?? false
  }
}

extension ResponseHead {
  /// What holds while nobody has changed it. A weak tag says nothing of that (RFC 9110, 13.1.1).
  fileprivate var unchangedCondition: HeaderField? {
    if let tag = headers["ETag"], !tag.isEmpty, !tag.hasPrefix("W/") {
      return HeaderField(name: "If-Match", value: tag)
    }
    return headers["Last-Modified"].map { HeaderField(name: "If-Unmodified-Since", value: $0) }
  }
}
