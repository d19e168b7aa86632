internal import ApusClient
internal import ApusEncodings
internal import ApusJSON
internal import ApusRecordings
internal import ApusRedaction

/// Looks through a HAR log, whoever wrote it, for what looks like a secret: what this program would have left out of it.
/// Everything else stays as it is, byte for byte.
struct HARAudit {
  private let document: JSONDocument
  private var redactor: Redactor
  private var mending: JSONMending

  /// - Parameter redactor: learns the secrets of the log.
  /// - Throws: where nobody waits any more.
  init(_ document: JSONDocument, redactor: inout Redactor) throws(CancellationError) {
    self.document = document
    self.redactor = redactor
    var known: Int
    repeat {
      known = self.redactor.knownCount
      mending = JSONMending(of: document)
      // What the last entry tells may stand in the first.
      for (number, entry) in (document.root["log"]?["entries"]?.children ?? document.root.children)
        .enumerated()
      {
        let count = mending.count
        look(at: entry, place: "entries[\(number)]")
        if self.redactor.isStopped { throw CancellationError() }
        if mending.count > count, let digest = entry[EntryDigest.key] {
          mending.follow(digest, EntryDigest.audited)
        }
      }
      let others = document.root["log"]?.members.filter { $0.name != "entries" } ?? []
      for member in others { texts(member.value, member.name) }
    } while self.redactor.knownCount > known
    redactor = self.redactor
  }

  var findings: [AuditFinding] { mending.findings }

  /// The log without them.
  var fixed: [UInt8] { mending.applied(to: document) }

  // MARK: Places

  private mutating func look(at entry: Node, place: String) {
    for side in ["request", "response"] {
      guard let node = entry[side] else { continue }
      let type = header("Content-Type", in: node)
      for member in node.members {
        let below = "\(place).\(side).\(member.name)"
        switch member.name {
        case "url": replace(member.value, below) { $1.redact(url: $0) }
        case "headers", "_trailers":
          fields(member.value, below) { name, value, redactor in
            // Browsers put the fields of one name into one value.
            value.split(separator: "\n", omittingEmptySubsequences: false).map { line in
              redactor.redactValue(of: HeaderField(name: name, value: String(line)))
            }.joined(separator: "\n")
          }
        case "cookies":
          fields(member.value, below) { name, value, redactor in
            redactor.placeholder(for: value, named: "cookie." + name)
          }
        case "redirectURL":
          replace(member.value, below) { $1.redactValue(of: HeaderField(name: "Location", value: $0)) }
        case "queryString": fields(member.value, below) { $2.redact(named: $0, $1, in: .query) }
        case "postData", "content": body(member.value, type, below)
        default: texts(member.value, below)
        }
      }
    }
    for member in entry.members
    where !["request", "response", "_redacted", EntryDigest.key].contains(member.name) {
      texts(member.value, "\(place).\(member.name)")
    }
  }

  private func header(_ name: String, in node: Node) -> String? {
    node["headers"]?.children.first { HeaderField(name: $0["name"]?.string ?? "", value: "").isNamed(name) }?[
      "value"]?
      .string
  }

  private mutating func fields(
    _ list: Node, _ place: String, _ redact: (String, String, inout Redactor) -> String
  ) {
    for field in list.children {
      guard let name = field["name"]?.string, !name.isEmpty, let value = field["value"] else { continue }
      replace(value, place, called: name) { redact(name, $0, &$1) }
    }
  }

  private mutating func body(_ node: Node, _ sent: String?, _ place: String) {
    let type = node["mimeType"]?.string ?? sent
    let isCoded = (node["encoding"] ?? node["_encoding"])?.string == "base64"
    for member in node.members {
      switch member.name {
      case "text":
        replace(member.value, place) { text, redactor in
          let bytes = isCoded ? Base64.decoded(text) ?? [] : Array(text.utf8)
          let redacted = redactor.redact(body: bytes, contentType: type)
          guard redacted != bytes else { return text }
          return isCoded ? Base64.encoded(redacted) : String(decoding: redacted, as: UTF8.self)
        }
      case "params": fields(member.value, place + ".params") { $2.redact(named: $0, $1, in: .form) }
      default: texts(member.value, place)
      }
    }
  }

  /// What is told by its form, or is known from elsewhere: URLs, messages, titles and remarks.
  private mutating func texts(_ node: Node, _ place: String) {
    var waiting = [node]
    while let node = waiting.popLast() {
      if node.kind == .string {
        replace(node, place) { text, redactor in
          let lines = redactor.redact(value: text).split(separator: "\n", omittingEmptySubsequences: false)
          return lines.map { redactor.redactNamedValues(String($0)) }.joined(separator: "\n")
        }
      }
      waiting += node.children
    }
  }

  private mutating func replace(
    _ node: Node, _ place: String, called name: String = "", _ redact: (String, inout Redactor) -> String
  ) {
    guard let old = node.string, !old.isEmpty else { return }
    mending.add(node, place, without: redact(old, &redactor), called: name)
  }
}

extension Redactor {
  fileprivate mutating func redact(url text: String) -> String {
    guard let url = try? WebURL(text) else { return redact(text) }
    let redacted = redact(url.showingPlaceholders)
    // A URL that is written in another way than this program writes it is no finding.
    return redacted == "\(url.showingPlaceholders)" ? text : redacted
  }

  /// The value of a pair, as it is and not as it is sent.
  fileprivate mutating func redact(named name: String, _ value: String, in place: SecretNames.Place) -> String
  {
    let pair = redactPairs(
      "\(PercentEncoding.encode(name, for: .queryValue))=\(PercentEncoding.encode(value, for: .queryValue))",
      in: place)
    return redact(PercentEncoding.decode(pair.drop { $0 != "=" }.dropFirst()))
  }
}
