package import ApusClient
package import ApusText

/// A request line by line as it would go over the wire. Secrets read `•••`.
package struct RequestView: View {
  private let request: Request
  private let body: [UInt8]?

  /// `body` is the whole body where the request only names files; without it they are shown by name.
  package init(_ request: Request, body: [UInt8]? = nil) {
    self.request = request
    self.body = body ?? request.body?.inlineBytes
  }

  /// The same request as bytes, for files and pipes; `nil` when its body is not known.
  package func bytes(revealingSecrets: Bool = false) -> [UInt8]? {
    guard body != nil || request.body == nil else { return nil }
    return wire.headBytes(revealingSecrets: revealingSecrets) + wire.framed(body ?? [])
  }

  package func lines(on screen: Screen) -> [Line] {
    head.flatMap { $0.wrappedAtWords(to: screen.width, indent: 2) } + [Line()] + bodyLines(on: screen)
  }

  private var wire: WireRequest { WireRequest(request, bodyByteCount: body?.count) }

  private var head: [Line] {
    let start =
      Line(request.method.name, .method) + Line(" ") + Line(request.method.shownTarget(of: request.url))
      + Line(" HTTP/1.1", .dim)
    return [start] + wire.fields.map { Line($0.name, .headerName) + Line(": ") + $0.shownLine }
  }

  private func bodyLines(on screen: Screen) -> [Line] {
    if wire.isChunked, let body { return chunkLines(body, on: screen) }
    if let body { return BodyView(body, contentType: contentType).contents(on: screen) }
    switch request.body?.content {
    case .file(let path): return [screen.fit(Self.placeholder(path))]
    case .stream(let stream): return [screen.fit(Self.placeholder(stream.name))]
    case .multipart(let form):
      return form.pieces.flatMap { piece -> [Line] in
        switch piece {
        case .bytes(let bytes): TextBody(bytes).lines(on: screen)
        case .file(let path): [Self.placeholder(path)]
        }
      }.map(screen.fit)
    case .bytes, nil: return []
    }
  }

  /// One chunk with its size before it and the end behind it; of several the first bytes, as they go out.
  private func chunkLines(_ body: [UInt8], on screen: Screen) -> [Line] {
    let framed = wire.framed(body)
    let size = String(decoding: framed.prefix { $0 != 0x0d }, as: UTF8.self)
    guard Int(size, radix: 16) == body.count else { return TextBody(framed).lines(on: screen) }
    let contents = body.isEmpty ? [] : BodyView(body, contentType: contentType).contents(on: screen)
    return (body.isEmpty ? [] : [Line(size, .dim)]) + contents + [Line("0", .dim), Line()]
  }

  private var contentType: String? { wire.fields["Content-Type"] }

  private static func placeholder(_ path: String) -> Line { Line("(the contents of \(path))", .dim).retold }
}

extension RequestBody {
  fileprivate var inlineBytes: [UInt8]? {
    if case .bytes(let bytes) = content { bytes } else { nil }
  }
}
