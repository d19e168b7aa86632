internal import ApusEncodings

/// Leads each request of a class to the practice API of who asks.
///
/// A student is told by the header `Class-Token`, or by the cookie that a visit of `/class/TOKEN` leaves.
struct ClassRouter: Routing {
  let room: Classroom
  var practice: any Routing = Router.all

  static let tokenHeader = "Class-Token"
  static let keyHeader = "Class-Key"
  private static let cookie = "class_token"

  func match(_ head: RequestHead) -> Router.Match {
    let segments = head.target.segments
    if segments.first == "class", let match = ofClass(segments.dropFirst(), head) { return match }
    guard let token = Self.token(in: head) else { return stranger }
    guard let desk = room.desk(of: token) else { return unknown }
    switch desk.seat(now: room.now) {
    case .success(let seat): return match(head, at: desk, seat)
    case .failure(let excess): return refusal(excess)
    }
  }

  private static func token(in head: RequestHead) -> String? {
    if let token = head.fields.first(tokenHeader) { return token }
    let cookies = head.fields.all("Cookie").lazy.flatMap { HeaderParameters($0, separatedBy: ";").pairs }
    return cookies.first { $0.name == cookie }?.value
  }

  // MARK: The practice API

  private func match(_ head: RequestHead, at desk: ClassDesk, _ seat: ClassDesk.Seat) -> Router.Match {
    if head.target.path == "/class/progress" { return progress(head, at: desk, seat) }
    var match = practice.match(head)
    let answer = match.answer
    match.seat = seat
    match.answer = { call in
      let bytes = call.request.body.bytes.count
      if bytes > 0, !desk.keep(bytes) { return self.isFull }
      let start = room.now()
      defer { desk.charge(start.duration(to: room.now())) }
      return answer(call.at(desk))
    }
    return match
  }

  private func progress(_ head: RequestHead, at desk: ClassDesk, _ seat: ClassDesk.Seat) -> Router.Match {
    var match = Router.Match { call in
      guard head.method == "POST" else {
        return .problem(405, "/class/progress takes POST.", [Field("Allow", "POST")])
      }
      guard let progress = ClassProgress(call.request.body.bytes) else {
        return .problem(422, #"The body is {"lesson": "…", "met": 1, "goals": 5, "goal": "…"}."#)
      }
      desk.note(progress)
      return .empty(204)
    }
    match.seat = seat
    return match
  }

  // MARK: What belongs to the class

  /// - Parameter segments: what follows `/class`.
  private func ofClass(_ segments: ArraySlice<String>, _ head: RequestHead) -> Router.Match? {
    guard let name = segments.first, segments.count == 1 else { return nil }
    if name == "progress" { return nil }
    if name == "status" { return status(head) }
    guard let desk = room.desk(of: name) else { return unknown }
    if head.method == "DELETE" {
      return Router.Match { _ in
        desk.startAfresh()
        return .empty(204)
      }
    }
    return Router.Match { _ in
      .json(
        ["student": .string(desk.student.name), "message": "This is your own practice API: GET / lists it."],
        [Field("Set-Cookie", "\(Self.cookie)=\(name); Path=/; HttpOnly; SameSite=Strict")])
    }
  }

  private func status(_ head: RequestHead) -> Router.Match {
    guard head.fields.first(Self.keyHeader) == room.key else {
      return Router.Match { _ in
        .problem(403, "The table is for the teacher, who has the key in the header \(Self.keyHeader).")
      }
    }
    return Router.Match { _ in .json(.array(room.rows.map(\.json))) }
  }

  // MARK: Refusals

  private var stranger: Router.Match {
    late(.problem(401, "This server is for a class: say who you are by the header \(Self.tokenHeader)."))
  }

  private var unknown: Router.Match { late(.problem(403, "No student of this class has that token.")) }

  /// Who is refused waits for it, so that asking on and on takes nothing from others, and tokens are not guessed.
  ///
  /// - Parameter others: how many refusals of the same student wait.
  private func late(_ refusal: Response, beside others: Int = 0) -> Router.Match {
    var refusal = refusal
    refusal.delay = room.bounds.patience(beside: others)
    return Router.Match(keepsBody: false) { [refusal] _ in refusal }
  }

  private func refusal(_ excess: ClassDesk.Excess) -> Router.Match {
    let fields = [Field("Retry-After", "1")]
    var match: Router.Match
    switch excess {
    case .connections(let seat, let parting):
      let words = "You have \(room.bounds.connections) connections open, which is all a student may have."
      match = late(.problem(429, words, fields), beside: parting)
      (match.seat, match.closes) = (seat, true)
    case .requests(let seat):
      let often = Int(room.bounds.requestsPerSecond)
      let words = "You ask more often than \(often) times a second. Others are not slowed."
      match = late(.problem(429, words, fields))
      match.seat = seat
    }
    return match
  }

  private var isFull: Response {
    .problem(
      429,
      "Your bodies take \(room.bounds.kept) bytes here, which is all a student may have. DELETE /class/TOKEN starts afresh."
    )
  }
}
