package import ApusClient
package import ApusSystem
internal import Synchronization

/// A body that goes to a file whose name the answer says, or behind the part of it that is there already.
///
/// The file is there when the body is whole. Until then what was there is as it was, and a part of what came stays
/// beside it.
package final class Download: Sendable {
  /// What the file is called.
  package enum Name: Sendable {
    case given(String)
    /// By the server, or by the URL; never as a file that is there. Names are made paths by the function.
    case fromAnswer(@Sendable (_ name: String) throws(FileProblem) -> String)
  }

  private enum Place {
    case new(FileSink, path: String, reserved: Bool)
    case continued(ContinuedFile, path: String)
  }

  private struct State {
    var place: Place?
    /// Of an answer that is no success.
    var kept: [UInt8] = []
    var problem: FileProblem?
    /// What comes is no part of it.
    var isMuted = false
    var isRestarted = false
  }

  private let name: Name
  private let part: Part?
  private let url: WebURL
  private let limit: Int
  private let open: @Sendable (_ path: String) throws(FileProblem) -> FileSink
  private let state = Mutex(State())

  /// - Parameter open: how a file is opened that is written beside its place.
  package init(
    of request: Request, as name: Name, continuing part: Part?,
    open: @escaping @Sendable (_ path: String) throws(FileProblem) -> FileSink
  ) {
    self.name = name
    self.part = part
    self.open = open
    url = request.url
    limit = request.options.limits.bodyBytes
  }

  /// Has the request's body come here, or what is missing of it.
  package func attach(to request: inout Request) throws(FileProblem) {
    if let part {
      let count = try ContinuedFile(part: part.path, for: part.path).byteCount
      request.headers = request.headers.setting(HeaderField(name: "Range", value: "bytes=\(count)-"))
      if let origin = part.origin {
        request.headers = request.headers.setting(HeaderField(name: "If-Range", value: origin.validator))
      }
    }
    // What is compressed on the way cannot be gone on with.
    if !request.headers.contains("Accept-Encoding"), request.options.decompresses {
      request.headers = request.headers.setting(HeaderField(name: "Accept-Encoding", value: "identity"))
    }
    let before = request.options.onResponse
    request.options.onResponse = { head in
      before?(head)
      self.begin(head)
    }
    request.options.delivery = .chunks { self.take($0) }
  }

  // MARK: While it arrives, on the transport's thread

  private func begin(_ head: ResponseHead) {
    state.withLock { state in
      Self.leave(state.place)
      state = State()
      do throws(FileProblem) {
        try choosePlace(&state, head)
      } catch {
        state.problem = error
      }
    }
  }

  private func choosePlace(_ state: inout State, _ head: ResponseHead) throws(FileProblem) {
    let range = head.headers["Content-Range"].flatMap(ContentRange.init)
    if let part, head.isSuccess || head.status == 416 {
      let (path, _) = try place(as: nil, for: part)
      let file = try ContinuedFile(part: part.path, for: path)
      if head.status == 416 {
        // Nothing is missing. What the server says of that is no part of it.
        if range?.total == file.byteCount { state.place = .continued(file, path: path) }
        state.isMuted = true
        return
      }
      if head.status == 206 {
        guard range?.bytes?.lowerBound == file.byteCount else {
          throw FileProblem("the server sent another part than the one that is missing")
        }
      } else if part.origin == nil {
        // What somebody else has begun stays until the whole is there.
        state.isRestarted = true
        state.place = .new(try open(path), path: path, reserved: false)
        return
      } else {
        do throws(SystemError) { try file.restart() } catch { throw FileProblem(error) }
        state.isRestarted = true
      }
      state.place = .continued(file, path: path)
    } else if head.isSuccess {
      let (path, isReserved) = try place(as: DownloadName(head, from: url), for: nil)
      state.place = .new(try open(path), path: path, reserved: isReserved)
    }
  }

  /// Where it goes; a name that nobody gave is one that no file has, and then it is taken.
  private func place(as name: DownloadName?, for part: Part?) throws(FileProblem) -> (String, reserved: Bool)
  {
    switch self.name {
    case .given(let path): return (path, false)
    case .fromAnswer(let pathOf):
      if let part { return (OutputFile.whole(of: part.path), false) }
      return (
        try OutputFile.unused { number throws(FileProblem) in try pathOf(name?.numbered(number) ?? "index") },
        true
      )
    }
  }

  private func take(_ bytes: ArraySlice<UInt8>) -> Bool {
    state.withLock { state in
      guard state.problem == nil else { return false }
      do throws(FileProblem) {
        try write(bytes, &state)
        return true
      } catch {
        state.problem = error
        return false
      }
    }
  }

  private func write(_ bytes: ArraySlice<UInt8>, _ state: inout State) throws(FileProblem) {
    switch state.isMuted ? nil : state.place {
    case nil: state.kept += bytes.prefix(max(0, limit - state.kept.count))
    case .new(let file, _, _):
      do throws(SinkClosed) { try file.write(bytes) } catch { throw FileProblem(error.reason) }
    case .continued(let file, _):
      let written = bytes.withUnsafeBytes { bytes in
        Result { () throws(SystemError) in try file.write(bytes) }
      }
      if case .failure(let error) = written { throw FileProblem(error) }
    }
  }

  /// What was not kept is as it was, and so is a name that was taken for it.
  private static func leave(_ place: Place?) {
    guard case .new(let file, let path, let isReserved) = place else { return }
    _ = file.discard()
    if isReserved { FilePath.remove(path) }
  }
}

extension Download {
  /// What became of it.
  package enum Ending: Sendable {
    /// All of it is in a file; and whether it was gone on with.
    case whole(path: String, byteCount: Int, isRestarted: Bool)
    /// It was cut, and what is there of it is in a file of its own.
    case part(path: String)
    /// Nothing was to be written, or nothing could be.
    case nothing(FileProblem?)

    package var isWhole: Bool { if case .whole = self { true } else { false } }
  }

  /// To be called when the transfer has ended: puts the file in its place, or leaves what is there of it.
  package func end(_ exchange: Exchange, succeeded: Bool) -> (Exchange, Ending) {
    state.withLock { state in
      let place = state.place
      state.place = nil
      guard let place else { return (exchange.keeping(state.kept), .nothing(state.problem)) }
      if succeeded, state.problem == nil {
        do throws(FileProblem) {
          let ending = try keep(place, state)
          if let part { PartOrigin.remove(beside: part.path) }
          return (exchange, ending)
        } catch {
          state.problem = error
        }
      }
      guard let path = partOf(place) else { return (exchange, .nothing(state.problem)) }
      if path != part?.path || part?.origin != nil { PartOrigin(of: exchange)?.write(beside: path) }
      return (exchange.leaving(path), .part(path: path))
    }
  }

  private func keep(_ place: Place, _ state: borrowing State) throws(FileProblem) -> Ending {
    switch place {
    case .new(let file, let path, _):
      do throws(SinkClosed) {
        // An answer without a body is an answer, and the file is then empty.
        try file.write([])
        try file.keep()
      } catch {
        throw FileProblem(error.reason)
      }
      return .whole(
        path: path, byteCount: (try? FileStatus(of: path).size) ?? 0, isRestarted: state.isRestarted)
    case .continued(let file, let path):
      let count = file.byteCount
      do throws(SystemError) { try file.keep() } catch { throw FileProblem(error) }
      return .whole(path: path, byteCount: count, isRestarted: state.isRestarted)
    }
  }

  private func partOf(_ place: Place) -> String? {
    switch place {
    case .new(let file, let path, let isReserved):
      defer { if isReserved { FilePath.remove(path) } }
      return file.discard()
    case .continued(let file, _): return file.part
    }
  }
}

extension Exchange {
  /// The same exchange, with where a part of its body is.
  fileprivate func leaving(_ part: String) -> Exchange {
    Exchange(
      request: request, startedAt: startedAt, hops: hops,
      body: ReceivedBody(
        bytes: body.bytes, byteCount: body.byteCount, wireByteCount: body.wireByteCount, part: part))
  }
}
