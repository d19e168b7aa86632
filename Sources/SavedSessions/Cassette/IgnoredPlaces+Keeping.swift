internal import ApusClient
internal import ApusContracts
internal import ApusFormats
internal import ApusJSON

extension IgnoredPlaces {
  /// New recordings with what they share with earlier ones as it was: what stands at ignored places; and all of a
  /// recording, times included, that differs in nothing else. So what did not change is not written anew.
  func keeping(_ earlier: [Recording], in recordings: [Recording]) -> [Recording] {
    recordings.enumerated().map { index, recording in
      guard earlier.indices.contains(index), earlier[index].asksTheSame(as: recording) else {
        return recording
      }
      let kept = keeping(earlier[index], in: recording)
      return earlier[index].tellsTheSame(as: kept) ? earlier[index] : kept
    }
  }

  private func keeping(_ old: Recording, in new: Recording) -> Recording {
    let exchange = new.exchange
    let hops = exchange.hops.enumerated().map { index, hop in
      guard old.exchange.hops.indices.contains(index), let before = old.exchange.hops[index].response,
        let head = hop.response
      else { return hop }
      return Hop(
        sent: hop.sent, informational: hop.informational, response: keeping(before, in: head),
        trailers: hop.trailers, timing: hop.timing, connection: hop.connection)
    }
    let body = exchange.body
    let whole = Exchange(
      request: exchange.request, startedAt: exchange.startedAt, hops: hops,
      body: ReceivedBody(
        bytes: keeping(old.exchange.body.bytes, in: body.bytes), byteCount: body.byteCount,
        wireByteCount: body.wireByteCount, file: body.file))
    var result = Recording(whole, failure: new.failure)
    result.isInterrupted = new.isInterrupted
    return result
  }

  private func keeping(_ old: ResponseHead, in new: ResponseHead) -> ResponseHead {
    let fields = new.headers.map { field in
      ignores(header: field.name) ? old.headers.first(field.name) ?? field : field
    }
    return ResponseHead(
      version: new.version, status: new.status, reason: new.reason, headers: HeaderFields(fields))
  }

  /// The new body with the old values at the ignored places.
  private func keeping(_ old: [UInt8], in new: [UInt8]) -> [UInt8] {
    guard !paths.isEmpty, old != new, let before = try? Document(old), let after = try? Document(new) else {
      return new
    }
    var places: [(range: Range<Int>, bytes: ArraySlice<UInt8>)] = []
    for node in paths.flatMap({ $0.nodes(in: after.root) }) {
      if let value = before.root.value(at: node.path) { places.append((node.byteRange, value.bytes)) }
    }
    var result: [UInt8] = []
    var at = 0
    for place in places.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where place.range.lowerBound >= at {
      result += new[at..<place.range.lowerBound] + place.bytes
      at = place.range.upperBound
    }
    return result + new[at...]
  }
}

extension Node {
  fileprivate func value(at location: Location) -> Node? {
    var node = self
    for step in location.steps {
      let next: Node? =
        switch step {
        case .key(let key): node[key]
        case .position(let position): Array(node.children.prefix(position + 1).dropFirst(position)).first
        }
      guard let next else { return nil }
      node = next
    }
    return node
  }
}

extension Exchange {
  fileprivate var answeredHops: [Hop] { hops.dropLast().filter { $0.response != nil } + hops.suffix(1) }
}

extension Recording {
  fileprivate func asksTheSame(as other: Recording) -> Bool {
    exchange.request.method == other.exchange.request.method
      && exchange.request.url == other.exchange.request.url
  }

  /// Whether two recordings are the same in all but their times and the connections they went over.
  fileprivate func tellsTheSame(as other: Recording) -> Bool {
    // How often a dead connection had one sent again is no difference in what came.
    let (hops, others) = (exchange.answeredHops, other.exchange.answeredHops)
    return failure?.code == other.failure?.code && isInterrupted == other.isInterrupted
      && exchange.body.bytes == other.exchange.body.bytes && requestBytes == other.requestBytes
      && hops.count == others.count
      && zip(hops, others).allSatisfy { one, two in
        one.response == two.response && one.trailers == two.trailers
          && one.informational == two.informational && one.sent.url == two.sent.url
          && one.sent.headers == two.sent.headers
      }
  }

  private var requestBytes: [UInt8] {
    exchange.request.body.flatMap { try? wholeBytes(of: $0) } ?? []
  }
}
