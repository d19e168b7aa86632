import CApusEdit

/// What libedit holds of us: it calls back with this object, and this object knows the reader.
final class EngineClient {
  weak var reader: EditLineReader?
  private let walker = HistoryWalker()

  var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  private static func client(of handle: OpaquePointer?) -> EngineClient? {
    guard let handle, let pointer = cedit_client(handle) else { return nil }
    return Unmanaged<EngineClient>.fromOpaque(pointer).takeUnretainedValue()
  }

  /// Runs a command on the reader that libedit calls for.
  static func perform(_ handle: OpaquePointer?, _ command: (EditLineReader) -> CommandOutcome) -> UInt8 {
    guard let reader = client(of: handle)?.reader else { return UInt8(CC_EOF) }
    return command(reader).code
  }

  static let readKey: CEditReadCharacter = { handle, character in
    guard let character, let key = client(of: handle)?.reader?.nextKey() else { return 0 }
    character.pointee = wchar_t(key.value)
    return 1
  }

  /// libedit's own history commands, which vi keys and `.editrc` files use, look through our history.
  static let answerHistory: CEditHistory = { context, event, operation in
    guard let context, let event else { return -1 }
    let client = Unmanaged<EngineClient>.fromOpaque(context).takeUnretainedValue()
    guard let entries = client.reader?.history.entries else { return -1 }
    return client.walker.answer(operation, from: entries, event)
  }
}

/// A place in the history as libedit sees it, newest entry first.
private final class HistoryWalker {
  private var index = 0
  /// The entry last handed out; libedit reads it until the next call.
  private var text: UnsafeMutablePointer<wchar_t>?

  deinit { text?.deallocate() }

  func answer(_ operation: Int32, from entries: [String], _ event: UnsafeMutablePointer<HistEventW>) -> Int32
  {
    var wanted = min(index, entries.count - 1)
    switch operation {
    case H_FIRST: wanted = entries.count - 1
    case H_LAST: wanted = 0
    case H_NEXT: wanted -= 1
    case H_PREV: wanted += 1
    case H_CURR: break
    default: return -1
    }
    guard entries.indices.contains(wanted) else { return -1 }
    index = wanted
    let wide = entries[wanted].wide
    text?.deallocate()
    let copy = UnsafeMutablePointer<wchar_t>.allocate(capacity: wide.count)
    copy.initialize(from: wide, count: wide.count)
    text = copy
    event.pointee = HistEventW(num: Int32(wanted + 1), str: copy)
    return 0
  }
}
