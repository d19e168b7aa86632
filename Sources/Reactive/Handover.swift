/// Carries a framework's callback into the client's `@Sendable` completion.
///
/// Unchecked because these callbacks are not marked `Sendable`: the client calls back exactly once, and the
/// frameworks allow that call on any thread.
struct Handover<Value>: @unchecked Sendable {
  let value: Value
}
