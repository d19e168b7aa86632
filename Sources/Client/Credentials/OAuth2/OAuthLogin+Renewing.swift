internal import Synchronization

extension OAuthLogin {
  /// Tokens that are being asked for.
  struct Renewal {
    let number: Int
    let task: Task<OAuthTokens, any Error>
    /// How many requests wait for them.
    var waiting = 1
  }

  /// Tokens that are newer than those with this number: those that are there, those that are being asked for, or others.
  /// Whoever joins others waits for no longer than a request of theirs may take; who asks has the deadlines of the transfer.
  ///
  /// - Returns: their number.
  func renewed(after count: Int, over next: any Transport, _ refused: Exchange) async throws -> Int {
    let found = state.withLock { state -> (renewal: Renewal, isOwn: Bool)? in
      if state.count > count { return nil }
      if let running = state.running, running.waiting > 0 || renewsUnwaited {
        state.running?.waiting += 1
        return (running, false)
      }
      state.renewals += 1
      let number = state.renewals
      // One that was given up has its last word first: it may have come to something.
      let last = state.running?.task
      let task = Task { [self] in
        _ = await last?.result
        return try await ask(after: count, over: next, number)
      }
      let started = Renewal(number: number, task: task)
      state.running = started
      return (started, true)
    }
    if let (renewal, isOwn) = found {
      defer { leave(renewal) }
      let limit = isOwn ? nil : refused.request.options.deadlines.total
      try await renewal.task.renewal(after: refused, atMost: limit)
    }
    return state.withLock(\.count)
  }

  /// Gives a renewal up that nobody waits for any more.
  private func leave(_ renewal: Renewal) {
    let isUnwaited = state.withLock { state in
      guard state.running?.number == renewal.number else { return false }
      state.running?.waiting -= 1
      return state.running?.waiting == 0
    }
    if isUnwaited, !renewsUnwaited { renewal.task.cancel() }
  }

  private func ask(after count: Int, over next: any Transport, _ number: Int) async throws -> OAuthTokens {
    let (old, isDone, refusal) = state.withLock { ($0.tokens, $0.count > count, $0.refusal) }
    let flow = OAuthFlow(server, client, over: next, now: now)
    let asking: @Sendable (OAuthTokens) async throws -> OAuthTokens = { [grant] old in
      if old.refreshToken == nil, grant == .client { return try await flow.tokensOfClient() }
      if old.refreshToken == nil, let refusal { throw refusal }
      return try await flow.renewed(old)
    }
    let result: Result<OAuthTokens, any Error>
    do {
      result = .success(isDone ? old : try await renewing(old, { flow.server }, asking))
    } catch {
      result = .failure(error)
    }
    state.withLock { state in
      if state.running?.number == number { state.running = nil }
      guard !isDone else { return }
      state.server = flow.server
      switch result {
      case .success(let tokens):
        state.past = state.past.suffix(20) + [old.field]
        (state.tokens, state.isRefused, state.refusal) = (tokens, false, nil)
        state.count += 1
      case .failure(let error):
        guard let refusal = error as? OAuthError, refusal.isOfGrant else { return }
        (state.tokens, state.refusal) = (state.tokens.withoutRefreshToken, refusal)
      }
    }
    return try result.get()
  }
}
