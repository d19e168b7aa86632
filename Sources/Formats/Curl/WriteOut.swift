package import ApusClient
internal import ApusJSON
package import ApusLanguage

/// What `-w` of curl writes when a transfer is over.
package struct WriteOut {
  private let exchange: Exchange
  private let problem: String?
  private let file: String?

  /// - Parameters:
  ///   - problem: why it failed, if it did.
  ///   - file: where the body went, if that was a file.
  package init(_ exchange: Exchange, problem: String? = nil, file: String? = nil) {
    self.exchange = exchange
    self.problem = problem
    self.file = file
  }

  package func text(_ format: WriteOutFormat) -> String {
    format.parts.map { part in
      switch part {
      case .text(let text): text
      case .header(let name): exchange.response?.headers[name] ?? ""
      case .variable(let variable): value(variable)
      }
    }.joined()
  }

  private func value(_ variable: WriteOutFormat.Variable) -> String {
    switch variable {
    case .httpCode, .responseCode: status
    case .httpVersion: exchange.response.map { String($0.version.dropFirst("HTTP/".count)) } ?? "0"
    case .contentType: exchange.response?.headers["Content-Type"] ?? ""
    case .headerCount: "\(exchange.response?.headers.count ?? 0)"
    case .headerJSON: headers
    case .redirectURL: redirect
    case .redirectCount: "\(max(0, exchange.hops.count - 1))"
    case .connectCount: "\(exchange.hops.count { $0.connection?.isReused == false })"
    case .remoteAddress: exchange.hops.last?.connection?.remoteAddress ?? ""
    case .remotePort: "\(exchange.hops.last?.connection?.remotePort ?? 0)"
    case .scheme: last.scheme.uppercased()
    case .method: exchange.hops.last?.sent.method.name ?? exchange.request.method.name
    case .url: exchange.request.url.text
    case .effectiveURL: last.text
    case .errorMessage: problem ?? ""
    case .fileName: file ?? ""
    case .downloadSize: "\(exchange.body.wireByteCount)"
    case .uploadSize: "\(sentByteCount)"
    case .downloadSpeed: speed(of: exchange.body.wireByteCount)
    case .uploadSpeed: speed(of: sentByteCount)
    case .lookupTime, .connectTime, .tlsTime, .readyTime, .firstByteTime, .redirectTime, .totalTime:
      Self.seconds(time(variable))
    }
  }

  private var last: WebURL { exchange.hops.last?.sent.url ?? exchange.request.url }
  private var sentByteCount: Int { exchange.hops.last?.sent.bodyByteCount ?? 0 }

  private var status: String {
    let status = "\(exchange.response?.status ?? 0)"
    return String(repeating: "0", count: max(0, 3 - status.count)) + status
  }

  private var redirect: String {
    guard let head = exchange.response, head.isRedirect, let location = head.headers["Location"] else {
      return ""
    }
    return (try? last.resolving(location).text) ?? ""
  }

  /// An object with a list of values for each name.
  private var headers: String {
    var names: [String] = []
    var values: [String: [String]] = [:]
    for field in exchange.response?.headers ?? [:] {
      let name = field.name.lowercased()
      if values[name] == nil { names.append(name) }
      values[name, default: []].append(JSONString.quoted(field.shown, .beyondASCII))
    }
    let members = names.map {
      "\(JSONString.quoted($0, .beyondASCII)):[\((values[$0] ?? []).joined(separator: ","))]"
    }
    return "{" + members.joined(separator: ",\n") + "\n}"
  }

  // MARK: Times

  private func time(_ variable: WriteOutFormat.Variable) -> Duration {
    let hop = exchange.hops.last?.timing ?? Timing()
    let lookup = (hop.queue ?? .zero) + (hop.dns ?? .zero)
    let connected = lookup + (hop.connect ?? .zero)
    let ready = connected + (hop.tls ?? .zero)
    let before = exchange.hops.dropLast().reduce(.zero) { $0 + $1.timing.total }
    return switch variable {
    case .lookupTime: lookup
    case .connectTime: connected
    case .tlsTime: hop.tls == nil ? .zero : ready
    case .readyTime: ready
    case .firstByteTime: before + ready + (hop.request ?? .zero) + (hop.wait ?? .zero)
    case .redirectTime: before
    default: exchange.duration
    }
  }

  private static func seconds(_ duration: Duration) -> String {
    let whole = duration.components.seconds
    let parts = "\(duration.components.attoseconds / 1_000_000_000_000)"
    return "\(whole)." + String(repeating: "0", count: max(0, 6 - parts.count)) + parts
  }

  private func speed(of byteCount: Int) -> String {
    let parts = exchange.duration.components
    let seconds = Double(parts.seconds) + Double(parts.attoseconds) / 1e18
    return seconds > 0 ? "\(Int(Double(byteCount) / seconds))" : "0"
  }
}
