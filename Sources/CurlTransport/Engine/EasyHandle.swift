internal import ApusSystem
import CApusCurl

/// libcurl's handle for one transfer, with what it keeps pointers to. Used on the transport's thread only.
final class EasyHandle {
  let pointer: OpaquePointer
  private var lists: [UnsafeMutablePointer<ccurl_list>] = []
  private let errorText: UnsafeMutablePointer<CChar>

  /// Loads libcurl, once in a process; the text says why it cannot be used.
  @Sendable static func loadLibrary() -> String? {
    // It spells the names of hosts such as 日本.jp for the network, and reads them as the C library does.
    _ = CharacterSet.utf8
    return ccurl_load().map { String(cString: $0) }
  }

  init?() {
    guard let pointer = ccurl_easy_create() else { return nil }
    self.pointer = pointer
    errorText = .allocate(capacity: Int(CCURL_ERROR_SIZE))
    errorText.initialize(repeating: 0, count: Int(CCURL_ERROR_SIZE))
  }

  deinit {
    ccurl_easy_destroy(pointer)
    for list in lists { ccurl_list_free(list) }
    errorText.deallocate()
  }

  func set(_ option: Int, _ value: Int) { ccurl_set_long(pointer, Int32(option), value) }
  func set(_ option: Int, _ value: Bool) { ccurl_set_long(pointer, Int32(option), value ? 1 : 0) }
  func set(_ option: Int, size: Int) { ccurl_set_int64(pointer, Int32(option), Int64(size)) }
  /// libcurl copies texts.
  func set(_ option: Int, _ text: String?) {
    guard let text else {
      ccurl_set_pointer(pointer, Int32(option), nil)
      return
    }
    text.withCString { _ = ccurl_set_pointer(pointer, Int32(option), $0) }
  }
  func set(_ option: Int, _ value: OpaquePointer?) {
    ccurl_set_pointer(pointer, Int32(option), UnsafeRawPointer(value))
  }
  func set(_ option: Int, _ value: UnsafeMutableRawPointer) {
    ccurl_set_pointer(pointer, Int32(option), value)
  }
  func set(_ option: Int, _ texts: [String]) {
    var list: UnsafeMutablePointer<ccurl_list>?
    for text in texts { list = ccurl_list_append(list, text) ?? list }
    guard let list else { return }
    lists.append(list)
    ccurl_set_pointer(pointer, Int32(option), list)
  }

  func collectErrorText() {
    errorText[0] = 0
    ccurl_set_pointer(pointer, Int32(CCURL_OPT_ERRORBUFFER), errorText)
  }

  /// What libcurl says about `result`: its words for this very transfer, or else those for the number.
  func text(for result: Int) -> String {
    let specific = String(cString: errorText)
    guard specific.isEmpty else { return specific }
    return ccurl_result_text(Int32(result)).map { String(cString: $0) } ?? "error \(result)"
  }

  func number(_ info: Int) -> Int { ccurl_info_long(pointer, Int32(info)) }
  func microseconds(_ info: Int) -> Duration {
    .microseconds(ccurl_info_int64(pointer, Int32(info)))
  }
  func text(_ info: Int) -> String? {
    guard let text = ccurl_info_text(pointer, Int32(info)), text.pointee != 0 else { return nil }
    return String(cString: text)
  }
  var socket: Int32 { ccurl_info_socket(pointer) }

  /// Sends what can be sent now of some bytes.
  ///
  /// - Returns: how many; zero where none can.
  func send(_ bytes: ArraySlice<UInt8>) throws(Failure) -> Int {
    var sent = 0
    let result = bytes.withUnsafeBytes { ccurl_easy_send(pointer, $0.baseAddress, $0.count, &sent) }
    guard result == CCURL_E_OK || result == CCURL_E_AGAIN else { throw Failure(result: Int(result)) }
    return sent
  }

  /// Receives what is there.
  ///
  /// - Returns: how many bytes; zero at the end, and `nil` where nothing is there yet.
  func receive(into room: inout [UInt8]) throws(Failure) -> Int? {
    var count = 0
    let result = room.withUnsafeMutableBytes { ccurl_easy_receive(pointer, $0.baseAddress, $0.count, &count) }
    if result == CCURL_E_AGAIN { return nil }
    guard result == CCURL_E_OK else { throw Failure(result: Int(result)) }
    return count
  }

  /// What libcurl says when a connection of ours breaks.
  struct Failure: Error { let result: Int }
}
